import type { Rng } from '../engine/core/index.js';

/** An estimate, and where the truth lies with 95 % confidence. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;
const RESAMPLES = 2000;

/** Wilson's interval for a share of `games`; half points count as halves. */
export function wilson(points: number, games: number): Estimate {
  if (games === 0) return { mean: 0, low: 0, high: 1 };
  const mean = points / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (mean + Z ** 2 / (2 * games)) / scale;
  const reach = (Z / scale) * Math.sqrt((mean * (1 - mean)) / games + Z ** 2 / (4 * games ** 2));
  return { mean, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** The bootstrap interval of a mean. */
export function bootstrap(values: readonly number[], rng: Rng): Estimate {
  if (values.length === 0) return { mean: 0, low: 0, high: 1 };
  const means = Array.from({ length: RESAMPLES }, () => average(values.map(() => rng.pick(values))));
  return { mean: average(values), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

export function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value that this part of all values does not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
