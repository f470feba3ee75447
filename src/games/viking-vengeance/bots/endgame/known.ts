/** What is known of a position: its value lies between these; and the move that was best there. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
  readonly best: number;
}

const PLACES = 2 ** 16;

/** The positions that a search has met, by their keys. A newer one takes the place of an older one. */
export class Known {
  private readonly keys = new Float64Array(PLACES);
  private readonly lows = new Float64Array(PLACES);
  private readonly highs = new Float64Array(PLACES);
  private readonly moves = new Int32Array(PLACES);

  find(key: number): Bounds | undefined {
    const at = key % PLACES;
    if (this.keys[at] !== key) return undefined;
    return { low: this.lows[at]!, high: this.highs[at]!, best: this.moves[at]! };
  }

  keep(key: number, low: number, high: number, best: number): void {
    const at = key % PLACES;
    this.keys[at] = key;
    this.lows[at] = low;
    this.highs[at] = high;
    this.moves[at] = best;
  }
}
