const STEPS = [10, 20, 50, 100, 200, 500];
const MOST_LINES = 4;

interface Grid {
  /** Round values with a line each, the lowest first. */
  readonly lines: readonly number[];
  /** Where a value lies between the lower and the upper edge, 0 to 1. */
  heightOf(value: number): number;
}

/** A field around these values, with two to four lines at round numbers. */
export function gridOf(values: readonly number[]): Grid {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => (most - least) / one < MOST_LINES - 1) ?? STEPS.at(-1)!;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { lines, heightOf: (value) => (value - low) / (high - low) };
}
