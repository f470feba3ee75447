import { descend } from '../../../../engine/bots/descent.js';
import type { Sample } from './sampling.js';

export type Weights = { readonly [feature: string]: number };

const STEPS = 400;
const RATE = 0.05;
/** How strongly weights are drawn to what was believed before: what is seen seldom moves little. */
const PULL = 0.02;

/**
 * The weights under which the sum of the features is closest to the logarithm of the odds to win (logistic regression), and
 * not far from what was believed before.
 */
export function fit(samples: readonly Sample[], believed: Weights): Weights {
  const names = [...new Set(samples.flatMap(({ features }) => [...features.keys()]))].sort();
  const scales = names.map((name) => spread(samples, name));
  const rows = samples.map(({ features }) =>
    Float64Array.from(names, (name, at) => (features.get(name) ?? 0) / scales[at]!),
  );
  const prior = Float64Array.from(names, (name, at) => (believed[name] ?? 0) * scales[at]!);
  const weights = Float64Array.from(prior);
  const steady = (): number => RATE;
  descend(weights, STEPS, steady, (now, slope) => {
    for (let i = 0; i < now.length; i++) slope[i] = 2 * PULL * (now[i]! - prior[i]!);
    for (const [at, row] of rows.entries()) {
      const miss = (odds(now, row) - samples[at]!.result) / rows.length;
      for (let i = 0; i < row.length; i++) slope[i]! += miss * row[i]!;
    }
  });
  return Object.fromEntries(names.map((name, at) => [name, weights[at]! / scales[at]!]));
}

/** How far the predictions are from what happened, as the mean of the logarithms: ln 2 is a guess. */
export function lossOf(weights: Weights, samples: readonly Sample[]): number {
  let sum = 0;
  for (const { features, result } of samples) {
    let value = 0;
    for (const [name, amount] of features) value += (weights[name] ?? 0) * amount;
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, 1 / (1 + Math.exp(-value))));
    sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
  }
  return sum / samples.length;
}

function odds(weights: Float64Array, row: Float64Array): number {
  let value = 0;
  for (let i = 0; i < row.length; i++) value += weights[i]! * row[i]!;
  return 1 / (1 + Math.exp(-value));
}

function spread(samples: readonly Sample[], name: string): number {
  const squares = samples.reduce((sum, { features }) => sum + (features.get(name) ?? 0) ** 2, 0);
  return Math.max(0.05, Math.sqrt(squares / samples.length));
}
