import { useInfiniteQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { useWords } from '../words/use-words.js';
import type { LoggedAction } from './admin.types.js';
import '../design/grid.css';

const AT_ONCE = 50;

interface Props {
  readonly sessionId: string;
  /** The newest version; unknown of a session that cannot be read whole. */
  readonly last: number | undefined;
  readonly shown: number;
  onSeek(version: number): void;
}

/** What was done, the newest first, with members that players are not told. A press on a version looks at it. */
export function ActionLog({ sessionId, last = 0, shown, onSeek }: Props) {
  const { session } = useAdminWords();
  const { wait } = useWords();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['admin', 'log', sessionId, last],
    queryFn: async ({ pageParam }) => {
      const { actions } = await server.rest.get<{ readonly actions: readonly LoggedAction[] }>(
        `/api/admin/sessions/${encodeURIComponent(sessionId)}/actions`,
        { query: { since: pageParam, limit: AT_ONCE } },
      );
      return { since: pageParam, actions: [...actions].reverse() };
    },
    initialPageParam: Math.max(0, last - AT_ONCE),
    getNextPageParam: ({ since }) => (since === 0 ? null : Math.max(0, since - AT_ONCE)),
  });
  // The oldest page may overlap the one before it.
  const actions = [...new Map(data?.pages.flatMap((page) => page.actions.map((one) => [one.version, one]))).values()];
  return (
    <Panel title={session.log}>
      {error && <Trouble>{problemText(error)}</Trouble>}
      {!data && !error && <Waiting label={wait} />}
      <div className="wide-table log-table" role="group" aria-label={session.log} tabIndex={0}>
        <table className="grid">
          <thead>
            <tr>
              <th className="n">{session.logColumns.version}</th>
              <th>{session.logColumns.action}</th>
              <th>{session.logColumns.by}</th>
              <th>{session.logColumns.members}</th>
            </tr>
          </thead>
          <tbody>
            {actions.map((one) => (
              <tr key={one.version} className={one.version === shown ? 'mine' : undefined}>
                <td className="n">
                  <button
                    type="button"
                    className="version-link"
                    aria-current={one.version === shown}
                    onClick={() => onSeek(one.version)}
                  >
                    {one.version}
                  </button>
                </td>
                <td>
                  <b>{one.kind === 'game' ? String(one.action?.type ?? '') : one.kind}</b>{' '}
                  {one.auto && <Badge>{session.auto}</Badge>}
                </td>
                <td>{one.seat === null ? session.byTable : session.seat(one.seat)}</td>
                <td className="mono">{membersOf(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <Button quiet busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {session.earlier}
        </Button>
      )}
    </Panel>
  );
}

/** What an action says besides its type, and the note that a bot or an admin left with it. */
function membersOf({ kind, action, note }: LoggedAction): string {
  const { type, ...members } = action ?? {};
  const told = kind === 'game' ? members : { ...(type === undefined ? undefined : { type }), ...members };
  const parts = [Object.keys(told).length > 0 ? told : undefined, note ?? undefined];
  return parts.flatMap((part) => (part === undefined ? [] : [JSON.stringify(part)])).join(' ');
}
