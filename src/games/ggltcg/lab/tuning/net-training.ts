import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { Net } from '../../bots/judgement/net.js';
import type { NetData } from '../../bots/judgement/net.js';
import { Learner } from './learner.js';
import type { Row } from './learner.js';
import type { Features, OutlookSample } from './outlook-sampling.js';

export interface Training {
  readonly cells: number;
  readonly rounds: number;
  readonly decay: number;
}

const BATCH = 256;
const RATE = 0.003;

/** Teaches a net to foretell results. Amounts are taken in units of what is usual, so that all features learn alike. */
export function train(samples: Iterable<OutlookSample>, { cells, rounds, decay }: Training, seed: number): NetData {
  const rng = rngOver(sfc32(seed, 1));
  const places = { mover: new Map<string, number>(), other: new Map<string, number>() };
  let count = 0;
  const place = (features: Features, known: Map<string, number>): number[] =>
    Object.keys(features).map((name) => {
      if (!known.has(name)) known.set(name, count++);
      return known.get(name)!;
    });
  const rows: Row[] = [];
  for (const { mover, other, result } of samples) {
    const at = Int32Array.from([...place(mover, places.mover), ...place(other, places.other)]);
    rows.push({ at, amounts: Float32Array.from([...Object.values(mover), ...Object.values(other)]), result });
  }
  const usual = usualAmounts(rows, count);
  for (const { at, amounts } of rows) for (const one of at.keys()) amounts[one]! /= usual[at[one]!]!;
  const learner = new Learner(count, cells, decay, rng);
  for (let round = 0; round < rounds; round++) {
    const rate = RATE * (0.01 + (1 + Math.cos((Math.PI * round) / rounds)) / 2);
    const shuffled = rng.shuffle(rows);
    for (let from = 0; from < rows.length; from += BATCH) learner.learn(shuffled.slice(from, from + BATCH), rate);
  }
  const lessons = (known: ReadonlyMap<string, number>): { [feature: string]: string } =>
    Object.fromEntries(
      [...known]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, at]) => {
          return [name, short(learner.lessonOf(at).map((weight) => weight / usual[at]!)).join(' ')];
        }),
    );
  return {
    bias: short([learner.bias])[0]!,
    cellBiases: short(learner.cellBiases),
    cellWeights: short(learner.cellWeights),
    mover: lessons(places.mover),
    other: lessons(places.other),
  };
}

/** How far predictions are from what happened, as the mean of the logarithms: ln 2 is a guess. */
export function lossOf(data: NetData, samples: Iterable<OutlookSample>): number {
  const net = new Net(data);
  let [sum, count] = [0, 0];
  for (const { mover, other, result } of samples) {
    const odds = net.judge(() => {
      for (const [feature, amount] of Object.entries(mover)) net.mover(feature, amount);
      for (const [feature, amount] of Object.entries(other)) net.other(feature, amount);
    });
    sum += Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(0, odds) - result * odds;
    count += 1;
  }
  return sum / count;
}

function usualAmounts(rows: readonly Row[], features: number): Float64Array {
  const squares = new Float64Array(features);
  for (const { at, amounts } of rows) for (const one of at.keys()) squares[at[one]!]! += amounts[one]! ** 2;
  return squares.map((square) => Math.max(0.05, Math.sqrt(square / rows.length)));
}

function short(weights: Iterable<number>): number[] {
  return Array.from(weights, (weight) => Math.round(1000 * weight) / 1000 || 0);
}
