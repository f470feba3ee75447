import type { Standing } from './tally.js';

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 6;

interface Props {
  readonly players: readonly { readonly playerId: number; readonly name: string }[];
  readonly standings: readonly Standing[];
}

/** The life of everybody as lines, told apart by their pattern; the figures stand in a table below. */
export function LifeChart({ players, standings }: Props) {
  const all = standings.flatMap(({ life }) => [...life.values()]);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (index: number): number => EDGE + (index / Math.max(1, standings.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (life: number): number => HEIGHT - EDGE - ((life - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  return (
    <figure className="fu-life-chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <line x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
        {players.map(({ playerId }, index) => (
          <polyline
            key={playerId}
            data-line={index % 4}
            points={standings
              .map(({ life }, at) => `${x(at).toFixed(1)},${y(life.get(playerId) ?? 0).toFixed(1)}`)
              .join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        {players.map(({ playerId, name }, index) => (
          <span key={playerId}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <polyline data-line={index % 4} points="0,4 24,4" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
