import type { Estimate } from '../../common/wilson.js';
import type { Rng } from '../core/index.js';

const RESAMPLES = 2000;

/** The bootstrap interval of a mean. */
export function bootstrap(values: readonly number[], rng: Rng): Estimate {
  if (values.length === 0) return { mean: 0, low: 0, high: 1 };
  const means = Array.from({ length: RESAMPLES }, () => average(values.map(() => rng.pick(values))));
  return { mean: average(values), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

/** The mean; 0 of nothing. */
export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value that this part of all values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** What one player made against another: points of the first of the pair, in so many games. */
export interface Meeting {
  readonly pair: readonly [string, string];
  readonly points: number;
  readonly games: number;
}

const ROUNDS = 2000;

/** Strengths by Bradley and Terry, in Elo points; the first player stands at 0. */
export function strengthsOf(players: readonly string[], meetings: readonly Meeting[]): ReadonlyMap<string, number> {
  const strength = new Map(players.map((player) => [player, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const player of players) {
      let [won, met] = [0, 0];
      for (const { pair, points, games } of meetings) {
        if (!pair.includes(player)) continue;
        won += pair[0] === player ? points : games - points;
        met += games / (strength.get(pair[0])! + strength.get(pair[1])!);
      }
      // A player without a win is not infinitely weak.
      strength.set(player, Math.max(0.5, won) / met);
    }
    // Only what they are to each other is known: without a fixed point they would grow without end.
    const first = strength.get(players[0]!)!;
    for (const player of players) strength.set(player, strength.get(player)! / first);
  }
  return new Map(players.map((player) => [player, 400 * Math.log10(strength.get(player)!)]));
}
