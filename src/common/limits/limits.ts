import { createHmac } from 'node:crypto';
import { ApiError } from '../api-error.js';
import type { RateLimit, Taken } from '../http/requests/rate-limit.js';
import type { Buckets } from './buckets.js';

/** A limit with the name under which its buckets are kept. */
export interface NamedLimit extends RateLimit {
  readonly name: string;
}

/** Rate limits that hold for all instances together: a limit per process would be as many limits as there are processes. */
export class Limits {
  constructor(
    private readonly buckets: Buckets,
    private readonly secret: string,
  ) {}

  take(limit: NamedLimit, key: string): Promise<Taken> {
    return this.buckets.take(this.bucket(limit, key), limit);
  }

  /** As `take`, for those who answer with an error. */
  async takeOrRefuse(limit: NamedLimit, key: string, message = 'Too many requests. Please slow down.'): Promise<void> {
    const { ok, retryAfter } = await this.take(limit, key);
    if (!ok) throw new ApiError(429, 'RATE_LIMITED', message, { retryAfter: Math.max(1, Math.ceil(retryAfter)) });
  }

  forget(limit: NamedLimit, key: string): Promise<void> {
    return this.buckets.forget(this.bucket(limit, key));
  }

  /** Addresses and e-mail addresses are private: only keyed hashes of them leave this process. */
  hashed(key: string): string {
    return createHmac('sha256', this.secret).update(key).digest('base64url');
  }

  private bucket({ name }: NamedLimit, key: string): string {
    return `${name}:${this.hashed(key)}`;
  }
}
