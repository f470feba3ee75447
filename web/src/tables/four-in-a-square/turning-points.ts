import type { Player } from './shapes.js';
import type { TurnVerdict } from './use-analysis.js';

/** A turn after which the game stood otherwise than before it. */
export interface TurningPoint {
  readonly version: number;
  readonly player: Player;
  /** In hundredths for Red. */
  readonly by: number;
  /** How the game stood then, and at which version. */
  readonly value: number;
  readonly then: number;
}

const MOST = 5;
const LEAST = 10;

/** The turns after which the game stood most differently, in the order of the game. */
export function turningPoints(turns: readonly TurnVerdict[]): readonly TurningPoint[] {
  return turns
    .slice(0, -1)
    .map(({ version, player, value }, index) => {
      const next = turns[index + 1]!;
      return { version, player, by: Math.round((next.value - value) * 100), value: next.value, then: next.version };
    })
    .filter(({ by }) => Math.abs(by) >= LEAST)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MOST)
    .sort((one, other) => one.version - other.version);
}

/** How the game stood, from the first turn that was looked at to its end. */
export interface Standing {
  readonly version: number;
  readonly value: number;
}

/** A line through all turns; where a side has won, the last of it is that. */
export function standings(
  turns: readonly TurnVerdict[],
  last: number,
  winner: Player | undefined,
): readonly Standing[] {
  const line = turns.map(({ version, value }) => ({ version, value }));
  const end = winner === 'R' ? 1 : winner === 'B' ? -1 : (line.at(-1)?.value ?? 0);
  return [...line.filter(({ version }) => version < last), { version: last, value: end }];
}
