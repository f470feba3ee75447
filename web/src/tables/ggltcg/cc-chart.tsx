import { useId } from 'react';
import type { CcTurn } from './playback.js';
import { talk } from './talk.en.js';
import './cc-chart.css';

interface Props {
  readonly turns: readonly CcTurn[];
  /** The player whose bars are plain; the other's are striped. */
  readonly near: string;
  readonly names: Readonly<Record<string, string>>;
}

const WIDTH = 360;
const HEIGHT = 120;
const FLOOR = 96;

/** What each turn spent, as bars; the numbers stand above them, so no colour is needed to read it. */
export function CcChart({ turns, near, names }: Props) {
  const most = Math.max(4, ...turns.map(({ cc_spent }) => cc_spent));
  const step = WIDTH / Math.max(1, turns.length);
  const bar = Math.min(28, step * 0.7);
  const numbered = step >= 16;
  // The end of a game and its review may both be in the page, one of them hidden: each has a pattern of its own.
  const stripes = useId();
  const told = turns.map(({ turn, player_id, cc_spent }) =>
    talk.review.spentIn(turn, names[player_id] ?? '', cc_spent),
  );
  return (
    <figure className="CcChart">
      <figcaption>
        {talk.review.chart}
        {Object.entries(names).map(([id, name]) => (
          <span key={id} className={id === near ? 'near' : 'far'}>
            {name}
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={talk.review.spentInAll(told)}>
        <defs>
          <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className="far" />
            <rect width="2" height="6" className="far-2" />
          </pattern>
        </defs>
        <path className="floor" d={`M0 ${FLOOR}H${WIDTH}`} />
        {turns.map(({ turn, player_id, cc_spent }, index) => {
          const height = Math.max(2, (cc_spent / most) * (FLOOR - 20));
          const middle = index * step + step / 2;
          return (
            <g key={turn}>
              <rect
                className={player_id === near ? 'near' : undefined}
                fill={player_id === near ? undefined : `url(#${stripes})`}
                x={middle - bar / 2}
                y={FLOOR - height}
                width={bar}
                height={height}
                rx="4"
              />
              {numbered && (
                <>
                  <text x={middle} y={FLOOR - height - 5}>
                    {cc_spent}
                  </text>
                  <text x={middle} y={FLOOR + 16}>
                    {turn}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
