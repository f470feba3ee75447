import { createHash } from 'node:crypto';
import { InstanceBus } from '../../src/common/cluster/instance-bus.js';
import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import type { GameDefinition, GameShape } from '../../src/engine/core/index.js';
import { GameRegistry } from '../../src/engine/hosting/game-registry.js';
import { withConspicuousNumbers } from '../secrets/conspicuous-numbers.js';
import { HIDDEN } from '../secrets/hidden.js';
import { WatchedGame } from '../secrets/watched-game.js';
import type { Tally } from '../secrets/watched-game.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { Person } from '../support/people.js';
import { startRealRedis } from '../support/real-redis.js';
import type { RealRedis } from '../support/real-redis.js';
import { RedisMonitor } from '../support/redis-monitor.js';
import { until } from '../support/until.js';

const STEPS = 12;

interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: { readonly id: string };
}

describe('What two instances tell Redis while all five games are played', () => {
  let redis: RealRedis;
  let database: TestDatabase;
  let parlours: Parlour[] = [];
  let monitor: RedisMonitor;
  /** Tokens, passwords, codes, seeds and everything that was hidden from a spectator at any moment. */
  const secrets = new Set<string>();
  beforeAll(async () => {
    [redis, database] = await Promise.all([startRealRedis(), createTestDatabase()]);
    const settings = { databaseUrl: database.url, redisUrl: redis.url, socketRate: 10_000 };
    parlours = [await startParlour(settings), await startParlour(settings)];
    for (const { app } of parlours) {
      const fuel = app.get(GameRegistry).get('tcg-fuel') as { definition: GameDefinition<GameShape> };
      fuel.definition = withConspicuousNumbers(fuel.definition);
    }
    monitor = await RedisMonitor.on(redis.url, parlours[0]!.settings.jwtSecret);
  });
  afterAll(async () => {
    monitor.stop();
    await Promise.all(parlours.map((parlour) => parlour.stop()));
    await database.drop();
    redis.stop();
  });

  /** A registered account with everything secret about it noted, at the instance of that number. */
  const registered = async (name: string, at: number): Promise<Person> => {
    const { url } = parlours[at % 2]!;
    const secret = { email: `${name}@secret.example.org`, password: `the password of ${name}` };
    const nobody = new Person(url, undefined);
    const { body } = await nobody.post<SignedIn>('/api/auth/register', { name, ...secret });
    for (const text of [secret.email, secret.password, body.accessToken, body.refreshToken]) secrets.add(text);
    const again = await nobody.post<SignedIn>('/api/auth/refresh', { refreshToken: body.refreshToken });
    for (const text of [again.body.accessToken, again.body.refreshToken]) secrets.add(text);
    return new Person(url, again.body.accessToken, body.user.id);
  };

  it.each(Object.keys(HIDDEN))('%s: versions go by, and no card, seed or token', async (game) => {
    const tally: Tally = { steps: 0, messages: 0, bytes: 0, searches: 0, ways: {}, finds: [] };
    const people = [await registered(`ann-${game}`, 0), await registered(`bob-${game}`, 1)];
    const rng = seededRng(createHash('sha256').update(game).digest('hex'));
    const hidden = new Set<string>();
    const onHidden = (found: readonly string[]): void => found.forEach((secret) => hidden.add(secret));
    const moved = monitor.count('moved');
    await (await WatchedGame.begin({ game, people, own: [], questions: 2, onHidden }, rng, tally)).play(STEPS);
    await monitor.caughtUp();
    expect(tally.finds).toEqual([]);
    expect(tally.steps).toBeGreaterThan(3);
    expect(monitor.count('moved') - moved).toBeGreaterThanOrEqual(tally.steps);
    // The seed at least, and where a game has cards, many of those.
    expect(hidden.size).toBeGreaterThan(game === 'four-in-a-square' ? 0 : 5);
    for (const secret of hidden) secrets.add(secret);
    expect(monitor.finds(secrets)).toEqual([]);
  });

  it('rooms, talk, matchmaking and seats without an account go by, and no code, no talk in the open, no token', async () => {
    const [ann, bob] = [await registered('ann', 0), await registered('bob', 1)];
    const [hers, his] = [await ann.connects('/lobby'), await bob.connects('/lobby')];
    const room = await ann.post<{ roomId: string; joinCode: string }>('/api/rooms', {
      game: 'check',
      visibility: 'link',
    });
    expect(room.status).toBe(201);
    const { roomId, joinCode } = room.body;
    expect((await bob.post(`/api/rooms/${roomId}/join`, { joinCode })).status).toBe(200);
    expect((await ann.post(`/api/rooms/${roomId}/chat`, { text: 'a word between us' })).status).toBe(201);
    await his.hears('room:chat');
    const seated = await new Person(parlours[0]!.url, undefined).post<{ gameId: string; playerToken: string }>(
      '/api/four-in-a-square/games',
    );
    expect(seated.body.playerToken).toEqual(expect.any(String));
    for (const person of [ann, bob]) {
      const queued = await person.post('/api/matchmaking', { game: 'four-in-a-square' });
      expect(queued.status).toBeLessThan(300);
    }
    await hers.hears('match:found');
    for (const wire of [hers, his]) wire.close();
    await monitor.caughtUp();
    expect(monitor.count('sockets')).toBeGreaterThan(0);
    expect(monitor.finds([...secrets, seated.body.playerToken, `"${joinCode}"`])).toEqual([]);
    // Talk goes to the sockets of other instances, sealed.
    expect(monitor.lines.filter((line) => line.includes('a word between us'))).toEqual([]);
  });

  it('would have been found: in the open, and under the seal', async () => {
    const bus = parlours[0]!.app.get(InstanceBus);
    bus.say('planted', { card: 'planted-under-the-seal' });
    await until('the planted card', () => monitor.count('planted') === 1);
    expect(monitor.finds(['planted-under-the-seal'])).toHaveLength(1);
    expect(monitor.finds(['parlour-test-mark-1'])).toHaveLength(1);
  });
});
