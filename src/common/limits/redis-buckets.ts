import { createClient } from 'redis';
import type { RateLimit, Taken } from '../http/rate-limit.js';
import type { Buckets } from './buckets.js';

/** Longer than Redis ever takes; a request does not wait for a Redis that hangs. */
const PATIENCE_MS = 250;
/** After a failure Redis is left alone for this long, so that an outage does not cost every request its patience. */
const REST_MS = 1_000;

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
  private readonly client: ReturnType<typeof createClient>;
  private restingUntil = 0;

  constructor(
    url: string,
    private readonly local: Buckets,
    log: (message: string) => void,
  ) {
    this.client = createClient({ url, disableOfflineQueue: true });
    this.client.on('error', (error: unknown) => log(`Limits are counted in this process alone: ${String(error)}`));
    // It goes on trying by itself, and until then the local buckets answer.
    this.client.connect().catch(() => undefined);
  }

  async take(key: string, limit: RateLimit): Promise<Taken> {
    const wait = await this.ask(() =>
      this.client.eval(TAKE, { keys: [name(key)], arguments: [String(1000 / limit.perSecond), String(limit.burst)] }),
    );
    if (typeof wait !== 'number') return this.local.take(key, limit);
    return { ok: wait <= 0, retryAfter: Math.max(0, wait) / 1000 };
  }

  async forget(key: string): Promise<void> {
    await this.local.forget(key);
    await this.ask(() => this.client.del(name(key)));
  }

  close(): void {
    this.client.destroy();
  }

  private async ask(command: () => Promise<unknown>): Promise<unknown> {
    if (!this.client.isReady || Date.now() < this.restingUntil) return undefined;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('Redis did not answer in time.')), PATIENCE_MS);
    });
    try {
      return await Promise.race([command(), late]);
    } catch {
      this.restingUntil = Date.now() + REST_MS;
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
}

function name(key: string): string {
  return `parlour:limit:${key}`;
}
