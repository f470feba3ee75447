import { workshopEn as words } from '../../words/workshop.en.js';

const WIDTH = 600;
const FLOOR = 120;

/** How many games lasted how many turns. */
export function LengthPlot({ lengths }: { readonly lengths: Readonly<Record<string, number>> }) {
  const turns = Object.keys(lengths).map(Number);
  if (turns.length === 0) return null;
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  const most = Math.max(...Object.values(lengths));
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const step = WIDTH / all.length;
  const told = Object.entries(lengths).map(([turn, games]) => words.lengthOf(turn, games));
  return (
    <figure className="Lengths">
      <figcaption>{words.lengths}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${FLOOR + 24}`} role="img" aria-label={`${words.lengths}. ${told.join('; ')}.`}>
        {all.map((turn, index) => {
          const games = lengths[turn] ?? 0;
          const height = (games / most) * (FLOOR - 20);
          return (
            <g key={turn}>
              <rect x={index * step + 2} y={FLOOR - height} width={Math.max(2, step - 4)} height={height} rx="4" />
              {games > 0 && (
                <text x={index * step + step / 2} y={FLOOR - height - 5}>
                  {games}
                </text>
              )}
              <text x={index * step + step / 2} y={FLOOR + 18}>
                {turn}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
