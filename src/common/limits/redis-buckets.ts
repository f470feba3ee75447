import type { RateLimit, Taken } from '../http/requests/rate-limit.js';
import type { Buckets } from './buckets.js';
import type { PatientRedis } from './patient-redis.js';

/**
 * A token bucket in one step: what is stored is the moment at which the bucket will be full again (GCRA). Redis' own
 * clock counts, so instances need not agree on the time.
 */
const TAKE = `
local now = redis.call('TIME')
now = now[1] * 1000 + math.floor(now[2] / 1000)
local each, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now)
local wait = math.ceil(full + each - now - burst * each)
if wait > 0 then return wait end
redis.call('SET', KEYS[1], string.format('%.3f', full + each), 'PX', math.ceil(full + each - now) + 1000)
return 0`;

/** Buckets that all instances share. Whatever goes wrong with Redis, the local ones answer. */
export class RedisBuckets implements Buckets {
  constructor(
    private readonly redis: PatientRedis,
    private readonly local: Buckets,
  ) {}

  async take(key: string, limit: RateLimit): Promise<Taken> {
    const wait = await this.redis.ask((client) =>
      client.eval(TAKE, { keys: [name(key)], arguments: [String(1000 / limit.perSecond), String(limit.burst)] }),
    );
    if (typeof wait !== 'number') return this.local.take(key, limit);
    return { ok: wait <= 0, retryAfter: Math.max(0, wait) / 1000 };
  }

  async forget(key: string): Promise<void> {
    await this.local.forget(key);
    await this.redis.ask((client) => client.del(name(key)));
  }
}

function name(key: string): string {
  return `parlour:limit:${key}`;
}
