import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { Joined, LiveUpdate, Notice } from '../../src/engine/sockets/events.js';
import { UsersService } from '../../src/auth/users.service.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { EventStream } from '../support/event-stream.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startLittleRedis } from '../support/little-redis.js';
import type { LittleRedis } from '../support/little-redis.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { until } from '../support/until.js';

describe('Two instances whose Redis goes away', () => {
  let redis: LittleRedis;
  let proxy: TcpProxy;
  let database: TestDatabase;
  let here: Parlour;
  let there: Parlour;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    redis = await startLittleRedis();
    proxy = await TcpProxy.before(redis.url);
    database = await createTestDatabase();
    const settings = { databaseUrl: database.url, redisUrl: proxy.url, socketRate: 10_000 };
    here = await startParlour(settings, [GoFishModule]);
    there = await startParlour(settings, [GoFishModule]);
    ann = await guest(here.url);
    const { token, id } = await guest(there.url);
    bob = new Person(there.url, token, id);
  });
  afterAll(async () => {
    await here.stop();
    await there.stop();
    await proxy.stop();
    await database.drop();
    await redis.stop();
  });

  const readiness = async ({ url }: Parlour) => (await new Person(url, undefined).get('/health/ready')).body;

  it('miss nothing: sockets and streams at both hear every version once and in order, and readiness tells', async () => {
    const { id: sessionId } = await goFishFor(here, [ann, bob]);
    const wires = [await ann.connects('/go-fish'), await bob.connects('/go-fish')];
    for (const wire of wires) await wire.does('session:join', { sessionId });
    const streams = await Promise.all([ann, bob].map(({ url, token }) => EventStream.open(url, sessionId, token)));
    await Promise.all(streams.map((stream) => stream.hears(0)));
    let version = 0;
    const play = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time++) {
        const looks = await Promise.all(wires.map((wire) => wire.does<Joined>('session:join', { sessionId })));
        if (looks[0]!.outcome !== null) return;
        const seat = looks[0]!.toAct[0]!;
        const action = looks[seat]!.legalActions[0]!;
        version = (await wires[seat]!.does<LiveUpdate>('session:act', { sessionId, action })).version;
      }
    };
    const everybodyHas = (wanted: number): Promise<void> =>
      until(
        `version ${wanted} everywhere`,
        () =>
          [
            ...wires.map((wire) => wire.all<LiveUpdate>('session:update').at(-1)?.version),
            ...streams.map(({ versions }) => versions.at(-1)),
          ].every((has) => has === wanted),
        30_000,
      );

    await play(6);
    await everybodyHas(version);
    expect(await readiness(here)).toEqual({ status: 'ok', redis: 'here' });

    proxy.partition();
    await play(6);
    // Through Postgres, while Redis says nothing.
    await until('an instance that says so', async () => (await readiness(here)).status === 'degraded', 20_000);
    await everybodyHas(version);
    await play(4);
    proxy.heal();
    await until('Redis back', async () => (await readiness(there)).status === 'ok', 20_000);
    await play(3);
    await everybodyHas(version);

    for (const wire of wires) {
      const updates = wire.all<LiveUpdate>('session:update');
      expect(updates.map(({ from }) => from)).toEqual([0, ...updates.slice(0, -1).map((update) => update.version)]);
    }
    for (const { events } of streams) {
      const updates = events.filter(({ event }) => event === 'update').map(({ data }) => data);
      expect(updates.map(({ from }) => from)).toEqual([0, ...updates.slice(0, -1).map((update) => update.version)]);
    }
    wires.forEach((wire) => wire.close());
    streams.forEach((stream) => stream.close());
  });

  it('tell a stream what was played elsewhere where nobody else listens', async () => {
    const { id: sessionId } = await goFishFor(here, [ann, ann]);
    const stream = await EventStream.open(there.url, sessionId);
    await stream.hears(0);
    for (let time = 0; time < 3; time++) {
      const { body } = await ann.get<SessionPage>(`/api/sessions/${sessionId}`);
      const { version } = (await ann.acts(sessionId, body.legalActions[0]!)).body;
      await stream.hears(version);
    }
    stream.close();
  });

  it('ban from both as soon as it is back', async () => {
    const eve = await guest(here.url);
    const wire = await new Person(there.url, eve.token).connects('/go-fish');
    proxy.partition();
    await until('an instance that says so', async () => (await readiness(here)).status === 'degraded', 20_000);
    await here.app.get(UsersService).ban(eve.id);
    proxy.heal();
    expect(await wire.hears<Notice>('notice')).toMatchObject({ code: 'BANNED' });
    await wire.closed;
  });

  it('say nothing through Redis that could be read there', async () => {
    const { id: sessionId } = await goFishFor(here, [ann, bob]);
    const said: string[] = [];
    const stop = redis.listen((text) => said.push(text));
    const wire = await bob.connects('/go-fish');
    await wire.does('session:join', { sessionId });
    const { body } = await ann.get<SessionPage>(`/api/sessions/${sessionId}`);
    const mover = body.toAct[0] === 0 ? ann : bob;
    const { body: page } = await mover.get<SessionPage>(`/api/sessions/${sessionId}`);
    await mover.acts(sessionId, page.legalActions[0]!);
    await wire.does('session:chat', { sessionId, text: 'a word between us' });
    await wire.hears('session:update');
    stop();
    expect(said.length).toBeGreaterThan(3);
    for (const text of said) {
      for (const secret of [bob.token!, sessionId, 'a word between us', 'view', 'hand'])
        expect(text).not.toContain(secret);
    }
    wire.close();
  });
});
