export interface TurnVerdict {
  readonly version: number;
  readonly player: 'R' | 'B';
  /** From -1, Blue wins, to 1, Red wins. */
  readonly value: number;
  readonly exact: boolean;
}

const [WIDTH, HEIGHT] = [300, 80];

/** How each turn stood: bars up for Red, down for Blue. */
export function EvaluationGraph({ turns, now }: { readonly turns: readonly TurnVerdict[]; readonly now: number }) {
  const wide = WIDTH / turns.length;
  const middle = HEIGHT / 2;
  const current = turns.findLastIndex(({ version }) => version <= now);
  const last = turns.at(-1)!.value;
  const label = `How the ${turns.length} turns stood, best for Red at the top. At the end ${last > 0 ? 'Red' : last < 0 ? 'Blue' : 'nobody'} was ahead.`;
  return (
    <svg className="graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {turns.map(({ value, version }, index) => {
        const tall = Math.max(1.5, Math.abs(value) * (middle - 3));
        const side = value >= 0 ? 'red-side' : 'blue-side';
        return (
          <rect
            key={version}
            className={side}
            x={index * wide + 0.5}
            width={Math.max(1, wide - 1)}
            y={value >= 0 ? middle - tall : middle}
            height={tall}
          />
        );
      })}
      <line className="middle" x1="0" x2={WIDTH} y1={middle} y2={middle} />
      {current >= 0 && (
        <line className="now" x1={(current + 0.5) * wide} x2={(current + 0.5) * wide} y1="0" y2={HEIGHT} />
      )}
    </svg>
  );
}
