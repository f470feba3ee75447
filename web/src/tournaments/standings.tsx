import { classNames } from '../design/class-names.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import type { Standing } from './use-tournaments.js';
import '../design/grid.css';

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Who stands where, with what parts equal points. */
export function Standings({ standings, me }: { readonly standings: readonly Standing[]; readonly me?: number }) {
  const words = useTournamentWords();
  return (
    <div className="standings">
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">{words.rank}</th>
            <th scope="col">{words.player}</th>
            <th scope="col" className="n">
              {words.points}
            </th>
            <th scope="col" className="n">
              {words.record}
            </th>
            <th scope="col" className="n" title={words.tieBreaksMore}>
              {words.rivals}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((line) => (
            <tr key={line.playerId} className={classNames(line.playerId === me && 'mine')}>
              <td>{line.rank}</td>
              <td>
                {line.name}
                {line.dropped && <span className="soft"> · {words.dropped}</span>}
              </td>
              <td className="n">
                <b>{line.points}</b>
              </td>
              <td className="n">
                {line.wins} – {line.losses} – {line.draws}
              </td>
              <td className="n">{percent(line.opponentsMatchWinRate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
