import { Link } from 'wouter';
import { useUser } from '../account/use-user.js';
import { Face } from '../design/plate.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import type { Leader } from './leaders.js';
import '../design/grid.css';

interface Props {
  readonly caption: string;
  readonly leaders: readonly Leader[];
}

/** A leaderboard: rank, name, and what the game counts. My own line is marked. */
export function LeaderTable({ caption, leaders }: Props) {
  const { board } = usePageWords();
  const user = useUser();
  const rated = leaders.some(({ rating }) => rating !== undefined);
  return (
    <table className="grid">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th className="n" scope="col">
            {board.rank}
          </th>
          <th scope="col">{board.player}</th>
          {rated && (
            <th className="n" scope="col">
              {board.rating}
            </th>
          )}
          <th className="n hide-narrow" scope="col">
            {board.games}
          </th>
          <th className="n" scope="col">
            {board.wins}
          </th>
        </tr>
      </thead>
      <tbody>
        {leaders.map((leader) => (
          <tr key={`${leader.rank} ${leader.name}`} className={leader.userId === user?.id && user ? 'mine' : undefined}>
            <td className="n">{leader.rank}</td>
            <td>
              <span className="row stay">
                <Face name={leader.name} />
                {leader.userId === undefined ? (
                  <b>{leader.name}</b>
                ) : (
                  <Link to={to.player(leader.userId)}>{leader.name}</Link>
                )}
              </span>
            </td>
            {rated && (
              <td className="n">
                <b>{leader.rating ?? '–'}</b>
                {leader.deviation !== undefined && <span className="soft tiny"> ± {leader.deviation}</span>}
              </td>
            )}
            <td className="n hide-narrow">{leader.games ?? '–'}</td>
            <td className="n">{leader.games ? `${Math.round((leader.wins / leader.games) * 100)} %` : leader.wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
