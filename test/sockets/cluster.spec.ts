import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { UsersService } from '../../src/auth/users.service.js';
import type { ChatNews, Joined, LiveUpdate, Notice, PresenceNews, Resumed } from '../../src/engine/sockets/events.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startLittleRedis } from '../support/little-redis.js';
import type { LittleRedis } from '../support/little-redis.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

describe('Two instances behind one Redis', () => {
  let redis: LittleRedis;
  let database: TestDatabase;
  let here: Parlour;
  let there: Parlour;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    redis = await startLittleRedis();
    database = await createTestDatabase();
    const settings = { databaseUrl: database.url, redisUrl: process.env.TEST_REDIS_URL ?? redis.url };
    here = await startParlour(settings, [GoFishModule]);
    there = await startParlour(settings, [GoFishModule]);
    ann = await guest(here.url);
    const { token, id } = await guest(there.url);
    bob = new Person(there.url, token, id);
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
    await database.drop();
    await redis.stop();
  });

  it('play one game: what is done at one is heard at the other, each seat its own', async () => {
    const { id: sessionId } = await goFishFor(here, [ann, bob]);
    const [one, two] = [await ann.connects('/go-fish'), await bob.connects('/go-fish')];
    await one.does('session:join', { sessionId });
    const { players } = await two.does<Joined>('session:join', { sessionId });
    expect(players.map(({ connected }) => connected)).toEqual([true, true]);
    await one.hears<PresenceNews>('session:presence', ({ seat, connected }) => seat === 1 && connected);

    for (let version = 1; version <= 10; version++) {
      const looks = await Promise.all([one, two].map((wire) => wire.does<Joined>('session:join', { sessionId })));
      const seat = looks[0]!.toAct[0]!;
      const action = looks[seat]!.legalActions[0]!;
      await [one, two][seat]!.does('session:act', { sessionId, action, expectedVersion: version - 1 });
      await one.hears<LiveUpdate>('session:update', (update) => update.version === version && update.seat === 0);
      await two.hears<LiveUpdate>('session:update', (update) => update.version === version && update.seat === 1);
    }
    expect(one.all<LiveUpdate>('session:update').some(({ seat }) => seat !== 0)).toBe(false);
    expect(two.all<LiveUpdate>('session:update').some(({ seat }) => seat !== 1)).toBe(false);
    const { entries } = await two.does<Resumed>('session:resume', { sessionId, sinceVersion: 4 });
    expect(entries.map(({ version }) => version)).toEqual([5, 6, 7, 8, 9, 10]);

    await one.does('session:chat', { sessionId, text: 'hello over there' });
    await two.hears<ChatNews>('session:chat', ({ text }) => text === 'hello over there');
    one.close();
    two.close();
  });

  it('know that a seat is still there while it has a socket at the other', async () => {
    const { id: sessionId } = await goFishFor(here, [ann, bob]);
    const watcher = await bob.connects('/go-fish');
    await watcher.does('session:join', { sessionId });
    const one = await ann.connects('/go-fish');
    const two = await new Person(there.url, ann.token).connects('/go-fish');
    for (const wire of [one, two]) await wire.does('session:join', { sessionId });
    await one.does('session:leave', { sessionId });
    expect(await watcher.does<Joined>('session:join', { sessionId })).toMatchObject({
      players: [{ connected: true }, { connected: true }],
    });
    await two.does('session:leave', { sessionId });
    await watcher.hears<PresenceNews>('session:presence', ({ seat, connected }) => seat === 0 && !connected);
    expect(watcher.all<PresenceNews>('session:presence').filter(({ connected }) => !connected)).toHaveLength(1);
    [one, two, watcher].forEach((wire) => wire.close());
  });

  it('ban from both at once', async () => {
    const eve = await guest(here.url);
    const wire = await new Person(there.url, eve.token).connects('/go-fish');
    await here.app.get(UsersService).ban(eve.id);
    expect(await wire.hears<Notice>('notice')).toMatchObject({ code: 'BANNED' });
    await wire.closed;
  });
});
