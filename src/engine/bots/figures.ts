import type { Estimate } from '../../common/wilson.js';
import type { Rng } from '../core/index.js';

const RESAMPLES = 2000;

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
