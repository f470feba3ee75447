import { RecentMap } from '../../memory/recent-map.js';
import { ApiError } from '../../api-error.js';

/** How much one key may ask for. */
export interface RateLimit {
  /** How many in one go. */
  readonly burst: number;
  /** How many come back each second. */
  readonly perSecond: number;
}

/** Whether a request may pass. */
export interface Taken {
  readonly ok: boolean;
  /** Seconds until the same request would pass; 0 if it did. */
  readonly retryAfter: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Token buckets in memory, one per key. Only `maxKeys` are kept: the one unused longest is forgotten, which for an honest
 * key means a full bucket again, and a full bucket is what an unknown key has anyway.
 */
export class RateLimiter {
  private readonly buckets: RecentMap<string, Bucket>;

  constructor(
    private readonly limit: RateLimit,
    maxKeys = 10_000,
    private readonly now: () => number = Date.now,
  ) {
    this.buckets = new RecentMap(maxKeys);
  }

  take(key: string, cost = 1): Taken {
    const at = this.now();
    const known = this.buckets.get(key);
    const tokens = known ? this.refilled(known, at) : this.limit.burst;
    const ok = tokens >= cost;
    this.buckets.set(key, { tokens: ok ? tokens - cost : tokens, at });
    return { ok, retryAfter: ok ? 0 : (cost - tokens) / this.limit.perSecond };
  }

  /** As `take`, for those who answer with an error. */
  takeOrRefuse(key: string, message = 'Too many requests. Please slow down.'): void {
    const { ok, retryAfter } = this.take(key);
    if (!ok) throw new ApiError(429, 'RATE_LIMITED', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
  }

  forget(key: string): void {
    this.buckets.delete(key);
  }

  get size(): number {
    return this.buckets.size;
  }

  private refilled({ tokens, at }: Bucket, now: number): number {
    // A clock set back must not take tokens away.
    const seconds = Math.max(0, now - at) / 1000;
    return Math.min(this.limit.burst, tokens + seconds * this.limit.perSecond);
  }
}
