/** An estimate, and where the truth lies with 95 % confidence. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959964;

/** Wilson's interval for a share of `games`; half points count as halves. */
export function wilson(points: number, games: number): Estimate {
  if (games === 0) return { mean: 0, low: 0, high: 1 };
  const mean = points / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (mean + Z ** 2 / (2 * games)) / scale;
  const reach = (Z / scale) * Math.sqrt((mean * (1 - mean)) / games + Z ** 2 / (4 * games ** 2));
  return { mean, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
