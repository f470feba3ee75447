import { ApiError } from '../api-error.js';
import { TtlCache } from '../memory/ttl-cache.js';

export interface SharedWorkLimits {
  /** How many pieces may be under way at once; further ones are told to come again. */
  readonly atOnce: number;
  /** How many results are remembered, and for how long once they are there. */
  readonly kept: number;
  readonly ttlMs: number;
  /** What took long is remembered for longer: for so many times as long as it took, if that is more. */
  readonly rests?: number;
}

/**
 * Work that costs much and gives the same result for the same key: it is done once for all who ask meanwhile, remembered
 * for a while, and only so much of it is under way at once.
 */
export class SharedWork<T> {
  private readonly results: TtlCache<Promise<T>>;
  private underway = 0;

  constructor(private readonly limits: SharedWorkLimits) {
    this.results = new TtlCache({ max: limits.kept, ttlMs: limits.ttlMs });
  }

  of(key: string, work: () => Promise<T>): Promise<T> {
    const known = this.results.get(key);
    if (known) return known;
    if (this.underway >= this.limits.atOnce) {
      throw new ApiError(503, 'BUSY', 'Many of these are being made right now. Please try again.', { retryAfter: 5 });
    }
    this.underway += 1;
    const since = Date.now();
    const result = work().finally(() => (this.underway -= 1));
    this.results.set(key, result, Infinity);
    const { ttlMs, rests = 0 } = this.limits;
    const remember = (): void => this.results.set(key, result, Math.max(ttlMs, rests * (Date.now() - since)));
    // A failure is told to those who wait for it, and to no later caller.
    result.then(remember, () => this.results.delete(key));
    return result;
  }
}
