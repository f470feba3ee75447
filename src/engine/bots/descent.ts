/**
 * Moves weights down the slope of a loss, each at its own pace (Adam): for bots that learn what a position is worth.
 * `slopeAt` writes the slope at the weights as they are; `rateAt` says how far the step of a number, from 1 on, goes.
 */
export function descend(
  weights: Float64Array,
  steps: number,
  rateAt: (step: number) => number,
  slopeAt: (weights: Float64Array, slope: Float64Array) => void,
): void {
  const count = weights.length;
  const [slope, mean, square] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let step = 1; step <= steps; step++) {
    slopeAt(weights, slope);
    const rate = rateAt(step);
    for (let at = 0; at < count; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      weights[at]! -= (rate * (mean[at]! / (1 - 0.9 ** step))) / (Math.sqrt(square[at]! / (1 - 0.999 ** step)) + 1e-9);
    }
  }
}
