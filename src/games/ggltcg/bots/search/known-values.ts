/** What is known of a state: its value, or a bound of it. */
interface Known {
  readonly value: number;
  readonly bound: 'exact' | 'least' | 'most';
}

/**
 * The values of states that were searched between two limits. Out of them a search stops as soon as it knows that it is out, so
 * what it found is only a bound, and says nothing to a search between other limits that the bound lies within.
 */
export class KnownValues {
  private readonly known = new Map<string, Known>();

  /** The value, or a bound that is out of these limits too. */
  get(key: string, alpha: number, beta: number): number | undefined {
    const { value, bound } = this.known.get(key) ?? { value: 0, bound: undefined };
    const isEnough = bound === 'exact' || (bound === 'least' && value >= beta) || (bound === 'most' && value <= alpha);
    return isEnough ? value : undefined;
  }

  /** What a search between these limits found. */
  set(key: string, value: number, alpha: number, beta: number): void {
    this.known.set(key, { value, bound: value <= alpha ? 'most' : value >= beta ? 'least' : 'exact' });
  }
}
