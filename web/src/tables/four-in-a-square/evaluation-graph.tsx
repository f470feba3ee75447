import './review.css';

export interface TurnVerdict {
  readonly version: number;
  readonly player: 'R' | 'B';
  /** From -1, Blue wins, to 1, Red wins. */
  readonly value: number;
  readonly exact: boolean;
}

const [WIDTH, HEIGHT] = [300, 84];
const MIDDLE = HEIGHT / 2;

interface Props {
  readonly turns: readonly TurnVerdict[];
  /** The version that is looked at. */
  readonly now: number;
  /** Leads to the version of a turn. */
  onSeek(version: number): void;
}

/** How each turn stood: bars up for Red, down for Blue. */
export function EvaluationGraph({ turns, now, onSeek }: Props) {
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
      <ol className="turnings">
        {turningPoints(turns).map(({ version, player, by }) => (
          <li key={version}>
            <button
              type="button"
              className={`turning ${player === 'R' ? 'red' : 'blue'}`}
              onClick={() => onSeek(version)}
            >
              <span className="at">{version}</span>
              <span>{player === 'R' ? 'Red' : 'Blue'}’s turn</span>
              <b className={`num ${by > 0 ? 'up' : 'down'}`}>{by > 0 ? `+${by}` : `−${-by}`}</b>
            </button>
          </li>
        ))}
      </ol>
      <p className="soft small">Hundredths for Red: how much better or worse Red stood after the turn.</p>
    </figure>
  );
}

/** The turns after which the game stood most differently, in the order of the game. */
export function turningPoints(turns: readonly TurnVerdict[]): { version: number; player: 'R' | 'B'; by: number }[] {
  return turns
    .slice(0, -1)
    .map(({ version, player, value }, index) => ({
      version,
      player,
      by: Math.round(((turns[index + 1]?.value ?? value) - value) * 100),
    }))
    .filter(({ by }) => Math.abs(by) >= 10)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, 5)
    .sort((one, other) => one.version - other.version);
}

function inWords(turns: readonly TurnVerdict[]): string {
  const last = turns.at(-1)?.value ?? 0;
  const ahead = last > 0 ? 'Red' : last < 0 ? 'Blue' : 'nobody';
  return `How the ${turns.length} turns stood. Before the last of them ${ahead} was ahead.`;
}
