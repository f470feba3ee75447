import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { GameAnswer } from '../../src/games/viking-vengeance/contract/games/wire.js';
import { endingRows } from '../../src/games/viking-vengeance/contract/rewards/reward-rows.js';
import { baseCards } from '../../src/games/viking-vengeance/rules/catalogue.js';
import type { State } from '../../src/games/viking-vengeance/rules/viking-vengeance.types.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Answer } from '../support/people.js';

const BASE = '/api/viking-vengeance';
const AI = 'AI_PLAYER_ID_STATIC_STRING';
const NOWHERE = '5f0c1c52-7c0e-4b5c-9a8e-0d8f5a3d2b11';

interface Failure {
  error: { code: string; message: string; statusCode: number };
}
interface Card {
  user_card_instance_id: string;
  name: string;
  level: number;
  xp: number;
}
interface Deck {
  deck_id: string;
  name: string;
  card_count: number;
  cards: Card[];
}
type Shown = GameAnswer & Failure;

let parlour: Parlour;
let ann: Person;
let deckId: string;
beforeAll(async () => {
  parlour = await startParlour();
  ann = await guest(parlour.url, 'Ann');
  deckId = (await decksOf(ann))[0]!.deck_id;
});
afterAll(() => parlour.stop());

const decksOf = async (person: Person) => (await person.get<Deck[]>(`${BASE}/users/me/decks`)).body;
const cardsOf = async (person: Person) => (await person.get<Card[]>(`${BASE}/users/me/cards`)).body;
const newGame = async (person: Person, deck: string, more: object = {}): Promise<GameAnswer> => {
  const answer = await person.post<Shown>(`${BASE}/games/solo`, { deckId: deck, seed: 'saga', ...more });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
};
const act = (person: Person, { game_id }: GameAnswer, body: object): Promise<Answer<Shown>> =>
  person.post<Shown>(`${BASE}/games/${game_id}/actions`, body);
const place = (card: string | undefined, x: number, y: number) => ({
  actionType: 'placeCard',
  user_card_instance_id: card,
  position: { x, y },
});
const failure = (statusCode: number, code: string, message?: string) => ({
  status: statusCode,
  body: { error: { code, statusCode, ...(message && { message }) } },
});

/** Places the first card of the hand on the first free tile until the game is over. */
async function playOut(person: Person, begun: GameAnswer): Promise<GameAnswer> {
  let game = begun;
  while (game.game_status === 'active') {
    const { body } = await person.get<{ actions: object[] }>(`${BASE}/games/${game.game_id}/legal-actions`);
    const answer = await act(person, game, body.actions[0]!);
    expect(answer.status).toBe(200);
    game = answer.body;
  }
  return game;
}

describe('A solo game of Viking Vengeance', () => {
  it('W23: begins with five own cards in hand, and shows nothing of the AI’s', async () => {
    const game = await newGame(ann, deckId);
    expect(game).toMatchObject({
      player1_id: ann.id,
      player2_id: AI,
      game_mode: 'solo',
      board_layout: '4x4',
      game_status: 'active',
      winner_id: null,
      current_turn_player_id: ann.id,
      completed_at: null,
      ai_difficulty: 'medium',
      ai_deck_id: expect.any(String),
      game_state: { turnNumber: 1, status: 'active', maxCardsInHand: 5, initialCardsToDraw: 5, winner: null },
    });
    const { board, player1, player2, hydratedCardDataCache } = game.game_state;
    expect(board).toEqual(Array(4).fill([null, null, null, null]));
    expect(Object.keys(hydratedCardDataCache)).toEqual(player1.hand);
    expect([player1.hand.length, player1.deck.length, player2.hand.length, player2.deck.length]).toEqual([
      5, 15, 5, 15,
    ]);
    expect(player1.deck).toEqual(player1.deck.toSorted());
    const own = new Set((await cardsOf(ann)).map(({ name }) => name));
    const text = JSON.stringify(game);
    for (const { name } of baseCards) if (!own.has(name)) expect(text).not.toContain(`"${name}"`);
    expect(await ann.get(`${BASE}/games/${game.game_id}`)).toMatchObject({ status: 200, body: game });
  });

  it('answers a placement with the AI’s own, and numbers the events of both', async () => {
    const game = await newGame(ann, deckId);
    const [card] = game.game_state.player1.hand;
    const { body } = await act(ann, game, place(card, 0, 0));
    expect(body.game_state).toMatchObject({ turnNumber: 3, currentPlayerId: ann.id });
    expect(body.game_state.board[0]![0]).toMatchObject({ user_card_instance_id: card, level: 1 });
    expect(body.game_state.player1.hand).toHaveLength(5);
    expect(body.events!.map(({ seq }) => seq)).toEqual(body.events!.map((_, index) => index));
    expect(body.events!.filter(({ type }) => type === 'card_placed')).toMatchObject([{ owner: ann.id }, { owner: AI }]);
    expect(body.events!.filter(({ type }) => type === 'card_drawn')[1]).not.toHaveProperty('cardId');
  });

  it('answers a clientActionId once more with the first answer, and plays it once', async () => {
    const game = await newGame(ann, deckId);
    const action = { ...place(game.game_state.player1.hand[0], 2, 2), clientActionId: 'one' };
    const first = await act(ann, game, action);
    await act(ann, game, { actionType: 'surrender' });
    const again = await act(ann, game, action);
    expect(again.body).toEqual(first.body);
  });

  it('W21: says what is wrong in the order of the contract, and changes nothing', async () => {
    const game = await newGame(ann, deckId);
    const card = game.game_state.player1.hand[0]!;
    const say = (body: object) => act(ann, game, body);
    const position = 'Invalid board position or position already occupied.';
    expect(await say(place(card, 4, 0))).toMatchObject(failure(400, 'INVALID_POSITION', position));
    expect(await say(place(card, 1.5, 0))).toMatchObject(failure(400, 'VALIDATION_ERROR'));
    expect(await say(place(NOWHERE, 0, 0))).toMatchObject(
      failure(400, 'CARD_NOT_IN_HAND', 'Card instance not in hand.'),
    );
    for (const bad of [
      {},
      { actionType: 'discard' },
      { actionType: 'placeCard', position: { x: 0, y: 0 } },
      { actionType: 'placeCard', cardId: card },
      { ...place(card, 0, 0), cardId: NOWHERE },
      { ...place(card, 0, 0), gameId: NOWHERE },
      { ...place(card, 0, 0), position: { x: 0 } },
      { ...place(card, 0, 0), position: 7 },
    ]) {
      expect(await say(bad)).toMatchObject(failure(400, 'VALIDATION_ERROR'));
    }
    expect((await ann.get<Shown>(`${BASE}/games/${game.game_id}`)).body).toEqual(game);

    const { body } = await say({
      actionType: 'placeCard',
      cardId: card,
      gameId: game.game_id,
      position: { x: 3, y: 0 },
    });
    expect(body.game_state.board[0]![3]).toMatchObject({ user_card_instance_id: card });
    expect(await say(place(NOWHERE, 3, 0))).toMatchObject(failure(400, 'INVALID_POSITION', position));
    await say({ actionType: 'surrender' });
    expect(await say(place(card, 4, 0))).toMatchObject(failure(400, 'GAME_NOT_ACTIVE', 'Game is not active.'));
  });

  it('is nobody else’s: unknown, malformed and foreign ids are not found, before the body is looked at', async () => {
    const { game_id } = await newGame(ann, deckId);
    const bob = await guest(parlour.url, 'Bob');
    const notFound = failure(404, 'GAME_NOT_FOUND', 'Game not found.');
    for (const id of [game_id, NOWHERE, 'nonsense']) {
      expect(await bob.get(`${BASE}/games/${id}`)).toMatchObject(notFound);
      expect(await bob.post(`${BASE}/games/${id}/actions`, { actionType: 7 })).toMatchObject(notFound);
    }
    const nobody = new Person(parlour.url, undefined);
    const elsewhere = await nobody.post<{ playerToken: string }>('/api/four-in-a-square/games', { opponent: 'self' });
    const seated = new Person(parlour.url, elsewhere.body.playerToken);
    expect(await seated.get(`${BASE}/games/${game_id}`)).toMatchObject(notFound);
    expect(await nobody.get(`${BASE}/games/${game_id}`)).toMatchObject(
      failure(401, 'UNAUTHORIZED', 'Invalid or missing token.'),
    );
    expect(await bob.get(`/api/sessions/${game_id}`)).toMatchObject({ status: 404 });
  });

  it('needs a deck of one’s own, and an AI deck that exists', async () => {
    const begin = (body: object) => ann.post(`${BASE}/games/solo`, body);
    const bob = await guest(parlour.url, 'Bob');
    const foreign = (await decksOf(bob))[0]!.deck_id;
    expect(await begin({})).toMatchObject(failure(400, 'DECK_ID_REQUIRED'));
    for (const id of [NOWHERE, 'nonsense', foreign]) {
      expect(await begin({ deckId: id })).toMatchObject(failure(400, 'DECK_NOT_FOUND'));
    }
    expect(await begin({ deckId, aiDeckId: NOWHERE })).toMatchObject(failure(400, 'AI_DECK_NOT_FOUND'));
    expect(await begin({ deckId, aiDifficulty: 'godlike' })).toMatchObject(failure(400, 'VALIDATION_ERROR'));
    expect(await begin({ deckId, aiLevel: 11 })).toMatchObject(failure(400, 'VALIDATION_ERROR'));
  });

  it('is one by who sits down: no form asks for the mode, programs may set it', async () => {
    const { body } = await ann.get<{ options: object; optionSchema: object }>('/api/games/viking-vengeance');
    expect(body.options).toMatchObject({ mode: 'solo' });
    expect(body.optionSchema).not.toHaveProperty('mode');
    expect(body.optionSchema).toHaveProperty('aiLevel');
  });

  it('is stored on a board of 4x4, and the database takes no other', async () => {
    const pool = parlour.app.get(Pool);
    const { game_id } = await newGame(ann, deckId);
    const { rows } = await pool.query('SELECT board_layout FROM viking_vengeance_setups WHERE game_id = $1', [game_id]);
    expect(rows).toEqual([{ board_layout: '4x4' }]);
    await expect(
      pool.query(`UPDATE viking_vengeance_setups SET board_layout = '5x5' WHERE game_id = $1`, [game_id]),
    ).rejects.toMatchObject({ constraint: 'viking_vengeance_setups_layout_check' });
  });

  it('R14: gives the AI the win when somebody surrenders, and R38: keeps hidden what was hidden', async () => {
    const game = await newGame(ann, deckId);
    const { body } = await act(ann, game, { actionType: 'surrender' });
    expect(body).toMatchObject({ game_status: 'completed', winner_id: AI, rewards: { currency: 0, xp: [] } });
    expect(body.completed_at).not.toBeNull();
    expect(Object.keys(body.game_state.hydratedCardDataCache)).toEqual(body.game_state.player1.hand);
  });
});

describe('A card of which nothing is known', () => {
  it('is a 500 when it is drawn, and nothing is written', async () => {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const { sessionId } = await ann.opens('viking-vengeance', { seats, seed: 'saga', options: { mode: 'pvp' } });
    const { state } = (await ann.get<{ state: State }>(`/api/test/sessions/${sessionId}/state`)).body;
    state.cards[state.player1.deck[0]!]!.base_card_id = NOWHERE;
    const fixture = { game: 'viking-vengeance', seats, options: { mode: 'pvp' }, state };
    const broken = await ann.post<{ sessionId: string }>('/api/test/sessions', fixture);
    expect(broken).toMatchObject({ status: 201 });
    const id = broken.body.sessionId;
    const path = `/api/test/sessions/${id}/state`;
    const before = (await ann.get(path)).body;
    const answer = await ann.post(`${BASE}/games/${id}/actions`, place(state.player1.hand[0], 0, 0));
    expect(answer).toMatchObject(failure(500, 'SERVER_ERROR'));
    expect((await ann.get(path)).body).toEqual(before);
  });
});

describe('A field that is null', () => {
  it.each([
    ['/games/solo', 'aiDeckId'],
    ['/games/solo', 'aiDifficulty'],
    ['/games/solo', 'aiLevel'],
    ['/games/solo', 'abilities'],
    ['/games/solo', 'tieToFirst'],
    ['/games/solo', 'seed'],
    ['/matchmaking/join', 'mode'],
    ['/packs/open', 'set'],
  ])('is not left out: POST %s with %s', async (path, field) => {
    const answer = await ann.post(`${BASE}${path}`, { deckId, [field]: null });
    expect(answer).toMatchObject(failure(400, 'VALIDATION_ERROR'));
  });

  it('is not left out of an action either, and nothing is played', async () => {
    const game = await newGame(ann, deckId);
    const action = place(game.game_state.player1.hand[0], 0, 0);
    for (const field of ['gameId', 'user_card_instance_id', 'cardId', 'position', 'targetPosition', 'clientActionId']) {
      expect(await act(ann, game, { ...action, [field]: null })).toMatchObject(failure(400, 'VALIDATION_ERROR'));
    }
    expect((await ann.get<Shown>(`${BASE}/games/${game.game_id}`)).body).toEqual(game);
    const common = await ann.acts(game.game_id, { type: 'placeCard', ...action, targetPosition: null });
    expect(common).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    const options = await ann.post('/api/sessions', { game: 'viking-vengeance', options: { aiLevel: null } });
    expect(options).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
  });

  it('is missing where the contract has a code for what is missing, and changes no deck', async () => {
    expect(await ann.post(`${BASE}/games/solo`, { deckId: null })).toMatchObject(failure(400, 'DECK_ID_REQUIRED'));
    const join = await ann.post(`${BASE}/matchmaking/join`, { deckId: null });
    expect(join).toMatchObject(failure(400, 'DECK_ID_REQUIRED'));
    expect(await ann.post(`${BASE}/decks`, { name: null })).toMatchObject(failure(400, 'DECK_FIELDS_REQUIRED'));
    const before = await decksOf(ann);
    for (const body of [{ name: 'Other', user_card_instance_ids: null }, { name: null }]) {
      const answer = await ann.ask('PUT', `${BASE}/decks/${deckId}`, { body });
      expect(answer).toMatchObject(failure(400, 'VALIDATION_ERROR'));
    }
    expect(await decksOf(ann)).toEqual(before);
  });
});

describe('Rewards', () => {
  it('R39: are granted exactly once, in the commit that ends the game; levels count in the next game', async () => {
    const eve = await guest(parlour.url, 'Eve');
    const pool = parlour.app.get(Pool);
    const deck = (await decksOf(eve))[0]!.deck_id;
    await pool.query('UPDATE viking_vengeance_user_card_instances SET xp = 140 WHERE user_id = $1', [eve.id]);
    // Without abilities nothing leaves the board: each side places eight cards.
    const game = await playOut(
      eve,
      await newGame(eve, deck, { seed: undefined, abilities: false, aiDifficulty: 'easy' }),
    );
    const won = game.winner_id === eve.id;
    const gained = won ? 25 : 20;
    expect(game.rewards!.currency).toBe(won ? 10 : 0);
    expect(game.rewards!.xp).toHaveLength(8);
    expect(game.rewards!.xp[0]).toMatchObject({ xp_gained: gained, level_before: 1, level_after: 2 });

    const me = await eve.get<{ in_game_currency: number }>(`${BASE}/users/me`);
    expect(me.body.in_game_currency).toBe(game.rewards!.currency);
    const learnt = (await cardsOf(eve)).filter(({ level }) => level === 2);
    expect(learnt).toHaveLength(8);
    expect(learnt[0]).toMatchObject({ xp: 140 + gained });

    // The same ending once more, as a repeated commit would write it.
    const { table, seats } = await eve
      .get<{ state: never }>(`/api/test/sessions/${game.game_id}/state`)
      .then(({ body }) => ({
        table: body,
        seats: [
          { seat: 0, userId: eve.id, bot: null, name: 'Eve' },
          { seat: 1, userId: null, bot: 'easy', name: 'AI' },
        ],
      }));
    const facts = { sessionId: game.game_id, rated: false, foreseen: false, options: {}, from: 0 };
    const ending = { ...facts, seats, steps: [{ table }] };
    const rows = endingRows(ending as unknown as Parameters<typeof endingRows>[0]);
    expect(rows).toHaveLength(1);
    for (const { text, values } of rows) await pool.query(text, [...values]);
    expect((await cardsOf(eve)).filter(({ xp }) => xp === 140 + gained)).toHaveLength(8);
    expect((await eve.get<{ in_game_currency: number }>(`${BASE}/users/me`)).body).toEqual(me.body);

    // Which eight were played is chance, and so is which five are dealt: six deals without any of them are one in fifty million.
    const levels: number[] = [];
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const next = await newGame(eve, deck, { seed });
      for (const { level, basePower, currentPower } of Object.values(next.game_state.hydratedCardDataCache)) {
        expect(currentPower.top).toBe(basePower.top + level - 1);
        levels.push(level);
      }
    }
    expect(levels).toContain(2);
    const { rows: games } = await pool.query('SELECT * FROM viking_vengeance_games WHERE game_id = $1', [game.game_id]);
    expect(games[0]).toMatchObject({
      player1_id: eve.id,
      player2_id: null,
      player1_deck_id: deck,
      game_mode: 'solo',
      game_status: 'completed',
      board_layout: '4x4',
      winner_id: game.winner_id,
    });
    const { rows: actions } = await pool.query(
      'SELECT actor FROM viking_vengeance_game_actions WHERE game_id = $1 ORDER BY seq LIMIT 2',
      [game.game_id],
    );
    expect(actions).toEqual([{ actor: eve.id }, { actor: AI }]);
  });

  it('are nothing in a game whose seed or table somebody chose', async () => {
    const fay = await guest(parlour.url, 'Fay');
    const deck = (await decksOf(fay))[0]!.deck_id;
    const seeded = await playOut(fay, await newGame(fay, deck, { seed: 'known', aiDifficulty: 'easy' }));
    expect(seeded).toMatchObject({ game_status: 'completed', rewards: { currency: 0, xp: [] } });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const { sessionId } = await fay.opens('viking-vengeance', { seats, seed: 'known' });
    for (;;) {
      const page = await fay.get<{ outcome: object | null; legalActions: object[] }>(`/api/sessions/${sessionId}`);
      if (page.body.outcome) break;
      const [action] = page.body.legalActions;
      if (action) await fay.acts(sessionId, action);
    }
    expect((await cardsOf(fay)).map(({ xp }) => xp)).toEqual(Array(20).fill(0));
    expect((await fay.get(`${BASE}/users/me`)).body).toMatchObject({ in_game_currency: 0 });
  });

  it('are earned by a program that plays by REST alone until a card of level 2 lies on the board', async () => {
    const program = spawn(process.execPath, ['dist/examples/viking-vengeance-solo.js', parlour.url]);
    let said = '';
    program.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    program.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(program, 'close')) as [number];
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toMatch(/has risen to level 2\.\n/);
    const [, level, ...powers] = /at level (\d+): (\d+) .* has become (\d+) /.exec(said)!.map(Number);
    expect(powers[1]).toBe(powers[0]! + level! - 1);
    // The program compares its coins with what each win paid; here they are counted once more.
    const wins = [...said.matchAll(/: a win, .*; 10 coins,/g)].length;
    expect([...said.matchAll(/: a win/g)]).toHaveLength(wins);
    expect(said).toContain(`Earned in all: ${10 * wins} coins.`);
  }, 60_000);
});

describe('Collections', () => {
  it('R59: begin with the starter deck, granted once however many ask at once', async () => {
    const cid = await guest(parlour.url, 'Cid');
    await Promise.all([cardsOf(cid), decksOf(cid), cardsOf(cid)]);
    expect(await cardsOf(cid)).toHaveLength(20);
    expect(await decksOf(cid)).toMatchObject([{ name: 'Norse Warriors Starter Deck', card_count: 20 }]);
  });

  it('show cards by name, with level, power and ability', async () => {
    const cards = await cardsOf(ann);
    expect(cards.map(({ name }) => name)).toEqual(cards.map(({ name }) => name).toSorted());
    expect(cards.find(({ name }) => name === 'Heimdall')).toMatchObject({
      level: 1,
      xp: expect.any(Number),
      power: { top: 8, right: 9, bottom: 8, left: 7 },
      special_ability_id: 'heimdall_block',
      ability_triggerMoment: 'OnPlace',
    });
  });

  it('W22: refuse decks that break R55, in the order of the contract, and store none of them', async () => {
    const pool = parlour.app.get(Pool);
    const dan = await guest(parlour.url, 'Dan');
    const ids = (await cardsOf(dan)).map((card) => card.user_card_instance_id);
    const give = async (name: string) => {
      const id = randomUUID();
      await pool.query(
        `INSERT INTO viking_vengeance_user_card_instances (user_card_instance_id, user_id, card_id) VALUES ($1, $2, $3)`,
        [id, dan.id, baseCards.find((card) => card.name === name)!.card_id],
      );
      return id;
    };
    const make = (user_card_instance_ids?: string[], name: string | undefined = 'Second') =>
      dan.post(`${BASE}/decks`, { name, user_card_instance_ids });
    const third = await give('Shieldmaiden');
    const legends = [await give('Surtr'), await give('Surtr'), await give('Jörmungandr')];
    const foreign = (await cardsOf(ann))[0]!.user_card_instance_id;
    const swap = (...others: string[]) => [...ids.slice(others.length), ...others];
    expect(await make()).toMatchObject(failure(400, 'DECK_FIELDS_REQUIRED'));
    expect(await make(ids.slice(1))).toMatchObject(
      failure(400, 'DECK_SIZE', 'Deck must contain exactly 20 cards. Found: 19.'),
    );
    expect(await make(swap(foreign))).toMatchObject(failure(400, 'DECK_CARD_NOT_OWNED'));
    expect(await make(swap(ids[5]!))).toMatchObject(failure(400, 'DECK_DUPLICATE_INSTANCE'));
    expect(await make(swap(third))).toMatchObject(failure(400, 'DECK_TOO_MANY_COPIES'));
    expect(await make(swap(...legends))).toMatchObject(failure(400, 'DECK_TOO_MANY_LEGENDARIES'));
    expect(await make(ids, 'Norse Warriors Starter Deck')).toMatchObject(failure(409, 'DECK_NAME_TAKEN'));
    expect(await decksOf(dan)).toHaveLength(1);
  });

  it('let decks be made, renamed, changed and thrown away', async () => {
    const fay = await guest(parlour.url, 'Fay');
    const ids = (await cardsOf(fay)).map((card) => card.user_card_instance_id);
    const made = await fay.post<Deck>(`${BASE}/decks`, { name: ' Second ', user_card_instance_ids: ids });
    expect(made).toMatchObject({ status: 201, body: { name: 'Second', card_count: 20 } });
    expect(made.body.cards.map((card) => card.user_card_instance_id)).toEqual(ids);
    const path = `${BASE}/decks/${made.body.deck_id}`;
    const put = (body: object) => fay.ask<Deck>('PUT', path, { body });
    expect(await put({})).toMatchObject(failure(400, 'DECK_FIELDS_REQUIRED'));
    const turned = ids.toReversed();
    expect(await put({ name: 'Third', user_card_instance_ids: turned })).toMatchObject({
      status: 200,
      body: { name: 'Third' },
    });
    expect((await decksOf(fay))[0]).toMatchObject({ name: 'Third' });
    const { body } = await fay.get<Deck>(`${BASE}/users/me/decks/${made.body.deck_id}`);
    expect(body.cards.map((card) => card.user_card_instance_id)).toEqual(turned);
    expect(await ann.ask('DELETE', path)).toMatchObject(failure(404, 'DECK_NOT_FOUND'));
    expect(await fay.ask('DELETE', path)).toMatchObject({ status: 204 });
    expect(await put({ name: 'Fourth' })).toMatchObject(failure(404, 'DECK_NOT_FOUND'));
  });

  it('have pictures at the addresses of their cards, and the old addresses forward to them', async () => {
    const { url } = parlour;
    const thor = await fetch(`${url}/norse/thor.webp`, { redirect: 'manual' });
    expect([thor.status, thor.headers.get('location')]).toEqual([301, '/art/viking-vengeance/norse-thor.svg']);
    const picture = await fetch(`${url}/norse/thor.webp`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringContaining('svg')]);
    const renamed = await fetch(`${url}/norse/freya.webp`, { redirect: 'manual' });
    expect(renamed.headers.get('location')).toBe('/art/viking-vengeance/norse-freyja.svg');
    for (const address of ['norse/nobody.webp', 'celtic/thor.webp', 'thor.webp']) {
      expect((await fetch(`${url}/${address}`, { headers: { accept: 'text/html' } })).status).toBe(404);
    }
  });

  it('know the whole catalogue, which anybody may read', async () => {
    const nobody = new Person(parlour.url, undefined);
    const list = (query: string) =>
      nobody.get<{ data: { base_card_id: string }[]; total: number }>(`${BASE}/cards${query}`);
    expect((await list('')).body).toMatchObject({ total: 90, page: 1, limit: 20 });
    expect((await list('?page=5')).body.data).toHaveLength(10);
    expect((await list('?name=THOR&set=norse&rarity=epic&tag=god')).body).toMatchObject({
      total: 1,
      data: [{ name: 'Thor', special_ability_id: 'thor_push' }],
    });
    expect(await list('?limit=101')).toMatchObject(failure(400, 'VALIDATION_ERROR'));
    expect(await list('?page=zero')).toMatchObject(failure(400, 'VALIDATION_ERROR'));
    const [card] = (await list('?name=surtr')).body.data;
    expect(await nobody.get(`${BASE}/cards/${card!.base_card_id}`)).toMatchObject({ body: { name: 'Surtr' } });
    expect(await nobody.get(`${BASE}/cards/${NOWHERE}`)).toMatchObject(failure(404, 'CARD_NOT_FOUND'));
    // Everything else is for those who say who they are.
    for (const path of ['ai-decks', 'leaderboard', 'decks', 'users/me']) {
      expect(await nobody.get(`${BASE}/${path}`)).toMatchObject(failure(401, 'UNAUTHORIZED'));
    }
    expect((await ann.get<object[]>(`${BASE}/ai-decks`)).body).toHaveLength(6);
    const { rows } = await parlour.app.get(Pool).query('SELECT count(*)::int AS n FROM viking_vengeance_cards');
    expect(rows).toEqual([{ n: 90 }]);
  });
});
