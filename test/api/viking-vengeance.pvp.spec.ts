import { Pool } from 'pg';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { GameAnswer } from '../../src/games/viking-vengeance/contract/games/wire.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

const BASE = '/api/viking-vengeance';

interface Match {
  status: string;
  gameId?: string;
  opponentUsername?: string;
  queuedAt?: string;
}

let parlour: Parlour;
beforeAll(async () => void (parlour = await startParlour()));
afterAll(() => parlour.stop());

const deckOf = async (person: Person) => (await person.get<{ deck_id: string }[]>(`${BASE}/decks`)).body[0]!.deck_id;
const join = async (person: Person, mode?: string) =>
  person.post<Match>(`${BASE}/matchmaking/join`, { deckId: await deckOf(person), mode });
const failure = (statusCode: number, code: string) => ({ status: statusCode, body: { error: { code, statusCode } } });
const gameOf = async (person: Person, id: string) => (await person.get<GameAnswer>(`${BASE}/games/${id}`)).body;
const act = (person: Person, id: string, body: object) => person.post<GameAnswer>(`${BASE}/games/${id}/actions`, body);

/** Two people in a game; the first of them begins it. */
async function pair(mode?: string): Promise<{ id: string; first: Person; second: Person }> {
  const [ann, bob] = [await guest(parlour.url, 'Ann'), await guest(parlour.url, 'Bob')];
  expect(await join(ann, mode)).toMatchObject({ status: 202, body: { status: 'queued' } });
  const matched = await join(bob, mode);
  expect(matched).toMatchObject({ status: 200, body: { status: 'matched', opponentUsername: 'Ann' } });
  const id = matched.body.gameId!;
  const begins = (await gameOf(ann, id)).player1_id === ann.id;
  return begins ? { id, first: ann, second: bob } : { id, first: bob, second: ann };
}

describe('A match of Viking Vengeance', () => {
  it('is found by whoever comes second, told to both, and had once at a time', async () => {
    const { id, first } = await pair();
    expect((await first.get(`${BASE}/matchmaking/status`)).body).toMatchObject({ status: 'matched', gameId: id });
    expect((await join(first)).body).toMatchObject({ status: 'matched', gameId: id });
    const cid = await guest(parlour.url, 'Cid');
    expect((await cid.get(`${BASE}/matchmaking/status`)).body).toEqual({ status: 'idle' });
    expect(await cid.post(`${BASE}/matchmaking/join`, {})).toMatchObject(failure(400, 'DECK_ID_REQUIRED'));
    expect(await cid.post(`${BASE}/matchmaking/leave`)).toMatchObject(failure(400, 'NOT_QUEUED'));
    await join(cid);
    expect(await join(cid)).toMatchObject(failure(400, 'ALREADY_QUEUED'));
    expect((await cid.post(`${BASE}/matchmaking/leave`)).body).toEqual({ status: 'left_queue' });
  });

  it('R4, W21: is begun by player1, and refuses the other player out of turn', async () => {
    const { id, first, second } = await pair();
    const game = await gameOf(first, id);
    expect(game).toMatchObject({ game_mode: 'pvp', player1_id: first.id, player2_id: second.id });
    expect(game.game_state.player1.hand).not.toEqual((await gameOf(second, id)).game_state.player1.hand);
    const place = { actionType: 'placeCard', user_card_instance_id: 'none', position: { x: 0, y: 0 } };
    expect(await act(second, id, place)).toMatchObject({
      status: 400,
      body: { error: { code: 'NOT_YOUR_TURN', message: "Not player's turn." } },
    });
    const card = game.game_state.player1.hand[0];
    const { body } = await act(first, id, { ...place, user_card_instance_id: card });
    expect(body).toMatchObject({ current_turn_player_id: second.id, game_state: { turnNumber: 2 } });
    const cid = await guest(parlour.url, 'Cid');
    expect(await cid.get(`${BASE}/games/${id}`)).toMatchObject(failure(404, 'GAME_NOT_FOUND'));
    expect(await cid.get(`/api/sessions/${id}`)).toMatchObject({ status: 200, body: { seat: null } });
  });

  it('R39: pays nobody when somebody leaves before turn 9', async () => {
    const { id, first, second } = await pair();
    await act(second, id, { actionType: 'surrender' });
    expect(await gameOf(first, id)).toMatchObject({ winner_id: first.id, rewards: { currency: 0, xp: [] } });
  });

  it('R39, R58: a ranked win to the end pays ten, teaches both, and moves both ratings', async () => {
    const { id, first, second } = await pair('ranked');
    const pool = parlour.app.get(Pool);
    let game = await gameOf(first, id);
    expect(game.game_state.ruleset).toMatchObject({ ranked: true, tieToFirst: true });
    // Only the first player places: nine turns later both pass, and everything on the board is theirs.
    for (let turn = 0; turn < 5; turn++) {
      const card = game.game_state.player1.hand[0];
      const position = { x: turn % 4, y: Math.floor(turn / 4) };
      await act(first, id, { actionType: 'placeCard', user_card_instance_id: card, position });
      await act(second, id, { actionType: 'endTurn' });
      game = await gameOf(first, id);
    }
    await act(first, id, { actionType: 'endTurn' });
    expect(await gameOf(first, id)).toMatchObject({
      game_status: 'completed',
      winner_id: first.id,
      rewards: { currency: 10, xp: Array.from({ length: 5 }, () => ({ xp_gained: 26, level_after: 1 })) },
    });
    expect(await gameOf(second, id)).toMatchObject({ rewards: { currency: 0, xp: [] } });
    const board = await first.get<{ user_id: string; rating: number }[]>(`${BASE}/leaderboard`);
    expect(board.body).toMatchObject([
      { rank: 1, user_id: first.id, rating: 1016, wins: 1 },
      { rank: 2, user_id: second.id, rating: 984, losses: 1 },
    ]);

    const opened = await first.post<{ cards: object[] }>(`${BASE}/packs/open`, { set: 'japanese' });
    expect(opened).toMatchObject({ status: 201, body: { in_game_currency: 0 } });
    expect(opened.body.cards).toHaveLength(5);
    expect(await first.post(`${BASE}/packs/open`)).toMatchObject(failure(400, 'NOT_ENOUGH_CURRENCY'));
    expect((await first.get<object[]>(`${BASE}/users/me/cards`)).body).toHaveLength(25);

    const { rows } = await pool.query('SELECT * FROM viking_vengeance_games WHERE game_id = $1', [id]);
    expect(rows[0]).toMatchObject({
      player1_id: first.id,
      player2_id: second.id,
      player1_deck_id: await deckOf(first),
      player2_deck_id: await deckOf(second),
    });
  });

  it('is told in full once it is over, and listed', async () => {
    const { id, first, second } = await pair();
    expect(await first.get(`${BASE}/games/${id}/replay`)).toMatchObject(failure(400, 'GAME_NOT_COMPLETED'));
    await act(first, id, { actionType: 'endTurn' });
    await act(second, id, { actionType: 'endTurn' });
    const replay = await second.get<{ seed: string; decks: { player1: { cards: object[] } }; actions: object[] }>(
      `${BASE}/games/${id}/replay`,
    );
    expect(replay.body.decks.player1.cards).toHaveLength(20);
    expect(replay.body.actions).toMatchObject([
      { seq: 1, actor: first.id, action: { actionType: 'endTurn' } },
      {
        seq: 2,
        actor: second.id,
        events: [
          { seq: 0, type: 'turn_passed' },
          { seq: 1, type: 'game_over' },
        ],
      },
    ]);
    expect((await first.get(`${BASE}/games?status=completed&mode=pvp`)).body).toMatchObject({
      total: 1,
      data: [{ game_id: id, opponent_id: second.id, winner_id: null, end_reason: 'passes' }],
    });
  });

  it('is played once more when both want it within a minute, with the cards as they are by then', async () => {
    const { id, first, second } = await pair();
    const again = (person: Person) => person.post<GameAnswer>(`${BASE}/games/${id}/rematch`);
    expect(await again(first)).toMatchObject(failure(400, 'GAME_NOT_COMPLETED'));
    await act(first, id, { actionType: 'endTurn' });
    await act(second, id, { actionType: 'endTurn' });
    const pool = parlour.app.get(Pool);
    expect(await again(first)).toMatchObject({ status: 202, body: { status: 'waiting' } });
    expect(await again(first)).toMatchObject({ status: 202 });
    await pool.query(`UPDATE viking_vengeance_rematches SET asked_at = asked_at - interval '61 seconds'`);
    // Too late for the first player's wish: this one waits a minute of its own.
    expect(await again(second)).toMatchObject({ status: 202 });
    await pool.query('UPDATE viking_vengeance_user_card_instances SET level = 3 WHERE user_id = $1', [second.id]);
    const begun = await again(first);
    expect(begun).toMatchObject({ status: 201, body: { game_mode: 'pvp', game_status: 'active' } });
    const next = begun.body.game_id;
    expect(next).not.toBe(id);
    const levels = async (person: Person) =>
      Object.values((await gameOf(person, next)).game_state.hydratedCardDataCache).map(({ level }) => level);
    expect(await levels(first)).toEqual([1, 1, 1, 1, 1]);
    expect(await levels(second)).toEqual([3, 3, 3, 3, 3]);
    // A player who asks once more is told the same game.
    expect(await again(second)).toMatchObject({ status: 201, body: { game_id: next } });
    expect((await gameOf(second, next)).game_state.ruleset).toEqual((await gameOf(second, id)).game_state.ruleset);
  });

  it('is what a room of two people begins, whatever it was opened with; with a bot it stays solo', async () => {
    const [ann, bob] = [await guest(parlour.url, 'Ann'), await guest(parlour.url, 'Bob')];
    const room = { game: 'viking-vengeance' };
    const begin = async (join: (id: string) => Promise<unknown>, people: readonly Person[], options?: object) => {
      const { roomId } = (await ann.post<{ roomId: string }>('/api/rooms', { ...room, options })).body;
      await join(roomId);
      for (const person of people) await person.post(`/api/rooms/${roomId}/ready`);
      const started = await ann.post<{ sessionId: string }>(`/api/rooms/${roomId}/start`);
      return (await ann.get<SessionPage>(`/api/sessions/${started.body.sessionId}`)).body;
    };
    const clock = Date.now() + 30_000;
    const withBob = await begin((id) => bob.post(`/api/rooms/${id}/join`), [ann, bob]);
    expect(withBob).toMatchObject({ options: { mode: 'pvp' }, status: 'active' });
    expect(withBob.deadline).toBeGreaterThanOrEqual(clock);
    // R39: long enough to count, so the winner is paid as in a match of the queue.
    const id = withBob.sessionId;
    const [first, second] = (await gameOf(ann, id)).player1_id === ann.id ? [ann, bob] : [bob, ann];
    for (let turn = 0; turn < 5; turn++) {
      const card = (await gameOf(first, id)).game_state.player1.hand[0];
      const position = { x: turn % 4, y: Math.floor(turn / 4) };
      await act(first, id, { actionType: 'placeCard', user_card_instance_id: card, position });
      await act(second, id, { actionType: 'endTurn' });
    }
    await act(first, id, { actionType: 'endTurn' });
    expect(await gameOf(first, id)).toMatchObject({ game_mode: 'pvp', winner_id: first.id, rewards: { currency: 10 } });

    const said = await begin((roomId) => bob.post(`/api/rooms/${roomId}/join`), [ann, bob], { mode: 'solo' });
    expect(said.options).toMatchObject({ mode: 'pvp' });
    const withBot = await begin((roomId) => ann.post(`/api/rooms/${roomId}/bots`, { level: 'easy' }), [ann]);
    expect(withBot).toMatchObject({ options: { mode: 'solo' }, deadline: null });
  });

  it('is played once more by two who ask in the same moment', async () => {
    const { id, first, second } = await pair();
    await act(first, id, { actionType: 'surrender' });
    const answers = await Promise.all([first, second].map((person) => person.post(`${BASE}/games/${id}/rematch`)));
    expect(answers.map(({ status }) => status)).toContain(201);
    const listed = await first.get<{ total: number }>(`${BASE}/games?mode=pvp&status=active`);
    expect(listed.body.total).toBe(1);
  });

  it('against the AI is played once more with the same decks', async () => {
    const ann = await guest(parlour.url, 'Ann');
    const { body } = await ann.post<GameAnswer>(`${BASE}/games/solo`, { deckId: await deckOf(ann), aiLevel: 2 });
    await act(ann, body.game_id, { actionType: 'surrender' });
    const again = await ann.post<GameAnswer>(`${BASE}/games/${body.game_id}/rematch`);
    expect(again).toMatchObject({ status: 201, body: { ai_deck_id: body.ai_deck_id, game_mode: 'solo' } });
    expect(again.body.game_id).not.toBe(body.game_id);
    expect(again.body.game_state.ruleset).toEqual(body.game_state.ruleset);
  });
});

describe('Accounts under this game’s paths', () => {
  it('are the common ones: register, sign in, and find the starter deck', async () => {
    const nobody = await guest(parlour.url);
    const credentials = { username: 'Sigrun', email: 'sigrun@example.org', password: 'correct horse' };
    const registered = await nobody.post<{ token: string; user: object }>(`${BASE}/auth/register`, credentials);
    expect(registered).toMatchObject({ status: 201, body: { user: { username: 'Sigrun', in_game_currency: 0 } } });
    expect(await nobody.post(`${BASE}/auth/register`, credentials)).toMatchObject({ status: 409 });
    const twice = { ...credentials, email: 'other@example.org' };
    expect(await nobody.post(`${BASE}/auth/register`, twice)).toMatchObject(failure(409, 'USERNAME_TAKEN'));
    const { username: _, ...login } = credentials;
    expect(await nobody.post(`${BASE}/auth/login`, login)).toMatchObject({
      status: 200,
      body: { user: registered.body.user },
    });
    const wrong = { ...login, password: 'wrong horse' };
    expect(await nobody.post(`${BASE}/auth/login`, wrong)).toMatchObject(failure(401, 'BAD_CREDENTIALS'));
    expect(await nobody.post(`${BASE}/auth/login`, {})).toMatchObject(failure(400, 'VALIDATION_ERROR'));
  });
});
