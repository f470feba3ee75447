import type { RateLimit, Taken } from '../http/requests/rate-limit.js';
import { RateLimiter } from '../http/requests/rate-limit.js';

/** Token buckets by key, wherever they are kept. */
export interface Buckets {
  take(key: string, limit: RateLimit): Promise<Taken>;
  forget(key: string): Promise<void>;
}

/** Buckets in this process: for a server that is alone, and while Redis is away. */
export class LocalBuckets implements Buckets {
  private readonly limiters = new Map<string, RateLimiter>();

  take(key: string, limit: RateLimit): Promise<Taken> {
    return Promise.resolve(this.limiterFor(limit).take(key));
  }

  forget(key: string): Promise<void> {
    for (const limiter of this.limiters.values()) limiter.forget(key);
    return Promise.resolve();
  }

  /** One for each kind of limit; there are as many as the code names. */
  private limiterFor({ burst, perSecond }: RateLimit): RateLimiter {
    const kind = `${burst}/${perSecond}`;
    const known = this.limiters.get(kind);
    if (known) return known;
    const made = new RateLimiter({ burst, perSecond });
    this.limiters.set(kind, made);
    return made;
  }
}
