import { setTimeout as sleep } from 'node:timers/promises';
import { LocalBuckets } from '../../src/common/limits/buckets.js';
import { HeldElsewhere } from '../../src/common/limits/held-elsewhere.js';
import { Limits } from '../../src/common/limits/limits.js';
import { PatientRedis } from '../../src/common/limits/patient-redis.js';
import { RedisBuckets } from '../../src/common/limits/redis-buckets.js';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { EventStream } from '../support/event-stream.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { startRealRedis } from '../support/real-redis.js';
import type { RealRedis } from '../support/real-redis.js';
import { until } from '../support/until.js';
import type { Wire } from '../support/wire.js';

const SECRET = 'a secret that both instances know';

describe('A limit that two instances share', () => {
  let redis: RealRedis;
  let clients: PatientRedis[];
  let here: Limits;
  let there: Limits;
  beforeAll(async () => {
    redis = await startRealRedis();
    clients = [0, 1].map(() => new PatientRedis(redis.url, () => undefined));
    [here, there] = clients.map((client) => new Limits(new RedisBuckets(client, new LocalBuckets()), SECRET)) as [
      Limits,
      Limits,
    ];
    await sleep(500);
  });
  afterAll(() => {
    for (const client of clients) client.close();
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

describe('Connections that one account has at two instances', () => {
  const MOST = 4;
  let redis: RealRedis;
  let database: TestDatabase;
  let parlours: Parlour[];
  let ann: Person[];
  let wires: Wire[] = [];
  beforeAll(async () => {
    [redis, database] = await Promise.all([startRealRedis(), createTestDatabase()]);
    const settings = { databaseUrl: database.url, redisUrl: redis.url, connectionsPerAccount: MOST };
    parlours = await Promise.all([0, 1].map(() => startParlour(settings, [GoFishModule])));
    const { token, id } = await guest(parlours[0]!.url);
    ann = parlours.map(({ url }) => new Person(url, token, id));
  });
  afterAll(async () => {
    redis.stop();
    await Promise.all(parlours.map((parlour) => parlour.stop()));
    await database.drop();
  });

  /** Tries so many at each instance in turn; returns how many were let in, and keeps those. */
  const connect = async (times: number): Promise<number> => {
    const tries = Array.from({ length: times }, (_, i) => ann[i % 2]!.connects('/go-fish').catch(() => undefined));
    const open = (await Promise.all(tries)).filter((wire) => wire !== undefined);
    wires.push(...open);
    return open.length;
  };

  it('are counted together, sockets and streams, and places are given back everywhere', async () => {
    expect(await connect(10)).toBe(MOST);
    const { sessionId } = await ann[1]!.opens('go-fish', { seats: [{ kind: 'me' }, { kind: 'me' }] });
    const stream = await EventStream.open(parlours[1]!.url, sessionId, ann[1]!.token);
    expect(stream.status).toBe(429);
    for (const wire of wires) wire.close();
    wires = [];
    await until('all places again', async () => {
      const count = await connect(MOST);
      for (const wire of wires) wire.close();
      wires = [];
      return count === MOST;
    });
  });

  it('are given back by an instance that has died without a word, and told anew by one that was forgotten', async () => {
    const clients = [0, 1].map(() => new PatientRedis(redis.url, () => undefined));
    const [dead, alive] = clients.map(
      (client, i) =>
        new HeldElsewhere(
          client,
          (key) => key,
          async () => void (i === 1 && (await alive!.tell('ann', 2))),
          300,
        ),
    );
    await until('both to be counted', async () => {
      await dead!.tell('ann', 3);
      return (await alive!.tell('ann', 2)) === 3 && (await dead!.tell('ann', 3)) === 2;
    });
    dead!.close();
    await until('the places of the dead', async () => (await alive!.tell('ann', 2)) === 0);
    await clients[0]!.ask((client) => client.flushAll());
    await until('the places of the one that lives', async () => (await dead!.tell('ann', 0)) === 2);
    alive!.close();
    for (const client of clients) client.close();
  });

  it('are counted by each for itself while Redis is away, and nobody waits for it', async () => {
    redis.stop();
    for (const wire of wires) wire.close();
    await until('places of its own', async () => (await connect(1)) === 1);
    expect((await connect(10)) + 1).toBe(2 * MOST);
    for (const wire of wires) wire.close();
  });
});
