import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import type { Joined, LiveUpdate, Notice } from '../../src/engine/sockets/events.js';
import type { MatchNews, RoomStarted, RoomUpdate } from '../../src/rooms/lobby/lobby.events.js';
import type { MyGame } from '../../src/rooms/lobby/my-games.js';
import { EventStream } from '../support/event-stream.js';
import { Person } from '../support/people.js';
import { Cluster } from './cluster.js';

const ME = { kind: 'me' };
const SQUARE = 'four-in-a-square';
const ADMIN = { email: 'admin@example.org', password: 'correct horse battery' };

describe('What is asked at one instance and waited for at another', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start(2, [{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }, {}]);
  });
  afterAll(() => cluster.stop());

  /** The same person here and there. */
  const both = async (name: string): Promise<readonly [Person, Person]> => {
    const [here, there] = await cluster.person(name);
    return [here!, there!];
  };

  it('waitForTurn: the bot’s answer to a move made there is waited for here', async () => {
    const [here, there] = await both('ann');
    const { sessionId, legalActions } = await here.opens(SQUARE, { seats: [ME, { kind: 'bot', level: 'easy' }] });
    const [action] = legalActions;
    const key = { 'idempotency-key': 'one move' };
    const moved = await here.acts(sessionId, action!, {}, key);
    expect(moved.status).toBe(200);
    const path = `/api/sessions/${sessionId}/actions?waitForTurn=true`;
    const { status, body } = await there.post<SessionUpdate>(path, { action }, key);
    expect(status).toBe(200);
    expect(body.from).toBe(moved.body.from);
    if (body.outcome === null) expect(body.toAct).toContain(0);
    const { body: page } = await here.get<SessionPage>(`/api/sessions/${sessionId}`);
    expect(page.version).toBe(body.version);
  });

  it('event streams: versions that are played here come there, once and in order, also after a change of instance', async () => {
    const [here, there] = await both('bob');
    const { sessionId } = await here.opens(SQUARE, { seats: [ME, ME] });
    let stream = await EventStream.open(there.url, sessionId, there.token);
    const plays = async (times: number): Promise<number> => {
      let version = 0;
      for (let time = 0; time < times; time++) {
        const { body } = await here.get<SessionPage>(`/api/sessions/${sessionId}`);
        ({ version } = (await here.acts(sessionId, body.legalActions[0]!)).body);
      }
      return version;
    };
    await stream.hears(0);
    const first = await plays(4);
    await stream.hears(first);
    // Versions that were played in the meantime may come in one update: it names the version that it goes on from.
    const told = (): (number | undefined)[] => stream.events.map(({ data }) => data.from);
    expect(told()).toEqual([undefined, ...stream.versions.slice(0, -1)]);
    expect(stream.versions.at(-1)).toBe(first);
    stream.close();
    const missed = await plays(2);
    stream = await EventStream.open(here.url, sessionId, here.token, first);
    await stream.hears(missed);
    const last = await plays(1);
    await stream.hears(last);
    expect(told()).toEqual([first, ...stream.versions.slice(0, -1)]);
    expect(stream.versions.at(-1)).toBe(last);
    stream.close();
  });

  it('the lobby: a room that is opened here is joined there, and both are told of its start', async () => {
    const [ann] = await both('ann');
    const [, bob] = await both('bob');
    const [hers, his] = [await ann.connects('/lobby'), await bob.connects('/lobby')];
    await his.does('rooms:watch', {});
    const { body: room } = await ann.post<{ roomId: string }>('/api/rooms', { game: SQUARE, name: 'Across' });
    const { roomId } = room;
    await his.hears<{ room: { roomId: string } }>('rooms:update', (update) => update.room.roomId === roomId);
    expect((await bob.post(`/api/rooms/${roomId}/join`)).status).toBe(200);
    await hers.hears<RoomUpdate>('room:update', (update) => update.room.taken === 2);
    for (const person of [ann, bob]) await person.post(`/api/rooms/${roomId}/ready`, { ready: true });
    await ann.post(`/api/rooms/${roomId}/start`);
    const started = await Promise.all([hers, his].map((wire) => wire.hears<RoomStarted>('room:started')));
    expect(started.map(({ seat }) => seat)).toEqual([0, 1]);

    for (const wire of [hers, his]) wire.close();
  });

  it('one’s own games: a move made here tells the opponent there that it is their turn', async () => {
    const everywhere = [await both('fay'), await both('gil')];
    const [maker, joiner] = [everywhere[0]![0], everywhere[1]![1]];
    const waiting = { game: SQUARE, seats: [ME, { kind: 'open' }] };
    const { body } = await maker.post<{ sessionId: string; joinCode: string }>('/api/sessions', waiting);
    const { sessionId, joinCode } = body;
    expect((await joiner.post(`/api/sessions/${sessionId}/join`, { joinCode })).status).toBe(200);
    const path = `/api/sessions/${sessionId}`;
    const { body: before } = await maker.get<SessionPage>(path);
    // The mover acts here, the other one listens there, whoever begins.
    const [mover] = everywhere[before.toAct[0]!]!;
    const [, other] = everywhere[1 - before.toAct[0]!]!;
    const wire = await other.connects('/lobby');
    await wire.does('mine:watch', {});
    for (let { body: page } = await mover.get<SessionPage>(path); page.legalActions.length > 0;) {
      await mover.acts(sessionId, page.legalActions[0]!);
      ({ body: page } = await mover.get<SessionPage>(path));
    }
    const isTurn = (game: MyGame) => game.sessionId === sessionId && game.toAct.includes(game.seats[0]!);
    expect(await wire.hears<MyGame>('mine:update', isTurn)).toMatchObject({ status: 'active' });
    wire.close();
  });

  it('matchmaking: one queues here, one there, and they meet', async () => {
    const [cyd] = await both('cyd');
    const [, dee] = await both('dee');
    const wire = await cyd.connects('/lobby');
    expect((await cyd.post('/api/matchmaking', { game: SQUARE })).body).toMatchObject({ status: 'queued' });
    expect((await dee.post('/api/matchmaking', { game: SQUARE })).body).toMatchObject({ status: 'matched' });
    const { sessionId } = await wire.hears<MatchNews & { sessionId: string }>('match:found');
    const table = await cyd.connects(`/${SQUARE}`);
    await table.does<Joined>('session:join', { sessionId });
    const { body } = await dee.get<SessionPage>(`/api/sessions/${sessionId}`);
    expect(body.players.map(({ name }) => name).sort()).toEqual(['cyd', 'dee']);
    if (body.legalActions.length > 0) {
      const { version } = (await dee.acts(sessionId, body.legalActions[0]!)).body;
      await table.hears<LiveUpdate>('session:update', (update) => update.version === version);
    }
    for (const one of [wire, table]) one.close();
  });

  it('bans: spoken here, they close sockets and streams there, and the token is worth nothing at either', async () => {
    const [here, there] = await both('eve');
    const { sessionId } = await here.opens(SQUARE, { seats: [ME, ME] });
    const wire = await there.connects(`/${SQUARE}`);
    const stream = await EventStream.open(there.url, sessionId, there.token);
    await stream.hears(0);
    const nobody = new Person(cluster.instances[0]!.url, undefined);
    const { body } = await nobody.post<{ accessToken: string }>('/api/auth/login', ADMIN);
    const admin = new Person(nobody.url, body.accessToken);
    expect((await admin.post(`/api/admin/users/${here.id}/ban`, { reason: 'a test' })).status).toBeLessThan(300);
    expect(await wire.hears<Notice>('notice')).toMatchObject({ code: 'BANNED' });
    await Promise.all([wire.closed, stream.ends()]);
    for (const person of [here, there]) expect((await person.get('/api/auth/me')).status).toBe(403);
  });
});
