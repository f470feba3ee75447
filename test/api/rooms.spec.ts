import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { Schema } from '../../src/database/schema.js';
import { games } from '../../src/games/index.js';
import { Rooms1700000004000 } from '../../src/migrations/1700000004000-rooms.js';
import { newSeatToken } from '../../src/auth/secrets/seat-token.js';
import type { Page } from '../../src/common/http/cursor.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { SessionDeeds } from '../../src/engine/sessions/session-deeds.js';
import { HOST_STARTS_FULL, STARTS_WHEN_FULL, STARTS_WITH_LOADOUTS } from '../../src/rooms/room-rules.js';
import type { RoomPage, RoomPicture } from '../../src/rooms/room-page.js';
import { RoomKeeper } from '../../src/rooms/room-keeper.js';
import { RoomList } from '../../src/rooms/room-list.js';
import { RoomsService } from '../../src/rooms/rooms.service.js';
import { openVisitor, tokenVisitor } from '../../src/rooms/visitor.js';
import { createTestDatabase } from '../support/database.js';
import { DuelModule } from '../support/duel/duel.js';
import { changesWanted } from '../support/changes-wanted.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Answer } from '../support/people.js';

describe('Rooms over REST', () => {
  let parlour: Parlour;
  let people: Person[];
  let [ann, bob, cy]: Person[] = [];
  let rooms: RoomsService;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule, DuelModule]);
    rooms = parlour.app.get(RoomsService);
    people = await Promise.all(['ann', 'bob', 'cy', 'dot', 'eve'].map((name) => guest(parlour.url, name)));
    [ann, bob, cy] = people;
  });
  afterAll(() => parlour.stop());

  const opens = async (person: Person, more: object = {}): Promise<RoomPage> => {
    const { status, body } = await person.post<RoomPage>('/api/rooms', { game: 'go-fish', ...more });
    if (status !== 201) throw new Error(`No room: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const duels = (more: object = {}) => opens(ann!, { game: 'duel', ...more });
  const says = (person: Person, roomId: string, what: string, body: object = {}): Promise<Answer<RoomPage>> =>
    person.post<RoomPage>(`/api/rooms/${roomId}/${what}`, body);
  const does = async (person: Person, roomId: string, what: string, body: object = {}): Promise<RoomPage> => {
    const answer = await says(person, roomId, what, body);
    if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const sees = async (person: Person, roomId: string) => (await person.get<RoomPage>(`/api/rooms/${roomId}`)).body;
  const refused = (status: number, code: string) => ({ status, body: { code } });
  /** A game of two that has begun. */
  const begun = async (more: object = {}): Promise<RoomPage> => {
    const { roomId } = await opens(ann!, more);
    await does(bob!, roomId, 'join');
    await does(ann!, roomId, 'ready');
    await does(bob!, roomId, 'ready');
    return does(ann!, roomId, 'start');
  };
  const callOff = ({ sessionId }: RoomPage) => parlour.app.get(SessionDeeds).cancel(sessionId!, 'test', 'over');

  it('gather three people and a bot, who play, finish and play again', async () => {
    const room = await opens(ann!, { name: '  Friday   night ', seats: 4, options: { handSize: 3 } });
    expect(room).toMatchObject({
      name: 'Friday night',
      status: 'waiting',
      seats: 4,
      taken: 1,
      options: { handSize: 3 },
      owner: ann!.id,
      players: [{ seat: 0, name: 'ann', kind: 'human', ready: false }],
      joinCode: expect.stringMatching(/^[A-Z2-9]{6}$/),
      you: { seat: 0, owner: true },
    });
    const { roomId } = room;
    expect(await does(bob!, roomId, 'join', { seat: 3 })).toMatchObject({ taken: 2, you: { seat: 3, owner: false } });
    expect(await does(cy!, roomId, 'join')).toMatchObject({ taken: 3, you: { seat: 1 } });
    expect((await does(ann!, roomId, 'bots', { level: 'easy' })).players[2]).toMatchObject({
      seat: 2,
      kind: 'bot',
      level: 'easy',
      ready: true,
    });
    for (const person of [ann!, bob!, cy!]) await does(person, roomId, 'ready');
    const started = await does(ann!, roomId, 'start');
    expect(started).toMatchObject({ status: 'in_progress', sessionId: expect.any(String), you: { seat: 0 } });
    const { body: session } = await bob!.get<SessionPage>(`/api/sessions/${started.sessionId}`);
    expect(session).toMatchObject({ seat: 3, options: { handSize: 3 }, status: 'active' });
    expect(session.players.map(({ name, kind }) => [name, kind])).toEqual([
      ['ann', 'human'],
      ['cy', 'human'],
      [expect.any(String), 'bot'],
      ['bob', 'human'],
    ]);
    expect(await says(bob!, roomId, 'leave')).toMatchObject(refused(409, 'GAME_RUNNING'));
    expect(await says(bob!, roomId, 'rematch')).toMatchObject(refused(409, 'GAME_RUNNING'));

    await callOff(started);
    expect(await sees(bob!, roomId)).toMatchObject({ status: 'finished' });
    const again = await does(bob!, roomId, 'rematch');
    expect(again).toMatchObject({ roomId, status: 'waiting', sessionId: null, taken: 4 });
    expect(again.players.map(({ ready }) => ready)).toEqual([false, false, true, false]);
    expect(await does(cy!, roomId, 'rematch')).toMatchObject({ roomId, status: 'waiting' });
    for (const person of [ann!, bob!, cy!]) await does(person, roomId, 'ready');
    const second = await does(ann!, roomId, 'start');
    expect(second.sessionId).not.toBe(started.sessionId);
  });

  it('start with fewer than their seats, the gaps between players closed', async () => {
    const { roomId } = await opens(ann!, { seats: 5, seat: 1 });
    await does(bob!, roomId, 'join', { seat: 4 });
    await does(ann!, roomId, 'ready');
    await does(bob!, roomId, 'ready');
    const started = await does(ann!, roomId, 'start');
    expect(started.players.map(({ seat, name }) => [seat, name])).toEqual([
      [0, 'ann'],
      [1, 'bob'],
    ]);
    expect((await bob!.get<SessionPage>(`/api/sessions/${started.sessionId}`)).body).toMatchObject({ seat: 1 });
  });

  describe('refuse clearly:', () => {
    it('what does not fit their game', async () => {
      const open = (more: object) => ann!.post('/api/rooms', { game: 'go-fish', ...more });
      expect(await open({ name: '' })).toMatchObject(refused(400, 'BAD_SHAPE'));
      expect(await open({ name: 'x'.repeat(101) })).toMatchObject(refused(400, 'BAD_SHAPE'));
      expect(await open({ name: 'x'.repeat(100) })).toMatchObject({ status: 201 });
      expect(await open({ name: 'a\u202eb' })).toMatchObject(refused(400, 'BAD_SHAPE'));
      expect(await open({ seats: 6 })).toMatchObject(refused(400, 'WRONG_NUMBER_OF_SEATS'));
      expect(await open({ seats: 1 })).toMatchObject(refused(400, 'WRONG_NUMBER_OF_SEATS'));
      expect(await open({ seats: 2, seat: 2 })).toMatchObject(refused(400, 'NO_SUCH_SEAT'));
      expect(await open({ options: { handSize: 99 } })).toMatchObject(refused(400, 'BAD_SHAPE'));
      expect(await open({ game: 'chess' })).toMatchObject(refused(404, 'GAME_UNKNOWN'));
      expect(await open({ cheat: true })).toMatchObject(refused(400, 'BAD_SHAPE'));
      expect(await open({ bots: [{ level: 'god' }] })).toMatchObject(refused(400, 'NO_SUCH_LEVEL'));
      expect(await open({ seats: 2, bots: [{}, {}] })).toMatchObject(refused(409, 'ROOM_FULL'));
      expect(await open({ loadout: {} })).toMatchObject(refused(409, 'NO_LOADOUTS'));
      const nobody = new Person(parlour.url, undefined);
      expect(await nobody.post('/api/rooms', { game: 'go-fish' })).toMatchObject({ status: 401 });
    });

    it('rooms that are not there', async () => {
      for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
        expect(await ann!.get(`/api/rooms/${id}`)).toMatchObject(refused(404, 'ROOM_NOT_FOUND'));
        for (const what of ['join', 'leave', 'ready', 'start', 'rematch']) {
          expect(await says(ann!, id, what)).toMatchObject(refused(404, 'ROOM_NOT_FOUND'));
        }
      }
      expect(await ann!.get('/api/rooms/code/AAAAA')).toMatchObject(refused(404, 'ROOM_NOT_FOUND'));
    });

    it('whoever does not fit in', async () => {
      const { roomId } = await opens(ann!, { seats: 3 });
      expect(await says(ann!, roomId, 'join')).toMatchObject(refused(409, 'ALREADY_IN_ROOM'));
      expect(await says(bob!, roomId, 'join', { seat: 0 })).toMatchObject(refused(409, 'SEAT_TAKEN'));
      expect(await says(bob!, roomId, 'join', { seat: 3 })).toMatchObject(refused(400, 'NO_SUCH_SEAT'));
      expect(await says(bob!, roomId, 'leave')).toMatchObject(refused(409, 'NOT_IN_ROOM'));
      expect(await says(bob!, roomId, 'ready')).toMatchObject(refused(409, 'NOT_IN_ROOM'));
      expect(await says(bob!, roomId, 'rematch')).toMatchObject(refused(409, 'NOT_IN_ROOM'));
      await does(bob!, roomId, 'join');
      await does(cy!, roomId, 'join');
      expect(await says(bob!, roomId, 'join')).toMatchObject(refused(409, 'ALREADY_IN_ROOM'));
      expect(await says(people[3]!, roomId, 'join')).toMatchObject({
        status: 409,
        body: {
          code: 'ROOM_FULL',
          error: 'Room is at maximum capacity',
          details: { roomId, maxPlayers: 3, currentPlayers: 3 },
        },
      });
    });

    it('a start, in this order: whose it is, waiting, enough people, all ready', async () => {
      const { roomId } = await opens(ann!, { seats: 3 });
      expect(await says(bob!, roomId, 'start')).toMatchObject(refused(403, 'NOT_ROOM_OWNER'));
      expect(await says(ann!, roomId, 'start')).toMatchObject({
        status: 409,
        body: { code: 'NOT_ENOUGH_PLAYERS', error: 'Need at least 2 players to start a game' },
      });
      await does(bob!, roomId, 'join');
      await does(ann!, roomId, 'ready');
      expect(await says(ann!, roomId, 'start')).toMatchObject({
        status: 409,
        body: { code: 'NOT_ALL_READY', error: 'All players must be ready to start the game', details: { seats: [1] } },
      });
      await does(bob!, roomId, 'ready');
      await does(ann!, roomId, 'ready', { ready: false });
      expect(await says(ann!, roomId, 'start')).toMatchObject(refused(409, 'NOT_ALL_READY'));
      await does(ann!, roomId, 'ready');
      await does(ann!, roomId, 'start');
      expect(await says(bob!, roomId, 'start')).toMatchObject(refused(403, 'NOT_ROOM_OWNER'));
      expect(await says(ann!, roomId, 'start')).toMatchObject({
        status: 409,
        body: { code: 'ROOM_NOT_WAITING', error: 'Room is not in waiting status' },
      });
      expect(await says(cy!, roomId, 'join')).toMatchObject(refused(409, 'ROOM_NOT_WAITING'));
      expect(await says(ann!, roomId, 'ready')).toMatchObject(refused(409, 'ROOM_NOT_WAITING'));
      expect(await says(ann!, roomId, 'bots')).toMatchObject(refused(409, 'ROOM_NOT_WAITING'));
      expect(await says(ann!, roomId, 'options', { options: {} })).toMatchObject(refused(409, 'ROOM_NOT_WAITING'));
    });

    it('what only the owner may do', async () => {
      const { roomId } = await opens(ann!, { seats: 3 });
      await does(bob!, roomId, 'join');
      for (const [what, body] of [
        ['bots', {}],
        ['options', { options: {} }],
        ['start', {}],
      ] as const) {
        expect(await says(bob!, roomId, what, body)).toMatchObject(refused(403, 'NOT_ROOM_OWNER'));
      }
      expect(await bob!.ask('DELETE', `/api/rooms/${roomId}/players/0`)).toMatchObject(refused(403, 'NOT_ROOM_OWNER'));
      expect(await bob!.ask('DELETE', `/api/rooms/${roomId}/bots/2`)).toMatchObject(refused(403, 'NOT_ROOM_OWNER'));
    });
  });

  it('let their owner send people out for good, and bots too', async () => {
    const { roomId } = await opens(ann!, { seats: 3, bots: [{ seat: 2, level: 'random' }] });
    await does(bob!, roomId, 'join');
    const out = (path: string) => ann!.ask<RoomPage>('DELETE', `/api/rooms/${roomId}/${path}`);
    expect(await out('players/0')).toMatchObject(refused(409, 'OWN_SEAT'));
    expect(await out('bots/1')).toMatchObject(refused(409, 'NO_BOT_THERE'));
    expect(await out('players/x')).toMatchObject({ status: 400 });
    expect((await out('bots/2')).body).toMatchObject({ taken: 2 });
    expect(await out('players/2')).toMatchObject(refused(409, 'SEAT_EMPTY'));
    expect((await out('players/1')).body).toMatchObject({ taken: 1 });
    expect(await says(bob!, roomId, 'join')).toMatchObject(refused(403, 'KICKED'));
  });

  it('go to whoever has sat longest, and end when nobody is left', async () => {
    const { roomId } = await opens(ann!, { seats: 4, seat: 3, bots: [{ seat: 0 }] });
    await does(bob!, roomId, 'join', { seat: 2 });
    await does(cy!, roomId, 'join', { seat: 1 });
    expect(await does(ann!, roomId, 'leave')).toMatchObject({ owner: bob!.id, taken: 3, you: null });
    await does(bob!, roomId, 'leave');
    expect(await sees(cy!, roomId)).toMatchObject({ owner: cy!.id, you: { owner: true } });
    expect(await does(cy!, roomId, 'leave')).toMatchObject({ status: 'cancelled', taken: 0 });
    expect(await says(ann!, roomId, 'join')).toMatchObject(refused(409, 'ROOM_NOT_WAITING'));
  });

  it('are not entered without their code where they are not listed', async () => {
    const { roomId, joinCode } = await opens(ann!, { visibility: 'link' });
    expect(await sees(bob!, roomId)).not.toHaveProperty('joinCode');
    expect(await says(bob!, roomId, 'join')).toMatchObject(refused(403, 'WRONG_JOIN_CODE'));
    expect(await says(bob!, roomId, 'join', { joinCode: 'AAAAAA' })).toMatchObject(refused(403, 'WRONG_JOIN_CODE'));
    expect(await bob!.get(`/api/rooms/code/${joinCode!.toLowerCase()}`)).toMatchObject({ body: { roomId } });
    expect(await does(bob!, roomId, 'join', { joinCode: joinCode!.toLowerCase() })).toMatchObject({ joinCode });
  });

  it('ask everybody again when the options change', async () => {
    const { roomId } = await opens(ann!);
    await does(bob!, roomId, 'join');
    await does(bob!, roomId, 'ready');
    const changed = await does(ann!, roomId, 'options', { options: { handSize: 5 } });
    expect(changed.options).toEqual({ handSize: 5 });
    expect(changed.players.map(({ ready }) => ready)).toEqual([false, false]);
    expect(await says(ann!, roomId, 'options', { options: { handSize: 0 } })).toMatchObject(refused(400, 'BAD_SHAPE'));
  });

  it('give the same room for the same key of its maker', async () => {
    const open = () => ann!.post<RoomPage>('/api/rooms', { game: 'go-fish' }, { 'idempotency-key': 'room-1' });
    const [one, two] = await Promise.all([open(), open()]);
    expect(one.body.roomId).toBe(two.body.roomId);
  });

  describe('when everybody wants the same', () => {
    it('give the last seat to exactly one of twenty', async () => {
      const { roomId } = await opens(ann!);
      const crowd = Array.from({ length: 20 }, (_, n) => tokenVisitor(newSeatToken().hash, { playerId: `p${n}` }));
      const results = await Promise.allSettled(crowd.map((visitor) => rooms.join(roomId, visitor)));
      const codes = results.map((result) =>
        result.status === 'rejected' ? (result.reason as { code: string }).code : 'in',
      );
      expect(codes.sort()).toEqual([...Array<string>(19).fill('ROOM_FULL'), 'in']);
      expect(await sees(ann!, roomId)).toMatchObject({ taken: 2 });
    });

    it('let one person in once, however often they ask', async () => {
      const { roomId } = await opens(ann!, { seats: 5 });
      const answers = await Promise.all(Array.from({ length: 8 }, () => says(bob!, roomId, 'join')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    });

    it('give it to one of those who ask two servers, whose only common ground is the database', async () => {
      const other = await startParlour({ databaseUrl: parlour.settings.databaseUrl }, [GoFishModule, DuelModule]);
      try {
        const { roomId } = await opens(ann!);
        const services = [rooms, other.app.get(RoomsService)];
        const joins = Array.from({ length: 10 }, (_, n) => services[n % 2]!.join(roomId, openVisitor(`p${n}`)));
        const results = await Promise.allSettled(joins);
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await sees(ann!, roomId)).toMatchObject({ taken: 2 });
      } finally {
        await other.stop();
      }
    });

    it('begin one session for five starts', async () => {
      const { roomId } = await opens(ann!);
      await does(bob!, roomId, 'join');
      await does(ann!, roomId, 'ready');
      await does(bob!, roomId, 'ready');
      const answers = await Promise.all(Array.from({ length: 5 }, () => says(ann!, roomId, 'start')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      const pool = parlour.app.get(Pool);
      const { rowCount } = await pool.query('SELECT 1 FROM game_sessions WHERE room_id = $1', [roomId]);
      expect(rowCount).toBe(1);
    });

    it('begin no session with somebody who came while they started', async () => {
      const { roomId } = await opens(ann!, { seats: 3 });
      await does(bob!, roomId, 'join');
      await does(ann!, roomId, 'ready');
      await does(bob!, roomId, 'ready');
      const [one, two, late] = await Promise.all([
        says(ann!, roomId, 'start'),
        says(ann!, roomId, 'start'),
        says(cy!, roomId, 'join'),
      ]);
      expect([one.status, two.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
      const { rows } = await parlour.app.get(Pool).query<{ players: string }>(
        `SELECT (SELECT count(*) FROM game_players p WHERE p.session_id = s.id) AS players
             FROM game_sessions s WHERE s.room_id = $1`,
        [roomId],
      );
      const { status, taken } = await sees(ann!, roomId);
      // A guest before the start was not ready, and the start was refused; a guest after it was.
      if (late.status === 200) expect([status, taken, rows.length]).toEqual(['waiting', 3, 0]);
      else expect([status, taken, rows]).toEqual(['in_progress', 2, [{ players: '2' }]]);
    });
  });

  describe('of a game to which everybody brings something', () => {
    it('keep it secret until the start, and ask the game about it', async () => {
      const { roomId } = await duels();
      await does(bob!, roomId, 'join');
      expect(await says(bob!, roomId, 'ready')).toMatchObject(refused(422, 'SWORD_REQUIRED'));
      expect(await says(bob!, roomId, 'loadout', { loadout: { length: 10 } })).toMatchObject(
        refused(422, 'SWORD_TOO_LONG'),
      );
      expect(await does(bob!, roomId, 'loadout', { loadout: { length: 7 } })).toMatchObject({
        players: [{ hasLoadout: false }, { hasLoadout: true, ready: false }],
        you: { brings: { length: 7 } },
      });
      await does(bob!, roomId, 'ready');
      for (const viewer of [ann!, cy!, new Person(parlour.url, undefined)]) {
        expect(JSON.stringify(await sees(viewer, roomId))).not.toContain('"length"');
      }
      const { body: list } = await ann!.get('/api/rooms?game=duel');
      expect(JSON.stringify(list)).not.toContain('"length"');
      await does(ann!, roomId, 'loadout', { loadout: { length: 3 } });
      await does(ann!, roomId, 'ready');
      expect(await does(bob!, roomId, 'loadout', { loadout: { length: 8 } })).toMatchObject({
        players: [{ ready: true }, { ready: false }],
      });
      await does(bob!, roomId, 'ready');
      const { sessionId } = await does(ann!, roomId, 'start');
      await ann!.acts(sessionId!, { type: 'show' });
      expect((await bob!.acts(sessionId!, { type: 'show' })).body).toMatchObject({
        outcome: { winners: [1] },
        view: { shown: [3, 8] },
      });
    });

    it('ask the game once more when the options have changed', async () => {
      const { roomId } = await duels({ loadout: { length: 9 }, bots: [{ level: 'meek', loadout: { length: 2 } }] });
      await does(ann!, roomId, 'ready');
      await does(ann!, roomId, 'options', { options: { longest: 5 } });
      expect(await says(ann!, roomId, 'ready')).toMatchObject(refused(422, 'SWORD_TOO_LONG'));
      await does(ann!, roomId, 'loadout', { loadout: { length: 4 } });
      await does(ann!, roomId, 'ready');
      expect(await says(ann!, roomId, 'options', { options: { longest: 1 } })).toMatchObject(
        refused(422, 'SWORD_TOO_LONG'),
      );
    });

    it('refuse a full room before they judge what is brought', async () => {
      const { roomId } = await duels();
      await does(bob!, roomId, 'join');
      expect(await says(cy!, roomId, 'join', { loadout: { length: 99 } })).toMatchObject(refused(409, 'ROOM_FULL'));
    });
  });

  describe('for contracts of their own', () => {
    it('carry players with seat tokens, begin when the last seat is taken, and share their id with the session', async () => {
      const [red, blue] = [newSeatToken(), newSeatToken()];
      const room = await rooms.create(tokenVisitor(red.hash, { playerId: 'R', name: 'Red' }), {
        game: 'go-fish',
        rules: STARTS_WHEN_FULL,
        seats: 2,
      });
      expect(room).toMatchObject({ status: 'waiting', record: { ownerPlayerId: 'R', ownerUserId: null } });
      const full = await rooms.join(room.id, tokenVisitor(blue.hash, { playerId: 'B', name: 'Blue' }));
      expect(full).toMatchObject({ status: 'in_progress', record: { sessionId: room.id } });
      const player = new Person(parlour.url, blue.token);
      expect((await player.get<SessionPage>(`/api/sessions/${room.id}`)).body).toMatchObject({ seat: 1 });
      await expect(rooms.join(room.id, openVisitor('green'))).rejects.toMatchObject({ code: 'ROOM_FULL' });
    });

    it('begin by themselves when everybody has set what they bring', async () => {
      const [one, two] = [openVisitor('player1', 'Ann'), openVisitor('player2', 'Bob')];
      const room = await rooms.create(one, { game: 'duel', rules: STARTS_WITH_LOADOUTS, visibility: 'link' });
      await rooms.join(room.id, two, { joinCode: room.record.joinCode });
      expect(await rooms.setLoadout(room.id, one, { length: 1 })).toMatchObject({ status: 'waiting' });
      expect(await rooms.setLoadout(room.id, one, { length: 2 })).toMatchObject({ status: 'waiting' });
      expect(await rooms.setLoadout(room.id, two, { length: 3 })).toMatchObject({ status: 'in_progress' });
      const { rows } = await parlour.app
        .get(Pool)
        .query('SELECT access, rated FROM game_sessions WHERE id = $1', [room.id]);
      expect(rows).toEqual([{ access: 'open', rated: false }]);

      await parlour.app.get(SessionDeeds).cancel(room.id, 'test', 'over');
      const next = await rooms.rematch(room.id, two);
      expect(next).toMatchObject({ status: 'waiting', record: { previousRoomId: room.id } });
      expect(next.players.map(({ loadout, isReady }) => [loadout, isReady])).toEqual([
        [null, false],
        [null, false],
      ]);
      expect(await rooms.get(room.id)).toMatchObject({ record: { nextRoomId: next.id } });
    });

    it('wait for a host who starts when every seat is taken', async () => {
      const host = openVisitor('host');
      const room = await rooms.create(host, {
        game: 'go-fish',
        rules: HOST_STARTS_FULL,
        seats: 3,
        bots: [{ seat: 2 }],
      });
      await expect(rooms.start(room.id, host)).rejects.toMatchObject({ code: 'NOT_ENOUGH_PLAYERS' });
      const full = await rooms.join(room.id, openVisitor('other'), { seat: 1 });
      expect(full.status).toBe('waiting');
      await expect(rooms.start(room.id, openVisitor('other'))).rejects.toMatchObject({ code: 'NOT_ROOM_OWNER' });
      expect(await rooms.start(room.id, host)).toMatchObject({ status: 'in_progress', record: { sessionId: room.id } });
    });

    it('need not seat their maker, and are found by number', async () => {
      const visitor = openVisitor('somebody');
      const room = await rooms.create(visitor, { game: 'go-fish', sit: false, name: 'empty' });
      expect(await rooms.findByNum(room.record.num)).toMatchObject({ id: room.id, players: [] });
      const { rooms: listed, total } = await parlour.app.get(RoomList).numbered({}, { page: 1, limit: 1 });
      expect(listed[0]!.id).toBe(room.id);
      expect(total).toBeGreaterThan(1);
    });

    it('take everybody along to a rematch that begins when all have asked for it', async () => {
      const [one, two] = [openVisitor('one'), openVisitor('two')];
      const { id } = await rooms.create(one, { game: 'go-fish', rules: STARTS_WHEN_FULL, seats: 2 });
      await rooms.join(id, two);
      await parlour.app.get(SessionDeeds).cancel(id, 'test', 'over');
      const [mine, again] = await Promise.all([rooms.rematch(id, one), rooms.rematch(id, one)]);
      expect(mine.id).toBe(again.id);
      expect(await rooms.get(mine.id)).toMatchObject({
        status: 'waiting',
        players: [{ isReady: true }, { isReady: false }],
      });
      const both = await rooms.rematch(id, two);
      expect(both).toMatchObject({ id: mine.id, status: 'in_progress', record: { sessionId: mine.id } });
    });
  });

  describe('of games with open seats', () => {
    it('begin under the id they were announced with', async () => {
      const opened = await ann!.post<{ sessionId: string; joinCode: string }>('/api/sessions', {
        game: 'go-fish',
        seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'bot', level: 'easy' }],
      });
      expect(opened).toMatchObject({
        status: 201,
        body: { status: 'waiting', seat: 1, openSeats: [0], roomId: opened.body.sessionId },
      });
      const { sessionId, joinCode } = opened.body;
      const join = (person: Person, body: object = {}) =>
        person.post<SessionPage>(`/api/sessions/${sessionId}/join`, body);
      expect(await join(ann!)).toMatchObject(refused(409, 'ALREADY_IN_ROOM'));
      expect(await join(bob!, { joinCode: 'AAAAAA' })).toMatchObject(refused(403, 'WRONG_JOIN_CODE'));
      expect(await join(bob!, { joinCode })).toMatchObject({
        status: 200,
        body: { sessionId, seat: 0, status: 'active' },
      });
      expect(await join(cy!)).toMatchObject(refused(409, 'ROOM_FULL'));
      expect(await cy!.post('/api/sessions/nonsense/join')).toMatchObject(refused(404, 'SESSION_NOT_FOUND'));
      expect((await ann!.get<SessionPage>(`/api/sessions/${sessionId}`)).body).toMatchObject({ seat: 1 });
    });

    it('seat their maker once', async () => {
      const open = (seats: object[], more: object = {}) =>
        ann!.post('/api/sessions', { game: 'go-fish', seats, ...more });
      expect(await open([{ kind: 'open' }, { kind: 'bot' }])).toMatchObject(refused(400, 'SEATS_OPEN'));
      expect(await open([{ kind: 'open' }, { kind: 'me' }, { kind: 'me' }])).toMatchObject(refused(400, 'SEATS_OPEN'));
      expect(await open([{ kind: 'open' }, { kind: 'me' }], { seed: 'x' })).toMatchObject(refused(400, 'SEATS_OPEN'));
    });
  });

  describe('in a list', () => {
    const list = async (person: Person, query: string) =>
      (await person.get<Page<RoomPicture>>(`/api/rooms?${query}`)).body;

    it('are found by game, status, seats and free seats, newest first', async () => {
      const four = await opens(ann!, { seats: 4, name: 'four' });
      const full = await opens(ann!, { seats: 2, name: 'full', bots: [{}] });
      const link = await opens(ann!, { seats: 4, visibility: 'link' });
      const duel = await duels({ seats: 4 });
      const ids = async (query: string) => (await list(bob!, query)).items.map(({ roomId }) => roomId);
      const waiting = await ids('game=go-fish&status=waiting&limit=100');
      expect(waiting.slice(0, 2)).toEqual([full.roomId, four.roomId]);
      expect(waiting).not.toContain(link.roomId);
      expect(waiting).not.toContain(duel.roomId);
      expect(await ids('game=go-fish&status=waiting&free=1&limit=100')).not.toContain(full.roomId);
      expect((await ids('seats=4&status=waiting')).slice(0, 2)).toEqual([duel.roomId, four.roomId]);
      const running = await begun();
      expect(await ids('status=in_progress')).toContain(running.roomId);
      expect(await ids('status=waiting&limit=100')).not.toContain(running.roomId);
      await callOff(running);
      expect(await ids('status=finished&limit=100')).toContain(running.roomId);
      expect(await bob!.get('/api/rooms?status=open')).toMatchObject(refused(400, 'BAD_SHAPE'));
      expect(await bob!.get('/api/rooms?cursor=abc')).toMatchObject(refused(400, 'BAD_CURSOR'));
    });

    it('come page by page, each once', async () => {
      const dot = people[3]!;
      for (let n = 0; n < 7; n++) await opens(dot, { visibility: n % 2 ? 'link' : 'listed' });
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Page<RoomPicture> = await list(dot, `mine=true&limit=3${cursor && `&cursor=${cursor}`}`);
        expect(page.items.length).toBeLessThanOrEqual(3);
        seen.push(...page.items.map(({ roomId }) => roomId));
        cursor = page.nextCursor;
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen).size).toBe(7);
      expect(await new Person(parlour.url, undefined).get('/api/rooms?mine=true')).toMatchObject({ status: 401 });
    });
  });

  it('let those who are in talk, and nobody else', async () => {
    const { roomId } = await opens(ann!);
    const path = `/api/rooms/${roomId}/chat`;
    expect(await bob!.post(path, { text: 'hello?' })).toMatchObject(refused(409, 'NOT_IN_ROOM'));
    await does(bob!, roomId, 'join');
    expect(await bob!.post(path, { text: ' hello! ' })).toMatchObject({
      status: 201,
      body: { text: 'hello!', name: 'bob', seat: 1 },
    });
    expect(await bob!.post(path, { text: '' })).toMatchObject(refused(400, 'BAD_SHAPE'));
    expect((await ann!.get<Page<object>>(path)).body.items).toMatchObject([{ text: 'hello!', name: 'bob' }]);
    expect(await cy!.get(path)).toMatchObject(refused(409, 'NOT_IN_ROOM'));
  });

  it('follow a game that is taken up again', async () => {
    const running = await begun({ game: 'go-fish' });
    await callOff(running);
    await parlour.app.get(SessionDeeds).rewind(running.sessionId!, 0, 'test');
    expect(await sees(ann!, running.roomId)).toMatchObject({ status: 'in_progress' });
    expect(await says(ann!, running.roomId, 'rematch')).toMatchObject(refused(409, 'GAME_RUNNING'));
  });

  it('that were left behind are cancelled after a day', async () => {
    const { roomId } = await opens(ann!);
    const pool = parlour.app.get(Pool);
    await pool.query(`UPDATE game_rooms SET updated_at = now() - interval '25 hours' WHERE id = $1`, [roomId]);
    await parlour.app.get(RoomKeeper).tidy();
    expect(await sees(ann!, roomId)).toMatchObject({ status: 'cancelled' });
  });

  it('have tables that are what the entities say', async () => {
    const wanted = await changesWanted(parlour.app.get(DataSource));
    const ours = wanted.filter((query) => /game_room|matchmaking|ratings/.test(query));
    expect(ours).toEqual([]);
  });

  it('have tables that can be taken away again', async () => {
    const database = await createTestDatabase();
    const dataSource = new DataSource(dataSourceOptions({ url: database.url, schema: Schema.of(games), poolSize: 1 }));
    await dataSource.initialize();
    const runner = dataSource.createQueryRunner();
    try {
      const count = `SELECT count(*)::int AS n FROM pg_tables WHERE tablename ~ '^(game_room|matchmaking|ratings)'`;
      // What came later may look at these tables, and goes first.
      const stamp = ({ name }: { readonly name: string }): number => Number(/\d+$/.exec(name)![0]);
      const later = Schema.of(games).migrations.filter((one) => stamp(one) > stamp(Rooms1700000004000));
      for (const Later of later.sort((a, b) => stamp(b) - stamp(a))) await new Later().down(runner);
      const migration = new Rooms1700000004000();
      await migration.down(runner);
      expect(await runner.query(count)).toEqual([{ n: 0 }]);
      await migration.up(runner);
      expect(await runner.query(count)).toEqual([{ n: 4 }]);
    } finally {
      await runner.release();
      await dataSource.destroy();
      await database.drop();
    }
  });

  it('are documented with every path', async () => {
    const { body } = await ann!.get<{ paths: Record<string, Record<string, { tags: string[] }>> }>('/docs-json');
    const ours = Object.entries(body.paths).filter(([path]) => /^\/api\/(rooms|matchmaking)/.test(path));
    expect(ours.length).toBeGreaterThanOrEqual(15);
    for (const [, methods] of ours) for (const { tags } of Object.values(methods)) expect(tags).toEqual(['Rooms']);
  });
});
