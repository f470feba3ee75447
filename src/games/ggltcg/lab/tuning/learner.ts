import type { Rng } from '../../../../engine/core/index.js';

/** A sample as numbers: which features it has, how much of each, and the result. */
export interface Row {
  readonly at: Int32Array;
  readonly amounts: Float32Array;
  readonly result: number;
}

/**
 * The weights of a net while it learns (its shape: `../../bots/judgement/net.ts`), and one step of learning: down the slope of the loss over a few
 * samples, each weight at its own pace (Adam), and all of them a little towards nothing, so that what is seen seldom teaches little.
 */
export class Learner {
  /** For each feature its direct weight and those of the cells; then what the cells are worth, their biases, and the bias. */
  private readonly weights: Float64Array;
  private readonly slope: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly sums: Float64Array;
  private readonly worth: number;
  private readonly biases: number;
  private steps = 0;

  constructor(
    features: number,
    private readonly cells: number,
    private readonly decay: number,
    rng: Rng,
  ) {
    this.worth = features * (cells + 1);
    this.biases = this.worth + cells;
    const count = this.biases + cells + 1;
    // Cells that begin alike would stay alike.
    const isRandom = (at: number): boolean => at < this.biases && (at >= this.worth || at % (cells + 1) > 0);
    this.weights = Float64Array.from({ length: count }, (_none, at) =>
      isRandom(at) ? (rng.int(401) - 200) / 1000 : 0,
    );
    this.slope = new Float64Array(count);
    this.mean = new Float64Array(count);
    this.square = new Float64Array(count);
    this.sums = new Float64Array(cells);
  }

  learn(rows: readonly Row[], rate: number): void {
    const { weights, slope, mean, square } = this;
    slope.fill(0);
    for (const row of rows) this.addSlope(row, 1 / rows.length);
    this.steps += 1;
    const [first, second] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let at = 0; at < weights.length; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      weights[at]! -= (rate * (mean[at]! / first)) / (Math.sqrt(square[at]! / second) + 1e-8);
      if (at < this.biases) weights[at]! -= rate * this.decay * weights[at]!;
    }
  }

  private addSlope({ at, amounts, result }: Row, share: number): void {
    const { weights, slope, sums, cells, worth, biases } = this;
    let odds = weights[biases + cells]!;
    for (let cell = 0; cell < cells; cell++) sums[cell] = weights[biases + cell]!;
    for (let one = 0; one < at.length; one++) {
      const from = at[one]! * (cells + 1);
      odds += amounts[one]! * weights[from]!;
      for (let cell = 0; cell < cells; cell++) sums[cell]! += amounts[one]! * weights[from + 1 + cell]!;
    }
    for (let cell = 0; cell < cells; cell++) odds += Math.max(0, sums[cell]!) * weights[worth + cell]!;
    const miss = share * (1 / (1 + Math.exp(-odds)) - result);
    slope[biases + cells]! += miss;
    for (let cell = 0; cell < cells; cell++) {
      slope[worth + cell]! += miss * Math.max(0, sums[cell]!);
      sums[cell] = sums[cell]! > 0 ? miss * weights[worth + cell]! : 0;
      slope[biases + cell]! += sums[cell]!;
    }
    for (let one = 0; one < at.length; one++) {
      const from = at[one]! * (cells + 1);
      slope[from]! += miss * amounts[one]!;
      for (let cell = 0; cell < cells; cell++) slope[from + 1 + cell]! += sums[cell]! * amounts[one]!;
    }
  }

  /** What it has learned about a feature: the direct weight, then those of the cells. */
  lessonOf(feature: number): Float64Array {
    return this.weights.slice(feature * (this.cells + 1), (feature + 1) * (this.cells + 1));
  }

  get cellWeights(): Float64Array {
    return this.weights.slice(this.worth, this.biases);
  }

  get cellBiases(): Float64Array {
    return this.weights.slice(this.biases, this.biases + this.cells);
  }

  get bias(): number {
    return this.weights[this.biases + this.cells]!;
  }
}
