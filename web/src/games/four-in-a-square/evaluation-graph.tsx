export interface TurnVerdict {
  readonly version: number;
  readonly player: 'R' | 'B';
  /** From -1, Blue wins, to 1, Red wins. */
  readonly value: number;
  readonly exact: boolean;
}

const [WIDTH, HEIGHT] = [300, 84];
const MIDDLE = HEIGHT / 2;

/** How each turn stood: bars up for Red, down for Blue. */
export function EvaluationGraph({ turns, now }: { readonly turns: readonly TurnVerdict[]; readonly now: number }) {
  const wide = WIDTH / turns.length;
  const current = turns.findLastIndex(({ version }) => version <= now);
  return (
    <figure className="evaluation">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(turns)}>
        {turns.map(({ value, version }, index) => {
          const tall = Math.max(2, Math.abs(value) * (MIDDLE - 2));
          return (
            <rect
              key={version}
              className={value > 0 ? 'red-side' : value < 0 ? 'blue-side' : 'even'}
              x={index * wide + wide * 0.1}
              width={wide * 0.8}
              y={value >= 0 ? MIDDLE - tall : MIDDLE}
              height={tall}
              rx={Math.min(2, wide * 0.2)}
            />
          );
        })}
        <line className="middle" x1="0" x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
        {current >= 0 && <rect className="now" x={current * wide} width={wide} y="0" height={HEIGHT} rx="3" />}
      </svg>
      <figcaption className="soft small">How each turn stood: up for Red, down for Blue.</figcaption>
    </figure>
  );
}

function inWords(turns: readonly TurnVerdict[]): string {
  const last = turns.at(-1)?.value ?? 0;
  const ahead = last > 0 ? 'Red' : last < 0 ? 'Blue' : 'nobody';
  return `How the ${turns.length} turns stood. Before the last of them ${ahead} was ahead.`;
}
