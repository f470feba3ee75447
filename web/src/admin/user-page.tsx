import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { useUser } from '../account/use-user.js';
import { problemText } from '../api/problem-text.js';
import { renew } from '../api/query-client.js';
import { Button } from '../design/button.js';
import { Badge } from '../design/chip.js';
import { LinkButton } from '../design/link-button.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { Face } from '../design/plate.js';
import { to } from '../to.js';
import { day } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import { useWords } from '../words/use-words.js';
import type { FoundSession, FoundUser } from './admin.types.js';
import { Console } from './console.js';
import { DeedForm } from './deed-form.js';
import { DeedRows } from './deed-rows.js';
import { SessionRows } from './sessions-page.js';
import { usePages } from './use-pages.js';
import '../people/people.css';

/** One account: what it is, what it played, what admins did with it, and what can be done now. */
export function UserPage({ id }: { readonly id: string }) {
  const words = useAdminWords();
  const { wait } = useWords();
  const { data: user, error } = useQuery({
    queryKey: ['admin', 'user', id],
    queryFn: () => server.rest.get<FoundUser>(`/api/admin/users/${encodeURIComponent(id)}`),
  });
  return (
    <Console at="users" title={user?.name ?? words.sections.users}>
      {error ? (
        <>
          <h1>{words.sections.users}</h1>
          <Trouble>{problemText(error)}</Trouble>
        </>
      ) : user ? (
        <Account user={user} />
      ) : (
        <Waiting label={wait} lines={4} />
      )}
    </Console>
  );
}

function Account({ user }: { readonly user: FoundUser }) {
  const words = useAdminWords();
  const sessions = usePages<FoundSession>('/api/admin/sessions', { player: user.id });
  return (
    <>
      <div className="person">
        <Face name={user.name} size="huge" />
        <div>
          <h1>
            {user.name} {user.role === 'admin' && <Badge kind="warm">{words.user.roles.admin}</Badge>}{' '}
            {user.bannedAt !== null && <Badge kind="bad">{words.user.banned}</Badge>}
          </h1>
          <p className="soft">
            {[words.user.kinds[user.kind], user.email, day(user.createdAt)].filter((one) => one !== null).join(' · ')}
          </p>
        </div>
        <div className="row">
          <LinkButton quiet to={to.player(user.id)}>
            {words.user.profile}
          </LinkButton>
        </div>
      </div>
      {user.bannedAt !== null && <Trouble>{words.user.bannedFor(user.banReason ?? '', day(user.bannedAt))}</Trouble>}
      <Deeds user={user} />
      <Panel title={words.session.ofUser(user.name)}>
        <SessionRows sessions={sessions} />
      </Panel>
      <Panel title={words.user.deeds}>
        <DeedRows of={{ target: user.id }} />
      </Panel>
    </>
  );
}

/** Role and ban. A deed is asked for once more; taking one back is not. */
function Deeds({ user }: { readonly user: FoundUser }) {
  const { user: words } = useAdminWords();
  const me = useUser();
  const [asked, setAsked] = useState<'ban' | 'admin'>();
  const [wrong, setWrong] = useState<string>();
  if (me?.id === user.id) return <p className="soft">{words.yourself}</p>;
  const done = async (deed: 'ban' | 'unban' | 'role', body: object = {}): Promise<void> => {
    await server.rest.post(`/api/admin/users/${user.id}/${deed}`, body);
    setAsked(undefined);
    await renew(['admin']);
  };
  const atOnce = (deed: 'unban' | 'role', body?: object) =>
    void done(deed, body).catch((error: unknown) => setWrong(problemText(error)));
  return (
    <div className="stack">
      <div className="row">
        {user.role === 'admin' ? (
          <Button onClick={() => atOnce('role', { role: 'player' })}>{words.makePlayer}</Button>
        ) : (
          <Button disabled={user.kind === 'guest'} onClick={() => setAsked('admin')}>
            {words.makeAdmin}
          </Button>
        )}
        {user.bannedAt === null ? (
          <Button danger onClick={() => setAsked('ban')}>
            {words.ban}
          </Button>
        ) : (
          <Button onClick={() => atOnce('unban')}>{words.unban}</Button>
        )}
      </div>
      {wrong !== undefined && <Trouble>{wrong}</Trouble>}
      {asked === 'ban' && (
        <DeedForm
          title={words.banAsk(user.name)}
          about={words.banMore}
          act={words.ban}
          onLeave={() => setAsked(undefined)}
          onDo={(reason) => done('ban', { reason })}
        />
      )}
      {asked === 'admin' && (
        <DeedForm
          title={words.makeAdminAsk(user.name)}
          about={words.makeAdminMore}
          act={words.makeAdmin}
          reasoned={false}
          onLeave={() => setAsked(undefined)}
          onDo={() => done('role', { role: 'admin' })}
        />
      )}
    </div>
  );
}
