import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { newSeatToken } from '../../src/auth/secrets/seat-token.js';
import { SocketNamespaces } from '../../src/engine/sockets/socket-namespaces.js';
import type { JsonSchema } from '../../src/engine/sockets/docs/description.js';
import type { MatchNews, RoomChatNews, RoomStarted, RoomUpdate, ToldRoom } from '../../src/rooms/lobby/lobby.events.js';
import type { MyGame } from '../../src/rooms/lobby/my-games.js';
import type { RoomPicture } from '../../src/rooms/room-page.js';
import { STARTS_WHEN_FULL } from '../../src/rooms/room-rules.js';
import { RoomsService } from '../../src/rooms/rooms.service.js';
import { tokenVisitor } from '../../src/rooms/visitor.js';
import { DuelModule } from '../support/duel/duel.js';
import { misfits } from '../support/fits.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';

describe('The lobby', () => {
  let parlour: Parlour;
  let [ann, bob, cy]: Person[] = [];
  const wires: Wire[] = [];
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule, DuelModule]);
    [ann, bob, cy] = await Promise.all(['ann', 'bob', 'cy'].map((name) => guest(parlour.url, name)));
  });
  afterEach(() => wires.splice(0).forEach((wire) => wire.close()));
  afterAll(() => parlour.stop());

  const connects = async (...people: Person[]): Promise<Wire[]> => {
    const opened = await Promise.all(people.map((person) => person.connects('/lobby')));
    // An answer means that the server knows the socket, and whose it is.
    await Promise.all(opened.map((wire) => wire.asks('rooms:unwatch', {})));
    wires.push(...opened);
    return opened;
  };
  const does = async (wire: Wire, event: string, body: object) => (await wire.does<ToldRoom>(event, body)).room;
  const updated = (wire: Wire, fits: (room: RoomPicture) => boolean) =>
    wire.hears<RoomUpdate>('room:update', ({ room }) => fits(room));

  it('tells people how their own games stand, and nobody else', async () => {
    const [one, other] = (await connects(ann!, bob!)) as [Wire, Wire];
    const page = await ann!.opens('go-fish', { seats: [{ kind: 'me' }, { kind: 'me' }] });
    const { games } = await one.does<{ games: MyGame[] }>('mine:watch', {});
    expect(games[0]).toMatchObject({ sessionId: page.sessionId, seats: [0, 1], toAct: page.toAct, version: 0 });
    expect((await other.does<{ games: MyGame[] }>('mine:watch', {})).games).not.toContainEqual(
      expect.objectContaining({ sessionId: page.sessionId }),
    );
    await ann!.acts(page.sessionId, page.legalActions[0]!);
    const news = await one.hears<MyGame>('mine:update', ({ sessionId }) => sessionId === page.sessionId);
    expect(news).toMatchObject({ version: 1, status: 'active', game: 'go-fish' });
    expect(other.heard.filter(({ event }) => event === 'mine:update')).toEqual([]);
    await one.does('mine:unwatch', {});
    const [stranger] = (await connects(new Person(parlour.url, undefined))) as [Wire];
    expect(await stranger.asks('mine:watch', {})).toMatchObject({ ok: false, error: { code: 'UNAUTHENTICATED' } });
  });

  it('takes three people and a bot through the whole life of a room', async () => {
    const [one, two, three, watcher] = (await connects(ann!, bob!, cy!, new Person(parlour.url, undefined))) as [
      Wire,
      Wire,
      Wire,
      Wire,
    ];
    const { roomId, joinCode } = await does(one, 'room:create', { game: 'go-fish', seats: 4, name: 'Friday' });
    await does(watcher, 'room:watch', { roomId });
    await does(two, 'room:join', { roomId, seat: 2 });
    await does(three, 'room:join', { joinCode: joinCode!.toLowerCase() });
    await does(one, 'room:bots', { roomId, level: 'easy' });
    const full = await updated(watcher, ({ taken }) => taken === 4);
    expect(full.events).toEqual([{ type: 'joined', playerId: 'bot-0', seat: 3 }]);
    expect(JSON.stringify(watcher.heard)).not.toContain(joinCode);

    for (const wire of [one, two, three]) await does(wire, 'room:ready', { roomId });
    await does(two, 'room:chat', { roomId, text: 'Shall we?' });
    expect(await three.hears<RoomChatNews>('room:chat')).toMatchObject({
      roomId,
      name: 'bob',
      text: 'Shall we?',
      seat: 2,
    });
    const { sessionId } = await does(one, 'room:start', { roomId });
    const told = await Promise.all([one, two, three, watcher].map((wire) => wire.hears<RoomStarted>('room:started')));
    expect(told.map(({ seat }) => seat)).toEqual([0, 2, 1, null]);
    expect(told.every((started) => started.sessionId === sessionId && started.game === 'go-fish')).toBe(true);
    for (const wire of [one, two, three, watcher]) expect(wire.all('room:started')).toHaveLength(1);
    expect(watcher.all('room:chat')).toEqual([]);

    const seat = await bob!.connects('/go-fish');
    wires.push(seat);
    expect(await seat.does('session:join', { sessionId })).toMatchObject({ seat: 2 });
    expect(await two.asks('room:leave', { roomId })).toMatchObject({ ok: false, error: { code: 'GAME_RUNNING' } });
    const revisions = watcher.all<RoomUpdate>('room:update').map(({ room }) => room.revision);
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  });

  it('never tells anybody what others bring', async () => {
    const [one, two, watcher] = (await connects(ann!, bob!, cy!)) as [Wire, Wire, Wire];
    const { roomId } = await does(one, 'room:create', { game: 'duel', loadout: { length: 7 } });
    await watcher.does('rooms:watch', {});
    await does(watcher, 'room:watch', { roomId });
    await does(two, 'room:join', { roomId, loadout: { length: 8 } });
    expect((await does(two, 'room:loadout', { roomId, loadout: { length: 6 } })).you).toMatchObject({
      brings: { length: 6 },
    });
    await does(one, 'room:ready', { roomId });
    await does(two, 'room:ready', { roomId });
    await does(one, 'room:start', { roomId });
    await Promise.all([one, two, watcher].map((wire) => wire.hears('room:started')));
    for (const wire of [one, two, watcher]) expect(JSON.stringify(wire.heard)).not.toMatch(/"length"|brings"|loadout"/);
  });

  it('tells a game’s end, and takes everybody to the next one', async () => {
    const [one, two] = (await connects(ann!, bob!)) as [Wire, Wire];
    const { roomId } = await does(one, 'room:create', { game: 'duel', loadout: { length: 1 } });
    await does(two, 'room:join', { roomId, loadout: { length: 2 } });
    await does(one, 'room:ready', { roomId });
    await does(two, 'room:ready', { roomId });
    const { sessionId } = await does(one, 'room:start', { roomId });
    await ann!.acts(sessionId!, { type: 'show' });
    await bob!.acts(sessionId!, { type: 'show' });
    await updated(two, ({ status }) => status === 'finished');
    await does(one, 'room:rematch', { roomId });
    const { room, events } = await two.hears<RoomUpdate>(
      'room:update',
      ({ events: [event] }) => event?.type === 'reopened',
    );
    expect(room).toMatchObject({ roomId, status: 'waiting', sessionId: null });
    expect(events).toEqual([{ type: 'reopened' }]);
    expect(room.players.map(({ ready }) => ready)).toEqual([false, false]);
  });

  it('tells whoever looks at the list what is new, of their game only, and nothing that is not listed', async () => {
    const [one, all, fish] = (await connects(ann!, bob!, new Person(parlour.url, undefined))) as [Wire, Wire, Wire];
    const waiting = await does(one, 'room:create', { game: 'go-fish', name: 'early' });
    const { rooms } = await fish.does<{ rooms: RoomPicture[] }>('rooms:watch', { game: 'go-fish' });
    expect(rooms[0]).toMatchObject({ roomId: waiting.roomId, name: 'early' });
    await all.does('rooms:watch', {});
    await does(one, 'room:create', { game: 'go-fish', visibility: 'link', name: 'hidden' });
    await does(one, 'room:create', { game: 'duel', name: 'sharp' });
    await does(one, 'room:create', { game: 'go-fish', name: 'late' });
    const named = (wire: Wire) => wire.all<{ room: RoomPicture }>('rooms:update').map(({ room }) => room.name);
    await Promise.all(
      [all, fish].map((wire) => wire.hears<RoomUpdate>('rooms:update', ({ room }) => room.name === 'late')),
    );
    expect(named(all)).toEqual(['sharp', 'late']);
    expect(named(fish)).toEqual(['late']);
  });

  it('sends people out, who hear of it', async () => {
    const [one, two] = (await connects(ann!, bob!)) as [Wire, Wire];
    const { roomId } = await does(one, 'room:create', { game: 'go-fish', seats: 3 });
    await does(two, 'room:join', { roomId });
    await does(one, 'room:kick', { roomId, seat: 1 });
    const { events } = await two.hears<RoomUpdate>('room:update', ({ events: [event] }) => event?.type === 'left');
    expect(events).toEqual([{ type: 'left', playerId: bob!.id, seat: 1, kicked: true }]);
    expect(await two.asks('room:chat', { roomId, text: 'why?' })).toMatchObject({ error: { code: 'NOT_IN_ROOM' } });
  });

  it('finds a match for two who wait, wherever they listen', async () => {
    const [one, two] = (await connects(ann!, bob!)) as [Wire, Wire];
    expect(await one.does('match:join', { game: 'go-fish' })).toMatchObject({ match: { status: 'queued' } });
    expect(await one.does('match:status', { game: 'go-fish' })).toMatchObject({ match: { status: 'queued' } });
    await bob!.post('/api/matchmaking', { game: 'go-fish' });
    const [first, second] = await Promise.all([one, two].map((wire) => wire.hears<MatchNews>('match:found')));
    expect(first).toMatchObject({ game: 'go-fish', mode: 'casual', seat: 0, opponents: ['bob'] });
    expect(second).toMatchObject({ sessionId: first!.sessionId, seat: 1, opponents: ['ann'] });
    expect(await one.asks('match:leave', { game: 'go-fish' })).toMatchObject({ error: { code: 'NOT_QUEUED' } });
  });

  it('tells the holder of a seat token when the game begins', async () => {
    const rooms = parlour.app.get(RoomsService);
    const [red, blue] = [newSeatToken(), newSeatToken()];
    const { id } = await rooms.create(tokenVisitor(red.hash, { playerId: 'R' }), {
      game: 'go-fish',
      rules: STARTS_WHEN_FULL,
    });
    const [wire] = (await connects(new Person(parlour.url, red.token))) as [Wire];
    expect((await does(wire, 'room:watch', { roomId: id })).you).toMatchObject({ seat: 0, owner: true });
    await rooms.join(id, tokenVisitor(blue.hash, { playerId: 'B' }));
    expect(await wire.hears<RoomStarted>('room:started')).toMatchObject({ seat: 0, sessionId: id });
  });

  it('refuses in the acknowledgement, and answers every message', async () => {
    const [wire, nobody] = (await connects(ann!, new Person(parlour.url, undefined))) as [Wire, Wire];
    const code = async (socket: Wire, event: string, body?: unknown) => (await socket.asks(event, body)).error?.code;
    expect(await code(wire, 'room:create', { game: 'chess' })).toBe('GAME_UNKNOWN');
    expect(await code(wire, 'room:create', { game: 'go-fish', seats: 9 })).toBe('WRONG_NUMBER_OF_SEATS');
    expect(await code(wire, 'room:create', { game: 'go-fish', rules: {} })).toBe('BAD_SHAPE');
    expect(await code(wire, 'room:join', {})).toBe('BAD_SHAPE');
    expect(await code(wire, 'room:join', { joinCode: 'nothing' })).toBe('ROOM_NOT_FOUND');
    expect(await code(wire, 'room:watch', { roomId: 'nothing' })).toBe('ROOM_NOT_FOUND');
    expect(await code(wire, 'room:dance', {})).toBe('UNKNOWN_EVENT');
    expect(await code(wire, 'rooms:watch', { game: 'chess' })).toBe('GAME_UNKNOWN');
    for (const event of ['room:create', 'match:join']) {
      expect(await code(nobody, event, { game: 'go-fish' })).toBe('UNAUTHENTICATED');
    }
    expect(await code(nobody, 'room:ready', { roomId: 'x' })).toBe('UNAUTHENTICATED');
    const [held] = (await connects(new Person(parlour.url, newSeatToken().token))) as [Wire];
    expect(await code(held, 'room:create', { game: 'go-fish' })).toBe('ACCOUNT_REQUIRED');
  });

  it('says what its documentation says', async () => {
    const { commands, messages } = parlour.app
      .get(SocketNamespaces)
      .list()
      .find(({ address }) => address === '/lobby')!;
    const [one, two] = (await connects(ann!, bob!)) as [Wire, Wire];
    const wrong: string[] = [];
    const ask = async (wire: Wire, name: string, body: object) => {
      wrong.push(...misfits(commands[name]!.payload, body, name));
      const { ok, ...answer } = await wire.asks(name, body);
      expect({ name, ok, ...(ok ? undefined : answer) }).toEqual({ name, ok: true });
      wrong.push(...misfits(commands[name]!.answer!, answer, `${name} answer`));
      return answer as unknown as ToldRoom;
    };
    await ask(two, 'rooms:watch', { game: 'duel' });
    const { room } = await ask(one, 'room:create', { game: 'duel', seats: 3, loadout: { length: 1 } });
    const { roomId } = room;
    await ask(two, 'room:watch', { roomId });
    await ask(two, 'room:join', { roomId, seat: 1 });
    await ask(one, 'room:bots', { roomId, level: 'meek' });
    await ask(one, 'room:kick', { roomId, seat: 2 });
    await ask(one, 'room:options', { roomId, options: { longest: 3 } });
    await ask(two, 'room:loadout', { roomId, loadout: { length: 3 } });
    await ask(two, 'room:ready', { roomId, ready: true });
    await ask(one, 'room:ready', { roomId });
    await ask(one, 'room:chat', { roomId, text: 'now' });
    const { sessionId } = (await ask(one, 'room:start', { roomId })).room;
    await ann!.acts(sessionId!, { type: 'show' });
    await bob!.acts(sessionId!, { type: 'show' });
    await updated(two, ({ status }) => status === 'finished');
    await ask(one, 'room:rematch', { roomId });
    await ask(two, 'room:leave', { roomId });
    await ask(two, 'room:unwatch', { roomId });
    await ask(two, 'rooms:unwatch', { game: 'duel' });
    await ask(one, 'match:join', { game: 'duel', mode: 'casual', loadout: { length: 1 } });
    await ask(one, 'match:status', { game: 'duel' });
    await ask(two, 'match:join', { game: 'duel', loadout: { length: 1 } });
    await one.hears('match:found');
    for (const { event, body } of [...one.heard, ...two.heard]) {
      wrong.push(...misfits((messages[event]?.payload ?? { type: 'undescribed' }) as JsonSchema, body, event));
    }
    expect(wrong).toEqual([]);
    const heard = new Set([...one.heard, ...two.heard].map(({ event }) => event));
    expect(heard).toEqual(new Set(['room:update', 'room:started', 'room:chat', 'rooms:update', 'match:found']));
  });
});
