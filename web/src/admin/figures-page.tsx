import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { server } from '../account/server.js';
import type { Room } from '../api/types.js';
import { useTitle } from '../api/use-games.js';
import { Badge } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { Panel } from '../design/panel.js';
import { to } from '../to.js';
import { ago } from '../words/times.js';
import { useAdminWords } from '../words/use-admin-words.js';
import type { Figures } from './admin.types.js';
import { Console } from './console.js';
import { FigureStrip } from './figure-strip.js';
import { Listing } from './listing.js';
import { useFigures } from './use-figures.js';
import { usePages } from './use-pages.js';

const STATUSES = ['active', 'finished', 'cancelled'] as const;

/** How the server is doing, who gathers, and how many sessions and accounts there are. */
export function FiguresPage() {
  const words = useAdminWords();
  const figures = useFigures().data?.at(-1)?.figures;
  return (
    <Console at={undefined} title={words.sections.figures}>
      <h1>{words.sections.figures}</h1>
      <FigureStrip />
      <div className="admin-halves">
        {figures && <SessionsByGame figures={figures} />}
        <Queues />
      </div>
      <Rooms />
      <p className="soft small">{words.figures.sampled}</p>
    </Console>
  );
}

function SessionsByGame({ figures: { sessions, users } }: { readonly figures: Figures }) {
  const { figures: words, session } = useAdminWords();
  const titleOf = useTitle();
  const games = [...new Set(sessions.map(({ game }) => game))];
  return (
    <Panel
      title={words.byGame}
      aside={<span className="soft small">{words.users(users.guest ?? 0, users.registered ?? 0)}</span>}
    >
      <div className="wide-table" role="group" aria-label={words.byGame} tabIndex={0}>
        <table className="grid">
          <thead>
            <tr>
              <th>{session.game}</th>
              {STATUSES.map((status) => (
                <th key={status} className="n">
                  {session.statuses[status]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game}>
                <td>
                  <span className="row stay">
                    <Mark slug={game} /> <Link to={`${to.admin('sessions')}?game=${game}`}>{titleOf(game)}</Link>
                  </span>
                </td>
                {STATUSES.map((status) => (
                  <td key={status} className="n">
                    {sessions.find((one) => one.game === game && one.status === status)?.count ?? 0}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

interface Queue {
  readonly game: string;
  readonly mode: string;
  readonly waiting: number;
  readonly since: string;
}

function Queues() {
  const { gathering } = useAdminWords();
  const titleOf = useTitle();
  const { data } = useQuery({
    queryKey: ['admin', 'queues'],
    queryFn: () => server.rest.get<{ readonly queues: readonly Queue[] }>('/api/admin/queues'),
    refetchInterval: 10_000,
  });
  return (
    <Panel title={gathering.queues}>
      {data?.queues.length === 0 && <p className="soft">{gathering.noQueues}</p>}
      <ul className="admin-lines">
        {data?.queues.map(({ game, mode, waiting, since }) => (
          <li key={`${game} ${mode}`}>
            <Mark slug={game} />
            <span>
              {titleOf(game)} <span className="soft">{mode}</span>
            </span>
            <Badge kind="count">{gathering.waiting(waiting)}</Badge>
            <span className="soft small">{ago(since)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Rooms() {
  const { gathering, session } = useAdminWords();
  const titleOf = useTitle();
  const rooms = usePages<Room>('/api/admin/rooms');
  return (
    <Panel title={gathering.rooms}>
      <Listing
        of={rooms}
        label={gathering.rooms}
        none={gathering.noRooms}
        head={
          <>
            <th>{session.game}</th>
            <th>{gathering.rooms}</th>
            <th>{session.status}</th>
            <th>{session.players}</th>
            <th className="n">{session.last}</th>
          </>
        }
        row={(room) => (
          <tr key={room.roomId}>
            <td>
              <span className="row stay">
                <Mark slug={room.game} /> {titleOf(room.game)}
              </span>
            </td>
            <td>
              {room.sessionId === null ? room.name : <Link to={to.admin('sessions', room.sessionId)}>{room.name}</Link>}{' '}
              {room.visibility === 'link' && <Badge>{gathering.byCode}</Badge>}
            </td>
            <td>
              <Badge kind={room.status === 'waiting' ? 'warm' : room.status === 'in_progress' ? 'good' : undefined}>
                {gathering.statuses[room.status]}
              </Badge>
            </td>
            <td>
              {room.players.map(({ name }) => name).join(', ')}{' '}
              <span className="soft">{gathering.seats(room.taken, room.seats)}</span>
            </td>
            <td className="n soft">{ago(room.createdAt)}</td>
          </tr>
        )}
      />
    </Panel>
  );
}
