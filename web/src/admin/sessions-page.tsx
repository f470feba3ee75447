import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useGames, useTitle } from '../api/use-games.js';
import { Badge } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { Select } from '../design/field.js';
import { Panel } from '../design/panel.js';
import { to } from '../to.js';
import { ago } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import type { FoundSession, SessionStatus } from './admin.types.js';
import { Console } from './console.js';
import { FigureStrip } from './figure-strip.js';
import { Listing } from './listing.js';
import { Search } from './search.js';
import { useChanged } from './use-changed.js';
import { usePages } from './use-pages.js';

const STATUSES = ['active', 'finished', 'cancelled'] as const;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds sessions by id, number, player, game and status. */
export function SessionsPage() {
  const words = useAdminWords();
  const { data: games = [] } = useGames();
  const [search] = useSearchParams();
  const change = useChanged();
  const [, go] = useLocation();
  const [text, setText] = useState(search.get('find') ?? '');
  const [game, status, player, find] = ['game', 'status', 'player', 'find'].map(
    (name) => search.get(name) ?? undefined,
  );
  const sessions = usePages<FoundSession>('/api/admin/sessions', { game, status, player, ...found(find) });
  return (
    <Console at="sessions" title={words.sections.sessions}>
      <h1 className="unseen">{words.sections.sessions}</h1>
      <FigureStrip />
      <Panel
        title={words.sections.sessions}
        aside={
          <div className="admin-find">
            <Search
              label={words.session.search}
              value={text}
              onChange={setText}
              onFind={() =>
                ID.test(text.trim()) ? go(to.admin('sessions', text.trim())) : change({ find: text.trim() })
              }
            />
            <Select
              label={words.session.game}
              quietLabel
              value={game ?? ''}
              options={[
                { value: '', label: words.anyGame },
                ...games.map(({ slug, title }) => ({ value: slug, label: title })),
              ]}
              onChoose={(chosen) => change({ game: chosen })}
            />
            <Select
              label={words.session.status}
              quietLabel
              value={STATUSES.find((one) => one === status) ?? ''}
              options={[
                { value: '' as const, label: words.anyStatus },
                ...STATUSES.map((one) => ({ value: one, label: words.session.statuses[one] })),
              ]}
              onChoose={(chosen) => change({ status: chosen })}
            />
          </div>
        }
      >
        <SessionRows sessions={sessions} />
      </Panel>
    </Console>
  );
}

/** A whole number is looked for as the number of a session, anything else in the players' names. */
function found(find: string | undefined): { readonly number?: string; readonly name?: string } {
  if (!find) return {};
  return /^\d{1,15}$/.test(find) && Number(find) > 0 ? { number: find } : { name: find.slice(0, 50) };
}

/** Sessions as rows. */
export function SessionRows({ sessions }: { readonly sessions: ReturnType<typeof usePages<FoundSession>> }) {
  const words = useAdminWords();
  const titleOf = useTitle();
  return (
    <Listing
      of={sessions}
      label={words.sections.sessions}
      head={
        <>
          <th>{words.session.number}</th>
          <th>{words.session.game}</th>
          <th>{words.session.status}</th>
          <th>{words.session.players}</th>
          <th className="n">{words.session.version}</th>
          <th className="n">{words.session.last}</th>
        </>
      }
      row={({ sessionId, num, game, status, rated, players, version, updatedAt }) => (
        <tr key={sessionId}>
          <td className="mono">
            <Link to={to.admin('sessions', sessionId)} aria-label={words.session.named(num)}>
              {num}
            </Link>
          </td>
          <td>
            <span className="row stay">
              <Mark slug={game} /> {titleOf(game)}
            </span>
          </td>
          <td>
            <StatusBadge status={status} /> {rated && <Badge>{words.session.rated}</Badge>}
          </td>
          <td>{players.map(({ name }) => name).join(', ')}</td>
          <td className="n">{version}</td>
          <td className="n soft">{ago(updatedAt)}</td>
        </tr>
      )}
    />
  );
}

/** How a session stands, by colour and word. */
export function StatusBadge({ status }: { readonly status: SessionStatus }) {
  const { session } = useAdminWords();
  const kind = status === 'active' ? 'good' : status === 'cancelled' ? 'bad' : undefined;
  return <Badge kind={kind}>{session.statuses[status]}</Badge>;
}
