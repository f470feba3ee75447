import { setTimeout as sleep } from 'node:timers/promises';
import { LocalBuckets } from '../../src/common/limits/buckets.js';
import { Limits } from '../../src/common/limits/limits.js';
import { RedisBuckets } from '../../src/common/limits/redis-buckets.js';
import { startRealRedis } from '../support/real-redis.js';
import type { RealRedis } from '../support/real-redis.js';

const SECRET = 'a secret that both instances know';

describe('A limit that two instances share', () => {
  let redis: RealRedis;
  let stores: RedisBuckets[];
  let here: Limits;
  let there: Limits;
  beforeAll(async () => {
    redis = await startRealRedis();
    stores = [0, 1].map(() => new RedisBuckets(redis.url, new LocalBuckets(), () => undefined));
    [here, there] = stores.map((store) => new Limits(store, SECRET)) as [Limits, Limits];
    await sleep(500);
  });
  afterAll(() => {
    for (const store of stores) store.close();
    redis.stop();
  });

  const many = async (limit: { name: string; burst: number; perSecond: number }, key: string, times: number) => {
    const taken = await Promise.all(Array.from({ length: times }, (_, i) => [here, there][i % 2]!.take(limit, key)));
    return taken.filter(({ ok }) => ok).length;
  };

  it('is one bucket, not one for each', async () => {
    const limit = { name: 'test', burst: 10, perSecond: 0.01 };
    expect(await many(limit, 'ann', 40)).toBe(10);
    expect(await many(limit, 'bob', 40)).toBe(10);
    const { ok, retryAfter } = await there.take(limit, 'ann');
    expect(ok).toBe(false);
    expect(retryAfter).toBeGreaterThan(60);
    expect(retryAfter).toBeLessThanOrEqual(100);
    await here.forget(limit, 'ann');
    expect((await there.take(limit, 'ann')).ok).toBe(true);
  });

  it('fills up again as time goes by', async () => {
    const limit = { name: 'quick', burst: 5, perSecond: 10 };
    expect(await many(limit, 'ann', 20)).toBe(5);
    await sleep(1_000);
    expect(await many(limit, 'ann', 20)).toBe(5);
  });

  it('is counted by each for itself while Redis is away, and nobody waits for it', async () => {
    const limit = { name: 'away', burst: 3, perSecond: 0.01 };
    redis.stop();
    expect(await many(limit, 'ann', 20)).toBe(6);
  });
});
