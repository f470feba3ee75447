import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { server } from '../account/server.js';
import { problemText } from '../api/problem-text.js';
import { renew } from '../api/query-client.js';
import { useTitle } from '../api/use-games.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Note, Trouble, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Tree } from '../design/tree.js';
import { lookIn } from '../play/frame/use-look-at.js';
import { to } from '../to.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { useWords } from '../words/use-words.js';
import { ActionLog } from './action-log.js';
import type { SessionSheet } from './admin.types.js';
import { Console } from './console.js';
import { OpenTable } from './open-table.js';
import { SessionDeeds } from './session-deeds.js';
import { StatusBadge } from './sessions-page.js';
import { useChanged } from './use-changed.js';
import { VersionSlider } from './version-slider.js';

/** One session as admins see it: its table with all cards open, its log, its state, and what can be done to it. */
export function SessionPage({ id }: { readonly id: string }) {
  const words = useAdminWords();
  const { wait } = useWords();
  const { data: sheet, error } = useQuery({
    queryKey: ['admin', 'session', id],
    queryFn: () => server.rest.get<SessionSheet>(`/api/admin/sessions/${encodeURIComponent(id)}`),
  });
  return (
    <Console at="sessions" title={sheet ? words.session.named(sheet.num) : words.sections.sessions}>
      {error ? (
        <>
          <h1>{words.sections.sessions}</h1>
          <Trouble>
            {problemText(error)} {words.session.damaged}
          </Trouble>
          <ActionLog sessionId={id} last={undefined} shown={-1} onSeek={() => {}} />
        </>
      ) : sheet ? (
        <Sheet sheet={sheet} />
      ) : (
        <Waiting label={wait} lines={6} />
      )}
    </Console>
  );
}

function Sheet({ sheet }: { readonly sheet: SessionSheet }) {
  const words = useAdminWords();
  const titleOf = useTitle();
  const [search] = useSearchParams();
  const change = useChanged();
  const { sessionId, num, game, status, players, version: last } = sheet;
  const asked = lookIn(search.toString());
  const version = Math.min(asked.version ?? last, last);
  const as = asked.as ?? 'all';
  const seek = useCallback((to: number) => change({ v: to === last ? '' : String(to) }), [change, last]);
  const changed = async (): Promise<void> => {
    change({ v: '' });
    await renew(['admin']);
  };
  return (
    <>
      <div className="welcome">
        <div className="titled">
          <Mark slug={game} size={40} />
          <div>
            <h1>
              {words.session.named(num)} <StatusBadge status={status} />
            </h1>
            <p className="soft">
              {words.session.about(
                titleOf(game),
                players.map(({ name }) => name),
                last,
              )}
            </p>
          </div>
        </div>
        <LinkButton quiet to={to.table(game, sessionId)}>
          <Icon name="eye" /> {words.session.play}
        </LinkButton>
      </div>
      <Note icon="eye">{words.session.looked}</Note>
      <SessionDeeds sheet={sheet} version={version} onDone={changed} />
      <Panel title={words.session.table} className="admin-table">
        <OpenTable
          sessionId={sessionId}
          game={game}
          version={version}
          last={last}
          as={as}
          onAs={(through) => change({ as: through === 'all' ? '' : through, v: String(version) })}
        />
        <VersionSlider version={version} last={last} onSeek={seek} />
      </Panel>
      <div className="admin-halves">
        <ActionLog sessionId={sessionId} last={last} shown={version} onSeek={seek} />
        <StateTree sheet={sheet} version={version} />
      </div>
    </>
  );
}

function StateTree({ sheet, version }: { readonly sheet: SessionSheet; readonly version: number }) {
  const words = useAdminWords();
  const { wait } = useWords();
  const { table: newest, ...facts } = sheet;
  const { data, error } = useQuery({
    queryKey: ['admin', 'at', sheet.sessionId, version],
    queryFn: () =>
      server.rest.get<SessionSheet>(`/api/admin/sessions/${encodeURIComponent(sheet.sessionId)}/at/${version}`),
    enabled: version !== sheet.version,
  });
  const table = version === sheet.version ? newest : data?.table;
  return (
    <Panel title={words.session.state}>
      {error ? (
        <Trouble>{problemText(error)}</Trouble>
      ) : table ? (
        <div className="mono">
          <p className="soft">{words.session.versionShown(version, sheet.version)}</p>
          {Object.entries(table).map(([name, value]) => (
            <Tree key={`${version} ${name}`} name={name} value={value} open={name === 'state'} />
          ))}
        </div>
      ) : (
        <Waiting label={wait} />
      )}
      <div className="mono">
        <Tree name={words.session.sheet} value={facts} />
      </div>
    </Panel>
  );
}
