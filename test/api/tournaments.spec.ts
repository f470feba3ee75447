import { Pool } from 'pg';
import { RoundKeeper } from '../../src/tournaments/round-keeper.js';
import type {
  MatchPageDto,
  StandingDto,
  TournamentPageDto,
  WaitingMatchDto,
} from '../../src/tournaments/tournament-pages.dto.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { until } from '../support/until.js';

const BASE = '/api/tournaments';
const GAMES = ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel'];

describe('Tournaments of any game', () => {
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  let cy: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    [ann, bob, cy] = (await Promise.all(['ann', 'bob', 'cy'].map((name) => guest(parlour.url, name)))) as [
      Person,
      Person,
      Person,
    ];
  });
  afterAll(() => parlour.stop());

  const announce = async (game: string, more: object = {}): Promise<TournamentPageDto> => {
    const wanted = { game, name: `Cup of ${game}`, kind: 'single_elimination', bestOf: 1, ...more };
    const { status, body } = await ann.post<TournamentPageDto>(BASE, wanted);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  const page = async (id: number) => (await ann.get<TournamentPageDto>(`${BASE}/${id}`)).body;
  const matches = async (id: number, round = 1) =>
    (await ann.get<{ matches: MatchPageDto[] }>(`${BASE}/${id}/rounds/${round}`)).body.matches;
  const mine = async (who: Person, id: number) =>
    (await who.get<{ matches: WaitingMatchDto[] }>(`${BASE}/mine`)).body.matches.find((one) => one.tournamentId === id);
  const settle = () => parlour.app.get(RoundKeeper, { strict: false }).look();

  it.each(GAMES)('%s: two people play their match in its room, and a player who leaves has lost', async (game) => {
    const { id } = await announce(game);
    for (const who of [ann, bob]) expect((await who.post(`${BASE}/${id}/register`, {})).status).toBe(200);
    expect((await ann.post(`${BASE}/${id}/start`)).status).toBe(200);
    const waiting = (await mine(bob, id))!;
    expect(waiting).toMatchObject({ game, opponent: 'ann', sessionId: null, isReady: false });
    for (const who of [ann, bob]) {
      expect((await who.post(`/api/rooms/${waiting.roomId}/ready`, { ready: true })).status).toBe(200);
    }
    const playing = (await mine(ann, id))!;
    expect(playing.sessionId).not.toBeNull();
    expect(await ann.get(`/api/sessions/${playing.sessionId}`)).toMatchObject({ status: 200, body: { game } });
    expect((await bob.post(`${BASE}/${id}/drop`)).status).toBe(200);
    const [annsEntry] = (await page(id)).players;
    expect(await page(id)).toMatchObject({ status: 'finished', winnerId: annsEntry!.playerId });
    expect(await matches(id)).toMatchObject([{ outcome: 'drop', winnerId: annsEntry!.playerId }]);
    expect((await ann.get<{ status: string }>(`/api/sessions/${playing.sessionId}`)).body.status).not.toBe('active');
  });

  it.each(GAMES)(
    '%s: bots play their match by themselves',
    async (game) => {
      const { id } = await announce(game, { kind: 'swiss', rounds: 1 });
      const { body } = await ann.post<TournamentPageDto>(`${BASE}/${id}/bots`, { level: 'easy', count: 2 });
      expect(body.players).toMatchObject([
        { name: 'Bot 1 (easy)', level: 'easy', userId: null },
        { name: 'Bot 2 (easy)', level: 'easy', userId: null },
      ]);
      await ann.post(`${BASE}/${id}/start`);
      await until('the bots have played', async () => (await page(id)).status === 'finished', 240_000);
      const [match] = await matches(id);
      expect(match).toMatchObject({ status: 'finished', outcome: 'played' });
      expect(match!.winsA + match!.winsB + match!.draws).toBe(1);
      expect((await page(id)).winnerId).not.toBeNull();
    },
    300_000,
  );

  it('a bot is always there: a person meets it at once, best of three', async () => {
    const { id } = await announce('four-in-a-square', { bestOf: 3 });
    await bob.post(`${BASE}/${id}/register`, {});
    await ann.post(`${BASE}/${id}/bots`, { level: 'easy' });
    await ann.post(`${BASE}/${id}/start`);
    for (const game of [1, 2]) {
      const { roomId } = (await mine(bob, id))!;
      expect(await bob.post(`/api/rooms/${roomId}/ready`, { ready: true })).toMatchObject({ status: 200 });
      const { sessionId } = (await mine(bob, id))!;
      await bob.post(`/api/sessions/${sessionId}/actions`, { action: { type: 'resign' } });
      await settle();
      const [match] = await matches(id);
      expect([match!.winsA, match!.winsB, match!.status]).toEqual([0, game, game === 2 ? 'finished' : 'open']);
    }
    const { status, winnerId, players } = await page(id);
    expect([status, players.find(({ playerId }) => playerId === winnerId)?.level]).toEqual(['finished', 'easy']);
    const { body } = await ann.get<{ standings: StandingDto[] }>(`${BASE}/${id}/standings`);
    expect(body.standings.map(({ name }) => name)).toEqual(['Bot 1 (easy)', 'bob']);
  });

  it('the room of a match is not the organiser’s: nobody is sent out, and its games are not counted as theirs', async () => {
    const { id } = await announce('four-in-a-square');
    await ann.post(`${BASE}/${id}/register`, {});
    await bob.post(`${BASE}/${id}/register`, {});
    await ann.post(`${BASE}/${id}/start`);
    const { roomId } = (await mine(bob, id))!;
    const { body: room } = await bob.get<{ players: { seat: number; name: string }[] }>(`/api/rooms/${roomId}`);
    const { seat } = room.players.find(({ name }) => name === 'bob')!;
    const refused = { status: 403, body: { code: 'NOT_ROOM_OWNER' } };
    expect(await ann.ask('DELETE', `/api/rooms/${roomId}/players/${seat}`)).toMatchObject(refused);
    // Not even where the organiser has left it.
    await ann.post(`/api/rooms/${roomId}/leave`);
    expect(await bob.post(`/api/rooms/${roomId}/bots`, { level: 'easy' })).toMatchObject(refused);
    const { rows } = await parlour.app.get(Pool).query('SELECT owner_user_id FROM game_rooms WHERE id = $1', [roomId]);
    expect(rows).toEqual([{ owner_user_id: null }]);
    await ann.post(`${BASE}/${id}/drop`);
  });

  it('tells which match its organiser has decided, how, and why', async () => {
    const { id } = await announce('check');
    for (const who of [ann, bob]) await who.post(`${BASE}/${id}/register`, {});
    await ann.post(`${BASE}/${id}/start`);
    const [match] = await matches(id);
    const decision = { winsA: 0, winsB: 1, reason: 'A judge saw it' };
    expect(await ann.post(`${BASE}/${id}/matches/${match!.id}/result`, decision)).toMatchObject({ status: 200 });
    const { log } = await page(id);
    expect(log.find(({ deed }) => deed === 'decided')).toMatchObject({ name: 'ann', matchId: match!.id, ...decision });
    expect(log.find(({ deed }) => deed === 'started')).toMatchObject({ matchId: null, winsA: null, winsB: null });
  });

  it('plays with what was registered, whatever is chosen in the room', async () => {
    const { id } = await announce('tcg-fuel', { options: { format: 'starter' } });
    await ann.post(`${BASE}/${id}/register`, { loadout: { deckId: 1 } });
    await bob.post(`${BASE}/${id}/register`, { loadout: { deckId: 2 } });
    await ann.post(`${BASE}/${id}/start`);
    const { roomId } = (await mine(ann, id))!;
    await ann.post(`/api/rooms/${roomId}/loadout`, { loadout: { deckId: 6 } });
    for (const who of [ann, bob]) await who.post(`/api/rooms/${roomId}/ready`, { ready: true });
    const { sessionId } = (await mine(ann, id))!;
    const { rows } = await parlour.app
      .get(Pool)
      .query<{ deck: number }>(
        `SELECT (loadout->>'deckId')::int AS deck FROM game_players WHERE session_id = $1 ORDER BY 1`,
        [sessionId],
      );
    expect(rows).toEqual([{ deck: 1 }, { deck: 2 }]);
  });

  it.each(GAMES)('%s: whom the organiser takes out has lost, and the game ends without a result', async (game) => {
    const { id } = await announce(game, { kind: 'swiss', rounds: 1 });
    const takeOut = (who: Person, player: number, body: object = {}) =>
      who.post<TournamentPageDto>(`${BASE}/${id}/players/${player}/drop`, body);
    for (const who of [ann, bob]) await who.post(`${BASE}/${id}/register`, {});
    await ann.post(`${BASE}/${id}/start`);
    const { roomId } = (await mine(bob, id))!;
    for (const who of [ann, bob]) await who.post(`/api/rooms/${roomId}/ready`, { ready: true });
    const { sessionId } = (await mine(bob, id))!;
    const [annsEntry, bobsEntry] = (await page(id)).players.map(({ playerId }) => playerId) as [number, number];
    expect(await takeOut(bob, annsEntry)).toMatchObject({ status: 403, body: { code: 'NOT_ORGANISER' } });
    expect(await takeOut(ann, 0)).toMatchObject({ status: 404, body: { code: 'PLAYER_NOT_FOUND' } });
    expect(await takeOut(ann, bobsEntry, { reason: '' })).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    const taken = await takeOut(ann, bobsEntry, { reason: 'Two seats at once' });
    expect(taken).toMatchObject({ status: 200, body: { status: 'finished', winnerId: annsEntry } });
    expect(taken.body.log.at(-1)).toMatchObject({
      ...{ deed: 'dropped', name: 'ann', player: 'bob', reason: 'Two seats at once' },
    });
    expect(await matches(id)).toMatchObject([{ outcome: 'drop', winnerId: annsEntry }]);
    expect((await bob.get<{ status: string }>(`/api/sessions/${sessionId}`)).body.status).toBe('cancelled');
    expect(await takeOut(ann, bobsEntry)).toMatchObject({ status: 409, body: { code: 'ALREADY_DROPPED' } });
    expect(await takeOut(ann, annsEntry)).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_NOT_RUNNING' } });
  });

  it('who is taken out before the start has no entry any more and cannot come back; a bot is taken out of a round', async () => {
    const { id } = await announce('four-in-a-square', { kind: 'swiss', rounds: 1 });
    const takeOut = (player: number) => ann.post<TournamentPageDto>(`${BASE}/${id}/players/${player}/drop`, {});
    for (const who of [bob, cy]) await who.post(`${BASE}/${id}/register`, {});
    const [bobsEntry] = (await page(id)).players;
    const { body } = await takeOut(bobsEntry!.playerId);
    expect(body.players.map(({ name }) => name)).toEqual(['cy']);
    const again = await bob.post(`${BASE}/${id}/register`, {});
    expect(again).toMatchObject({ status: 403, body: { code: 'TAKEN_OUT' } });
    await ann.post(`${BASE}/${id}/bots`, { level: 'easy' });
    await ann.post(`${BASE}/${id}/start`);
    const [cysEntry, bot] = (await page(id)).players;
    expect(await takeOut(bot!.playerId)).toMatchObject({
      body: { status: 'finished', winnerId: cysEntry!.playerId },
    });
    expect(await mine(cy, id)).toBeUndefined();
  });

  it.each(GAMES)(
    '%s: a tournament that its organiser calls off ends with all of its games and has no winner',
    async (game) => {
      const { id } = await announce(game, { maxPlayers: 4 });
      const callOff = (who: Person, body: object = {}) => who.post<TournamentPageDto>(`${BASE}/${id}/cancel`, body);
      for (const who of [ann, bob, cy]) await who.post(`${BASE}/${id}/register`, {});
      await ann.post(`${BASE}/${id}/bots`, { level: 'easy' });
      await ann.post(`${BASE}/${id}/start`);
      const rooms = (await matches(id)).map(({ roomId }) => roomId!);
      const { roomId } = (await mine(bob, id))!;
      for (const who of [bob, cy]) await who.post(`/api/rooms/${roomId}/ready`, { ready: true });
      const { sessionId } = (await mine(bob, id))!;
      expect(sessionId).not.toBeNull();
      expect(await callOff(bob)).toMatchObject({ status: 403, body: { code: 'NOT_ORGANISER' } });
      const off = await callOff(ann, { reason: 'The hall is closed' });
      expect(off).toMatchObject({ status: 200, body: { status: 'cancelled', winnerId: null } });
      expect(off.body.finishedAt).not.toBeNull();
      expect(off.body.log.at(-1)).toMatchObject({ deed: 'cancelled', name: 'ann', reason: 'The hall is closed' });
      expect((await bob.get<{ status: string }>(`/api/sessions/${sessionId}`)).body.status).toBe('cancelled');
      await settle();
      for (const room of rooms) {
        expect((await ann.get<{ status: string }>(`/api/rooms/${room}`)).body.status).not.toBe('waiting');
      }
      for (const who of [ann, bob, cy]) expect(await mine(who, id)).toBeUndefined();
      expect(await callOff(ann)).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_OVER' } });
      const notRunning = { status: 409, body: { code: 'TOURNAMENT_NOT_RUNNING' } };
      expect(await bob.post(`${BASE}/${id}/drop`)).toMatchObject(notRunning);
      const [match] = await matches(id);
      const decision = { winsA: 1, winsB: 0 };
      expect(await ann.post(`${BASE}/${id}/matches/${match!.id}/result`, decision)).toMatchObject(notRunning);
    },
  );

  it('calls off a tournament that has not begun, and none can register any more', async () => {
    const { id } = await announce('check');
    await bob.post(`${BASE}/${id}/register`, {});
    expect((await ann.post(`${BASE}/${id}/cancel`, {})).status).toBe(200);
    expect(await cy.post(`${BASE}/${id}/register`, {})).toMatchObject({ body: { code: 'REGISTRATION_CLOSED' } });
    expect(await ann.post(`${BASE}/${id}/start`)).toMatchObject({ status: 409 });
  });

  it('closes the rooms of a tournament that was called off just before the server was killed', async () => {
    const { id } = await announce('four-in-a-square');
    for (const who of [ann, bob]) await who.post(`${BASE}/${id}/register`, {});
    await ann.post(`${BASE}/${id}/start`);
    const { roomId } = (await mine(bob, id))!;
    await parlour.app.get(Pool).query("UPDATE tournaments SET status = 'cancelled' WHERE id = $1", [id]);
    for (const who of [ann, bob]) await who.post(`/api/rooms/${roomId}/ready`, { ready: true });
    await settle();
    const { body } = await bob.get<{ status: string; sessionId: string | null }>(`/api/rooms/${roomId}`);
    expect([body.status, body.sessionId]).toEqual(['cancelled', null]);
  });

  it('bots are the organiser’s to enter and to take out, as many as fit', async () => {
    const { id } = await announce('check', { maxPlayers: 3 });
    const enter = (who: Person, body: object) => who.post<TournamentPageDto>(`${BASE}/${id}/bots`, body);
    expect(await enter(bob, {})).toMatchObject({ status: 403, body: { code: 'NOT_ORGANISER' } });
    expect(await enter(ann, { level: 'divine' })).toMatchObject({ status: 400, body: { code: 'NO_SUCH_LEVEL' } });
    expect(await enter(ann, { count: 4 })).toMatchObject({ status: 409, body: { code: 'TOURNAMENT_FULL' } });
    expect(await enter(ann, { count: 17 })).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    const { body } = await enter(ann, { level: 'easy', count: 2 });
    const bot = body.players[0]!.playerId;
    const takeOut = (who: Person, player: number) => who.ask('DELETE', `${BASE}/${id}/bots/${player}`);
    expect(await takeOut(bob, bot)).toMatchObject({ status: 403 });
    await cy.post(`${BASE}/${id}/register`, {});
    const person = (await page(id)).players.find(({ level }) => level === null)!.playerId;
    expect(await takeOut(ann, person)).toMatchObject({ status: 404, body: { code: 'BOT_NOT_FOUND' } });
    expect((await takeOut(ann, bot)).status).toBe(200);
    expect((await page(id)).players.map(({ name }) => name)).toEqual(['Bot 2 (easy)', 'cy']);
    const many = await announce('check', { maxPlayers: 64 });
    for (const [count, status] of [
      [10, 200],
      [7, 409],
    ] as const) {
      expect((await ann.post(`${BASE}/${many.id}/bots`, { level: 'easy', count })).status).toBe(status);
    }
  });

  it('refuses what no tournament can be', async () => {
    const refused = async (body: object) => (await ann.post<{ code: string }>(BASE, body)).body.code;
    const good = { game: 'check', name: 'x', kind: 'swiss' };
    expect(await refused({ ...good, game: 'chess' })).toBe('GAME_UNKNOWN');
    expect(await refused({ ...good, kind: 'ladder' })).toBe('BAD_SHAPE');
    expect(await refused({ ...good, options: { noSuchOption: 1 } })).toBe('BAD_SHAPE');
    expect(await refused({ ...good, kind: 'single_elimination', topCut: 4 })).toBe('VALIDATION');
    expect((await ann.get(`${BASE}/999999`)).status).toBe(404);
    expect((await ann.get(`${BASE}/1e3`)).status).toBe(404);
    const { id } = await announce('check');
    expect((await ann.get(`/api/tcg-fuel/tournaments/${id}`)).status).toBe(404);
    const { body } = await ann.get<{ tournaments: { game: string }[] }>(`${BASE}?game=ggltcg`);
    expect(new Set(body.tournaments.map(({ game }) => game))).toEqual(new Set(['ggltcg']));
  });

  it('an account announces so many, and no more until some are over', async () => {
    const eve = await guest(parlour.url, 'eve');
    const codes = [];
    for (let one = 0; one < 21; one++) {
      const { status } = await eve.post(BASE, { game: 'check', name: 'x', kind: 'swiss' });
      codes.push(status);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 201), 409]);
  });
});
