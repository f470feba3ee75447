/** What a net has learned about a feature: what it adds to the sum by itself, and what to each cell. */
type Lesson = readonly number[];

/** A net as it is written down: lessons as numbers with blanks between them, by feature and by side. */
export interface NetData {
  readonly bias: number;
  readonly cellBiases: Lesson;
  readonly cellWeights: Lesson;
  readonly mover: { readonly [feature: string]: string };
  readonly other: { readonly [feature: string]: string };
}

/**
 * A small neural net with one layer of cells and a direct way past it. A cell speaks only when enough that it looks for comes
 * together, which no sum of features can say. Features that it has never met are passed over.
 */
export class Net {
  private sum = 0;
  private readonly cells: Float64Array;
  private readonly cellBiases: Float64Array;
  private readonly cellWeights: Float64Array;
  readonly mover: (feature: string, amount: number) => void;
  readonly other: (feature: string, amount: number) => void;

  constructor(private readonly data: NetData) {
    this.cellBiases = Float64Array.from(data.cellBiases);
    this.cellWeights = Float64Array.from(data.cellWeights);
    this.cells = new Float64Array(this.cellBiases.length);
    this.mover = this.listener(data.mover);
    this.other = this.listener(data.other);
  }

  /** The logarithm of the odds of the side to move, after `tell` has told both sides' features. */
  judge(tell: (net: Net) => void): number {
    const { cells, cellWeights } = this;
    this.sum = this.data.bias;
    cells.set(this.cellBiases);
    tell(this);
    let value = this.sum;
    for (let cell = 0; cell < cells.length; cell++) value += Math.max(0, cells[cell]!) * cellWeights[cell]!;
    return value;
  }

  private listener(written: { readonly [feature: string]: string }): (feature: string, amount: number) => void {
    const lessons = new Map(
      Object.entries(written).map(([feature, text]) => [feature, Float64Array.from(text.split(' '), Number)]),
    );
    const { cells } = this;
    return (feature, amount) => {
      const lesson = amount === 0 ? undefined : lessons.get(feature);
      if (!lesson) return;
      this.sum += amount * lesson[0]!;
      for (let cell = 0; cell < cells.length; cell++) cells[cell]! += amount * lesson[cell + 1]!;
    };
  }
}
