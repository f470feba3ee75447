import { classNames } from '../design/class-names.js';
import { Face } from '../design/plate.js';
import { useTournamentWords } from '../words/use-tournament-words.js';
import type { Entrant, Standing } from './use-tournaments.js';
import '../design/grid.css';

const percent = (share: number) => `${Math.round(share * 100)} %`;

interface Props {
  readonly standings: readonly Standing[];
  readonly players: readonly Entrant[];
  readonly me?: number;
  /** With everything that parts equal points. */
  readonly full?: boolean;
}

/** Who stands where, with what parts equal points. */
export function Standings({ standings, players, me, full = false }: Props) {
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
            {full && (
              <>
                <th scope="col" className="n" title={words.tieBreaksMore}>
                  {words.rivals}
                </th>
                <th scope="col" className="n">
                  {words.gameRate}
                </th>
                <th scope="col" className="n">
                  {words.rivalsGames}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {standings.map((line) => (
            <tr key={line.playerId} className={classNames(line.playerId === me && 'mine')}>
              <td>{line.rank}</td>
              <td>
                <span className="standing-name">
                  <Face
                    name={line.name}
                    kind={players.some(({ playerId, level }) => playerId === line.playerId && level) ? 'bot' : 'person'}
                  />
                  {line.name}
                  {line.dropped && <span className="soft"> · {words.dropped}</span>}
                </span>
              </td>
              <td className="n">
                <b>{line.points}</b>
              </td>
              <td className="n">
                {line.wins} – {line.losses} – {line.draws}
              </td>
              {full && (
                <>
                  <td className="n">{percent(line.opponentsMatchWinRate)}</td>
                  <td className="n">{percent(line.gameWinRate)}</td>
                  <td className="n">{percent(line.opponentsGameWinRate)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
