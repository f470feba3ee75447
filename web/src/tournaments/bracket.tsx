import { useTournamentWords } from '../words/use-tournament-words.js';
import type { Match } from './use-tournaments.js';

export interface BracketProps {
  readonly matches: readonly Match[];
  nameOf(playerId: number | null): string;
}

const BOX = { width: 190, height: 56 };
const STEP = { x: 262, y: 76 };
const HALFWAY = (STEP.x - BOX.width) / 2;
const TOP = 34;

/** How a player of a match is lettered: the winner boldly, one who has lost or is not known yet quietly. */
function sideOf(match: Match | undefined, player: number | null | undefined): string | undefined {
  if (!match || player === null || player === undefined) return 'quiet';
  if (match.winnerId === null) return undefined;
  return match.winnerId === player ? 'won' : 'quiet';
}

/** The bracket as a tree that scrolls both ways; for those who listen it is a sentence for each match. */
export function Bracket({ matches, nameOf }: BracketProps) {
  const words = useTournamentWords();
  const first = Math.min(...matches.map(({ round }) => round));
  const inFirst = matches.filter(({ round }) => round === first).length;
  const depth = Math.round(Math.log2(Math.max(1, inFirst))) + 1;
  const columns = Array.from({ length: depth }, (_, column) => {
    const size = inFirst / 2 ** column;
    return Array.from({ length: size }, (_none, index) => ({
      x: column * STEP.x,
      y: TOP + (index + 0.5) * STEP.y * 2 ** column - BOX.height / 2,
      match: matches.find(({ round, number }) => round === first + column && number === index + 1),
      key: `${column}.${index}`,
    }));
  });
  const width = (depth - 1) * STEP.x + BOX.width + 4;
  const height = TOP + inFirst * STEP.y + 4;
  const said = matches.map((one) => {
    const second = one.playerB === null ? words.bye : nameOf(one.playerB);
    return words.matchSaid(nameOf(one.playerA), one.winsA, one.winsB, second);
  });
  return (
    <div className="bracket-scroll" tabIndex={0} role="region" aria-label={words.bracketScrolls}>
      <svg
        className="bracket"
        viewBox={`-2 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={words.bracketSaid(said)}
      >
        {columns.map((boxes, column) => (
          <g key={column}>
            <text className="bracket-head" x={column * STEP.x} y={16}>
              {words.finals(boxes.length)}
            </text>
            {boxes.map(({ x, y, match, key }, index) => {
              const next = columns[column + 1]?.[Math.floor(index / 2)];
              const middle = y + BOX.height / 2;
              return (
                <g key={key}>
                  {next && (
                    <path
                      className="bracket-link"
                      d={`M${x + BOX.width} ${middle}h${HALFWAY}V${next.y + BOX.height / 2}h${HALFWAY}`}
                    />
                  )}
                  <rect
                    className={match?.status === 'open' ? 'bracket-box now' : 'bracket-box'}
                    x={x}
                    y={y}
                    width={BOX.width}
                    height={BOX.height}
                    rx={9}
                  />
                  <path className="bracket-line" d={`M${x} ${middle}h${BOX.width}`} />
                  {[match?.playerA, match?.playerB].map((player, side) => (
                    <g key={side} className={sideOf(match, player)}>
                      <text x={x + 12} y={y + 20 + side * 27}>
                        {!match ? words.toBePlayed : player === null ? words.bye : nameOf(player ?? null)}
                      </text>
                      {match && match.playerB !== null && (
                        <text x={x + BOX.width - 14} y={y + 20 + side * 27} textAnchor="end">
                          {side === 0 ? match.winsA : match.winsB}
                        </text>
                      )}
                    </g>
                  ))}
                </g>
              );
            })}
          </g>
        ))}
      </svg>
    </div>
  );
}
