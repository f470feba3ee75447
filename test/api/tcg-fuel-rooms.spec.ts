import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { GameTables } from '../../src/engine/contract/game-tables.js';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import { GameEngine } from '../../src/games/tcg-fuel/contract/original/game-engine.js';
import { GameMana } from '../../src/games/tcg-fuel/contract/original/game-mana.js';
import type { LiveSession } from '../../src/engine/sessions/session.js';
import { GameActions } from '../../src/games/tcg-fuel/contract/games/game-actions.js';
import type { TcgFuel } from '../../src/games/tcg-fuel/rules/tcg-fuel.types.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Answer, Person } from '../support/people.js';

interface Player {
  playerId: number;
  isReady: string;
  deckId: number | null;
  isBot: boolean;
}
interface Room {
  id: number;
  status: string;
  currentPlayers: number;
  createdBy: number;
  players: Player[];
  gameId: number | null;
  code?: string;
}

const BASE = '/api/tcg-fuel';

describe('Rooms, decks and games of TCG Fuel', () => {
  let parlour: Parlour;
  let [ann, bob, cy]: Person[] = [];
  beforeAll(async () => {
    parlour = await startParlour();
  });
  // Others in every test: one person may act twenty times in one moment, and all of these tests together take no longer.
  beforeEach(async () => {
    [ann, bob, cy] = await Promise.all(['ann', 'bob', 'cy'].map((name) => guest(parlour.url, name)));
  });
  afterAll(() => parlour.stop());

  const opens = async (more: object = {}): Promise<Room> => {
    const { status, body } = await ann!.post<Room>(`${BASE}/game-rooms`, { name: 'A duel', maxPlayers: 2, ...more });
    expect(status).toBe(201);
    return body;
  };
  const says = (who: Person, room: Room, what: string, body: object = {}): Promise<Answer<Room>> =>
    who.post<Room>(`${BASE}/game-rooms/${room.id}/${what}`, body);
  /** A game of ann and bob that has begun. */
  const begun = async (): Promise<{ room: Room; gameId: number }> => {
    const room = await opens();
    for (const person of [ann!, bob!]) {
      await says(person, room, 'join', { deckId: person === ann ? 1 : 2 });
      await says(person, room, 'ready', { isReady: 'ready' });
    }
    const { status, body } = await says(ann!, room, 'start', { seed: 'a known game' });
    expect(status).toBe(201);
    return { room, gameId: body.gameId! };
  };
  const acts = (who: Person, gameId: number, type: string, data?: object, more: object = {}) =>
    who.post<{ seq: number; state: { stage: string }; code?: string; message?: string; autoActions: object[] }>(
      `${BASE}/games/${gameId}/actions`,
      { type, data, ...more },
    );

  it('R7: gather two people, who join, choose decks, get ready and start', async () => {
    const room = await opens();
    expect(room).toMatchObject({ status: 'waiting', currentPlayers: 0, players: [], gameId: null });
    expect(await says(bob!, room, 'ready', { isReady: 'ready' })).toMatchObject({
      status: 409,
      body: { statusCode: 409, code: 'NOT_IN_ROOM' },
    });
    const joined = await says(ann!, room, 'join');
    expect(joined).toMatchObject({ status: 200, body: { currentPlayers: 1, createdBy: room.createdBy } });
    expect(joined.body.players[0]).toMatchObject({ playerId: room.createdBy, isReady: 'not_ready', deckId: null });
    expect(await says(ann!, room, 'join')).toMatchObject({ status: 409, body: { code: 'ALREADY_IN_ROOM' } });
    expect(await says(ann!, room, 'ready', { isReady: 'ready' })).toMatchObject({
      status: 422,
      body: { code: 'DECK_REQUIRED' },
    });
    expect(await says(ann!, room, 'deck', { deckId: 77 })).toMatchObject({
      status: 404,
      body: { code: 'DECK_NOT_FOUND' },
    });
    expect((await says(ann!, room, 'deck', { deckId: 1 })).body.players[0]).toMatchObject({ deckId: 1 });
    expect(await says(bob!, room, 'start')).toMatchObject({ status: 403, body: { code: 'NOT_ROOM_OWNER' } });
    expect(await says(ann!, room, 'start')).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_PLAYERS', message: 'Need at least 2 players to start a game' },
    });
    await says(bob!, room, 'join', { deckId: 3 });
    expect(await says(cy!, room, 'join')).toMatchObject({
      status: 409,
      body: {
        code: 'ROOM_FULL',
        message: 'Room is at maximum capacity',
        details: { roomId: room.id, maxPlayers: 2, currentPlayers: 2 },
      },
    });
    expect(await says(ann!, room, 'start')).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALL_READY', message: 'All players must be ready to start the game' },
    });
    await says(ann!, room, 'ready', { isReady: 'ready' });
    await says(bob!, room, 'ready', { isReady: 'ready' });
    const started = await says(ann!, room, 'start', { startedBy: room.createdBy });
    expect(started).toMatchObject({ status: 201, body: { roomId: room.id, gameId: expect.any(Number) } });
    expect(await says(ann!, room, 'start')).toMatchObject({
      status: 409,
      body: { code: 'ROOM_NOT_WAITING', message: 'Room is not in waiting status' },
    });
    expect(await says(ann!, room, 'leave')).toMatchObject({ status: 409, body: { code: 'GAME_RUNNING' } });
    expect((await ann!.get(`${BASE}/game-rooms/${room.id}`)).body).toMatchObject({
      status: 'in_progress',
      gameId: started.body.gameId,
    });
  });

  it('refuse what has the wrong shape, and who speaks for somebody else', async () => {
    expect(await ann!.post(`${BASE}/game-rooms`, { name: '', maxPlayers: 2 })).toMatchObject({
      status: 400,
      body: { statusCode: 400, code: 'VALIDATION' },
    });
    expect(await ann!.post(`${BASE}/game-rooms`, { name: 'x', maxPlayers: 9 })).toMatchObject({ status: 400 });
    expect(await ann!.post(`${BASE}/game-rooms`, { name: 'x', options: [] })).toMatchObject({ status: 400 });
    expect(await ann!.get(`${BASE}/game-rooms?limit=101`)).toMatchObject({ status: 400 });
    expect(await ann!.get(`${BASE}/game-rooms/info`)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await ann!.get(`${BASE}/game-rooms/0`)).toMatchObject({ status: 404, body: { code: 'ROOM_NOT_FOUND' } });
    const room = await opens();
    expect(await says(bob!, room, 'join', { playerId: room.createdBy })).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOUR_PLAYER' },
    });
  });

  it('are listed by pages, hold bots, and vanish when the last person goes', async () => {
    const room = await opens({ maxPlayers: 3 });
    await says(ann!, room, 'join', { deckId: 1 });
    const { body } = await says(ann!, room, 'bots', { level: 'easy' });
    expect(body.players[1]).toMatchObject({ isBot: true, isReady: 'ready', playerId: 2, deckId: expect.anything() });
    const { body: list } = await ann!.get(`${BASE}/game-rooms?status=waiting&maxPlayers=3&limit=1`);
    expect(list).toMatchObject({ rooms: [{ id: room.id, currentPlayers: 2 }], pagination: { page: 1, limit: 1 } });
    expect((await bob!.get(`${BASE}/game-rooms/info?playerId=${room.createdBy}`)).body).toMatchObject({
      rooms: expect.arrayContaining([expect.objectContaining({ id: room.id })]),
    });
    const removed = await ann!.ask<Room>('DELETE', `${BASE}/game-rooms/${room.id}/players/2`);
    expect(removed.body.players).toHaveLength(1);
    expect((await says(ann!, room, 'leave')).body).toEqual({ deleted: true });
  });

  it('W15: both keep, and the first player reaches main1 with seven cards', async () => {
    const { gameId } = await begun();
    expect(await acts(bob!, gameId, 'mulligan', { keep: true })).toMatchObject({
      status: 409,
      body: { code: 'NOT_YOUR_DECISION' },
    });
    await acts(ann!, gameId, 'mulligan', { keep: true });
    const { body } = await acts(bob!, gameId, 'mulligan', { keep: true });
    expect(body.state).toMatchObject({
      gameId,
      stage: 'playing',
      phase: 'main1',
      currentPlayerIndex: 0,
      players: [
        { handSize: 7, deckSize: 33 },
        { handSize: 7, deckSize: 33 },
      ],
    });
    expect(body.autoActions.length).toBeGreaterThan(0);
    expect((await ann!.get(`${BASE}/games/${gameId}`)).body).toMatchObject({
      id: gameId,
      status: 'active',
      phase: 'main1',
      winnerId: null,
    });
  });

  it('answer the same clientActionId the same, refuse an old seq, and know the order of checks', async () => {
    const { gameId } = await begun();
    expect(await acts(ann!, 0, 'concede')).toMatchObject({
      status: 404,
      body: { code: 'GAME_NOT_FOUND', message: 'Game not found' },
    });
    expect(await acts(cy!, gameId, 'nonsense')).toMatchObject({ status: 403, body: { code: 'NOT_A_PLAYER' } });
    expect(await acts(ann!, gameId, 'nonsense')).toMatchObject({
      status: 400,
      body: { code: 'UNSUPPORTED_ACTION', message: 'Unsupported action type: nonsense' },
    });
    expect(await acts(ann!, gameId, 'mulligan', { keep: 'yes' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect(await acts(ann!, gameId, 'mulligan', { keep: true }, { expectedSeq: 99 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_SEQ' },
    });
    const first = await acts(ann!, gameId, 'mulligan', { keep: true }, { clientActionId: 'one' });
    const again = await acts(ann!, gameId, 'mulligan', { keep: true }, { clientActionId: 'one' });
    expect(again.body).toEqual(first.body);
    await acts(bob!, gameId, 'concede');
    expect(await acts(ann!, gameId, 'nonsense')).toMatchObject({ status: 409, body: { code: 'GAME_FINISHED' } });
  });

  it('tell nobody what another holds: in the state, its hash, the log and the snapshots', async () => {
    const { gameId } = await begun();
    const hidden = (state: object) => JSON.stringify(state);
    const mine = await ann!.get<{ state: { cards: { id: number | string; slug?: string; ownerId: number }[] } }>(
      `${BASE}/games/${gameId}/state`,
    );
    const theirs = await bob!.get<typeof mine.body>(`${BASE}/games/${gameId}/state`);
    const seen = await cy!.get<typeof mine.body>(`${BASE}/games/${gameId}/state`);
    const open = (answer: typeof mine) => answer.body.state.cards.filter(({ slug }) => slug !== undefined).length;
    expect([open(mine), open(theirs), open(seen)]).toEqual([7, 7, 0]);
    await acts(ann!, gameId, 'mulligan', { keep: false });
    await acts(bob!, gameId, 'mulligan', { keep: true });
    const log = await cy!.get<{ actions: object[] }>(`${BASE}/games/${gameId}/actions`);
    expect(log.body.actions[0]).toMatchObject({ seq: 1, type: 'mulligan', data: { keep: false }, phase: 'untap' });
    expect(hidden(log.body)).not.toContain('cardIds');
    expect((await ann!.get(`${BASE}/games/${gameId}/snapshots/0`)).status).toBe(200);
    expect(await cy!.get(`${BASE}/games/${gameId}/replay`)).toMatchObject({
      status: 409,
      body: { code: 'GAME_RUNNING' },
    });
    await acts(bob!, gameId, 'concede');
    const { body: replay } = await cy!.get<{ decks: { cards: object[] }[] }>(`${BASE}/games/${gameId}/replay`);
    expect(replay).toMatchObject({ seed: expect.any(String), hashes: expect.any(Array) });
    expect(replay.decks.map(({ cards }) => cards.length > 0)).toEqual([true, true]);
  });

  it('tell the whole vocabulary of cards, also what no card uses yet', async () => {
    const { body } = await ann!.get<Record<string, string[]>>(`${BASE}/abilities`);
    expect(body.triggers).toEqual(expect.arrayContaining(['on_upkeep', 'on_draw_step', 'on_begin_combat']));
    expect(body.keywords).toContain('indestructible');
    expect(body.effects).toEqual(expect.arrayContaining(['counter_spell', 'modify', 'restrict']));
    expect(body.restrictions).toEqual(['cant_attack', 'cant_block', 'doesnt_untap']);
    expect(body.targets).toContain('graveyard_card');
    expect(body.references).toContain('event_subject');
    expect(body.filters).toContain('inCombat');
    expect(body.abilities).toContainEqual(expect.objectContaining({ card: 'kettle-imp', id: 'quick_strike' }));
  });

  it('keep decks: made, imported, judged and counted', async () => {
    const list = await ann!.get<{ decks: { id: number; slug: string }[] }>(`${BASE}/decks`);
    expect(list.body.decks.slice(0, 6).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    const { status, body: deck } = await ann!.post<{ id: number; cards: object[] }>(`${BASE}/decks/import`, {
      name: 'Small',
      text: '4 Kettle Imp\n\n# lands\n10 Mountain',
    });
    expect({ status, cards: deck.cards }).toEqual({
      status: 201,
      cards: [
        { card: 'kettle-imp', count: 4 },
        { card: 'mountain', count: 10 },
      ],
    });
    expect((await ann!.post(`${BASE}/decks/${deck.id}/validate`)).body).toEqual({
      isValid: false,
      errors: ['Deck must have at least 15 cards, found 14'],
    });
    expect(await bob!.get(`${BASE}/decks/${deck.id}`)).toMatchObject({ status: 404, body: { code: 'DECK_NOT_FOUND' } });
    expect((await ann!.get(`${BASE}/decks/${deck.id}/stats`)).body).toMatchObject({ size: 14, lands: 10 });
    const more = { name: 'Large', colors: ['red'], cards: [{ card: 'mountain', count: 20 }] };
    const changed = await ann!.ask('PUT', `${BASE}/decks/${deck.id}`, { body: more });
    expect(changed.body).toMatchObject({ name: 'Large', cards: [{ card: 'mountain', count: 20 }] });
    expect((await ann!.ask('DELETE', `${BASE}/decks/${deck.id}`)).status).toBe(204);
    expect(await ann!.ask('DELETE', `${BASE}/decks/1`)).toMatchObject({ status: 403 });
    expect(await ann!.post(`${BASE}/decks/import`, { name: 'x', text: '4 Nothing' })).toMatchObject({
      status: 422,
      body: { code: 'DECK_INVALID' },
    });
    const { body: cards } = await ann!.get<{ cards: { colors: string[] }[] }>(`${BASE}/cards?color=red&type=creature`);
    expect(cards.cards.length).toBeGreaterThan(3);
    expect((await ann!.get(`${BASE}/cards/kettle-imp`)).body).toMatchObject({ name: 'Kettle Imp' });
  });

  it('W4: a scenario over REST plays one land, refuses the second, and says why the creature costs too much', async () => {
    const { status, body } = await ann!.post<{ gameId: number; labels: Record<string, number> }>(`${BASE}/scenarios`, {
      players: [{ hand: ['mountain*2', 'kettle-imp'] }, {}],
    });
    expect(status).toBe(201);
    const { gameId, labels } = body;
    const plays = (label: string) => acts(ann!, gameId, 'play_card', { cardId: labels[label] });
    expect(await acts(ann!, gameId, 'play_card')).toMatchObject({
      status: 400,
      body: { code: 'CARD_ID_REQUIRED', message: 'Card ID is required to play a card' },
    });
    expect((await plays('mountain')).body.state).toMatchObject({ players: [{ handSize: 2 }, {}] });
    expect(await plays('mountain#2')).toMatchObject({
      status: 422,
      body: { code: 'CANNOT_PLAY', details: { reasonCode: 'LAND_ALREADY_PLAYED' } },
    });
    const imp = await plays('kettle-imp');
    expect(imp).toMatchObject({ status: 422, body: { details: { reasonCode: 'INSUFFICIENT_MANA' } } });
    expect(imp.body.message).toMatch(/^Cannot play card: Insufficient mana/);
    expect((await ann!.post(`${BASE}/games/${gameId}/can-play`, { cardId: labels['mountain#2'] })).body).toEqual({
      canPlay: false,
      reason: 'Land already played this turn',
    });
    expect((await ann!.get(`${BASE}/games/${gameId}/mana`)).body).toMatchObject({
      available: { red: 1 },
      sources: [{ cardId: labels.mountain, type: 'red', amount: 1, isTapped: false }],
    });
    const legal = await ann!.get<{ type: string; label: string }[]>(`${BASE}/games/${gameId}/legal-actions`);
    expect(legal.body.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['pass_priority', 'settings', 'concede']),
    );
  });

  it('refuses a scenario whose turn or priority belongs to a seat that it does not have', async () => {
    for (const wrong of [{ active: 2 }, { priority: 7 }, { active: 3, priority: 0 }]) {
      expect(await ann!.post(`${BASE}/scenarios`, { players: [{}, {}], ...wrong })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      });
    }
  });

  it('W6: two players answer each other on the stack over REST, each for their own seat', async () => {
    const ids = await Promise.all([ann!, bob!].map(async (one) => (await one.get(`${BASE}/players/me`)).body.id));
    const { body } = await ann!.post<{ gameId: number; labels: Record<string, number> }>(`${BASE}/scenarios`, {
      seats: ids,
      players: [
        { battlefield: ['mountain*2'], hand: ['backdraft-lance'] },
        { life: 3, battlefield: ['island*3'], hand: ['shut-the-valve'] },
      ],
    });
    const { gameId, labels } = body;
    const lance = labels['backdraft-lance'];
    expect(await acts(bob!, gameId, 'pass_priority')).toMatchObject({
      status: 409,
      body: { code: 'NOT_YOUR_PRIORITY' },
    });
    expect((await acts(ann!, gameId, 'play_card', { cardId: lance, targetPlayerId: 2 })).status).toBe(200);
    await acts(ann!, gameId, 'pass_priority');
    await acts(bob!, gameId, 'play_card', { cardId: labels['shut-the-valve'], targetId: lance });
    await acts(bob!, gameId, 'pass_priority');
    const answer = await acts(ann!, gameId, 'pass_priority');
    expect(answer.body.state).toMatchObject({
      stack: [],
      players: [{}, { lifeTotal: 3 }],
      waitingFor: { playerId: 1 },
    });
  });

  it('R45: an attack says who attacks, if only by an empty list', async () => {
    const { status, body } = await ann!.post<{ gameId: number; labels: Record<string, number> }>(`${BASE}/scenarios`, {
      players: [{ battlefield: ['bramble-whelp', 'mossback-hauler'] }, {}],
      phase: 'combat',
      step: 'declare_attackers',
    });
    expect(status).toBe(201);
    const { gameId, labels } = body;
    for (const data of [undefined, {}, { attackers: null }, { attackers: {} }, { cardId: null }]) {
      expect(await acts(ann!, gameId, 'attack', data)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    }
    expect(await acts(ann!, gameId, 'attack', { cardId: labels['bramble-whelp'] })).toMatchObject({ status: 200 });
  });

  it('R43: a payment is an object with sources', async () => {
    const { body } = await ann!.post<{ gameId: number; labels: Record<string, number> }>(`${BASE}/scenarios`, {
      players: [{ hand: ['flue-rat'], battlefield: ['swamp'] }, {}],
    });
    const plays = (payment: unknown) =>
      acts(ann!, body.gameId, 'play_card', { cardId: body.labels['flue-rat'], payment });
    expect(await plays([])).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(await plays({ sources: [{ cardId: body.labels['swamp'] }] })).toMatchObject({ status: 200 });
  });

  it('R43, R62: the form of a payment tells what to send', async () => {
    interface Line {
      type: string;
      data: object;
      slots?: { payment?: { options: { cardId: number; mana: string }[]; inside: string } };
    }
    const { body } = await ann!.post<{ gameId: number; labels: Record<string, number> }>(`${BASE}/scenarios`, {
      players: [{ hand: ['flue-rat'], battlefield: ['swamp', 'peatroot-hollow'] }, {}],
    });
    const { body: legal } = await ann!.get<Line[]>(`${BASE}/games/${body.gameId}/legal-actions`);
    const { type, data, slots } = legal.find((line) => line.slots?.payment)!;
    const { options, inside } = slots!.payment!;
    const hollow = body.labels['peatroot-hollow'];
    const source = options.find(({ cardId, mana }) => cardId === hollow && mana === 'black');
    const answer = await acts(ann!, body.gameId, type, { ...data, payment: { [inside]: [source] } });
    expect(answer).toMatchObject({ status: 200 });
    const { cards } = answer.body.state as unknown as { cards: { id: number; isTapped: boolean }[] };
    const isTapped = (label: string) => cards.find(({ id }) => id === body.labels[label])!.isTapped;
    expect([isTapped('swamp'), isTapped('peatroot-hollow')]).toEqual([false, true]);
  });

  it('refuse more than 20 actions in one moment', async () => {
    const actions = parlour.app.get(GameActions, { strict: false });
    const account = { kind: 'seat', tokenHash: 'somebody' } as const;
    const tables = parlour.app.get(GameTables, { strict: false });
    const nowhere = tables.at<TcgFuel>({ id: randomUUID() } as LiveSession);
    const codes = Array.from({ length: 40 }, () =>
      actions.act(nowhere, account, {}).then(
        () => 'OK',
        (error: { code: string }) => error.code,
      ),
    );
    const told = await Promise.all(codes);
    expect(told.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'SESSION_NOT_FOUND'));
    expect(told.at(-1)).toBe('RATE_LIMITED');
    // Game, player and only then the limit: asking for games that are not there spends nothing of it.
    const unknown = Array.from({ length: 25 }, () => ann!.post('/api/tcg-fuel/games/999999/actions', {}));
    expect(new Set((await Promise.all(unknown)).map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('count games for each player', async () => {
    const { room, gameId } = await begun();
    await acts(bob!, gameId, 'concede');
    const { body } = await cy!.get<{ wins: number; games: number }>(`${BASE}/players/${room.createdBy}/stats`);
    expect(body.wins).toBeGreaterThan(0);
    expect((await cy!.get(`${BASE}/leaderboard`)).body).toMatchObject({
      players: expect.arrayContaining([expect.objectContaining({ playerId: room.createdBy, wins: body.wins })]),
    });
    expect(await cy!.get(`${BASE}/players/0/stats`)).toMatchObject({ status: 404 });
  });

  describe('in Postgres', () => {
    const query = async <T extends object>(text: string, values: unknown[]): Promise<T[]> =>
      (await parlour.app.get(Pool).query<T>(text, values)).rows;

    it('the tables of the contract are views of what was played', async () => {
      const { room, gameId } = await begun();
      await acts(ann!, gameId, 'mulligan', { keep: true });
      await acts(bob!, gameId, 'mulligan', { keep: true });
      const [session] = await query('SELECT * FROM tcg_fuel.game_sessions WHERE id = $1', [gameId]);
      expect(session).toMatchObject({
        room_id: room.id,
        status: 'active',
        current_turn: 1,
        phase: 'main1',
        step: 'beginning',
      });
      const players = await query('SELECT * FROM tcg_fuel.game_players WHERE game_id = $1 ORDER BY player_index', [
        gameId,
      ]);
      expect(players).toMatchObject([
        { player_id: room.createdBy, deck_id: 1, life_total: 20, hand_size: 7, deck_size: 33 },
        { deck_id: 2, hand_size: 7, deck_size: 33 },
      ]);
      const cards = await query<{ location: string; count: number; least: number; most: number }>(
        `SELECT location, count(*)::int, min(zone_index) AS least, max(zone_index) AS most FROM tcg_fuel.game_cards
          WHERE game_id = $1 AND owner_id = $2 GROUP BY 1 ORDER BY 1`,
        [gameId, room.createdBy],
      );
      expect(cards).toEqual([
        { location: 'deck', count: 33, least: 0, most: 32 },
        { location: 'hand', count: 7, least: 0, most: 6 },
      ]);
      const actions = await query('SELECT * FROM tcg_fuel.game_actions WHERE game_id = $1 ORDER BY seq LIMIT 2', [
        gameId,
      ]);
      expect(actions[0]).toMatchObject({
        seq: 1,
        action_type: 'mulligan',
        action_data: { keep: true },
        phase: 'untap',
      });
      const rooms = await query('SELECT * FROM tcg_fuel.game_rooms WHERE id = $1', [room.id]);
      expect(rooms).toMatchObject([{ status: 'in_progress', current_players: 2, created_by: room.createdBy }]);
      const seated = await query('SELECT * FROM tcg_fuel.game_room_players WHERE room_id = $1', [room.id]);
      expect(seated).toMatchObject([{ is_ready: 'ready' }, { is_ready: 'ready' }]);
    });

    it.each([
      ['deleted', 'DELETE FROM game_state_snapshots WHERE session_id = $1'],
      ['damaged', `UPDATE game_state_snapshots SET state = '{"players":[]}' WHERE session_id = $1`],
    ])('a snapshot that was %s is reported and made again from the actions, the same', async (_, damage) => {
      const { gameId } = await begun();
      await acts(ann!, gameId, 'mulligan', { keep: true });
      await acts(bob!, gameId, 'mulligan', { keep: true });
      const engine = parlour.app.get(GameEngine, { strict: false });
      const before = await engine.getGameState(gameId);
      const [{ id }] = (await query<{ id: string }>('SELECT id FROM game_sessions WHERE num = $1', [gameId])) as [
        { id: string },
      ];
      const told = () =>
        Promise.all(['', '/snapshots/1', '/state'].map((at) => ann!.get(`${BASE}/games/${gameId}${at}`)));
      const toldBefore = (await told()).map(({ body }) => body);
      expect(toldBefore[0]).toMatchObject({ id: gameId, status: 'active', winnerId: null, phase: 'main1' });
      await query(damage, [id]);
      const reports = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
      expect((await told()).map(({ body }) => body)).toEqual(toldBefore);
      parlour.app.get(LiveSessions, { strict: false }).forget(id);
      expect(await engine.recoverGameState(gameId)).toEqual(before);
      expect(reports.mock.calls.map(([text]) => String(text)).join()).toContain(`Session ${id}: the snapshot`);
      reports.mockRestore();
      expect(await engine.rebuildGameStateFromActions(gameId)).toEqual(before);
      expect(await acts(ann!, gameId, 'end_turn')).toMatchObject({ status: 200 });
    });

    it('R41, R44: mana is reckoned by number: sources, what is there, what can be played, and what that took', async () => {
      const { body } = await ann!.post<{ gameId: number; labels: Record<string, number> }>(`${BASE}/scenarios`, {
        players: [{ hand: ['flue-rat', 'peat-horror'], battlefield: ['swamp', 'peatroot-hollow'] }, {}],
      });
      const { gameId, labels } = body;
      const mana = parlour.app.get(GameMana, { strict: false });
      expect(await mana.getPlayerManaSources(gameId, 1)).toEqual([
        { cardId: labels.swamp, type: 'black', amount: 1, isTapped: false, types: ['black'] },
        { cardId: labels['peatroot-hollow'], type: 'green', amount: 1, isTapped: false, types: ['green', 'black'] },
      ]);
      expect(await mana.getAvailableMana(gameId, 1)).toMatchObject({ black: 1, green: 0, generic: 1 });
      expect(await mana.canPlayCard(gameId, 1, labels['flue-rat']!)).toEqual({ canPlay: true });
      expect(await mana.canPlayCard(gameId, 1, labels['peat-horror']!)).toEqual({
        canPlay: false,
        reason: expect.stringMatching(/^Insufficient mana. Need .*, have /),
      });
      expect(await mana.playCard(gameId, 1, labels['peat-horror']!)).toEqual({
        success: false,
        reason: expect.stringMatching(/^Insufficient mana/),
      });
      expect(await mana.playCard(gameId, 1, labels['flue-rat']!)).toEqual({
        success: true,
        usedMana: { black: 1, generic: 0 },
      });
      expect(await mana.getPlayerManaSources(gameId, 1)).toHaveLength(1);
      const { cards } = await mana.untapManaSources(gameId, 1);
      expect(cards[labels.swamp!]!.permanent!.isTapped).toBe(false);
      expect(await mana.getPlayerManaSources(gameId, 1)).toHaveLength(1);
    });

    it('the engine plays by number: create, process, play a card, end the turn, end the game', async () => {
      const engine = parlour.app.get(GameEngine, { strict: false });
      const room = await opens();
      await expect(engine.createGameSession(room.id)).rejects.toThrow('Need at least 2 players to start a game');
      expect(await engine.getGameState(999_999)).toBeUndefined();
      const { gameId } = await begun();
      const players = await query<{ player_id: number }>(
        'SELECT player_id FROM tcg_fuel.game_players WHERE game_id = $1 ORDER BY player_index',
        [gameId],
      );
      for (const { player_id } of players) {
        await engine.processGameAction(gameId, { type: 'mulligan', playerId: player_id, data: { keep: true } });
      }
      expect(await engine.playCard(gameId, { playerId: players[0]!.player_id, data: { cardId: 9999 } })).toEqual({
        success: false,
        reason: 'Card not found in hand',
      });
      await engine.endTurn(gameId);
      await engine.endGameSession(gameId, players[1]!.player_id);
      const [session] = await query('SELECT status, winner_id FROM tcg_fuel.game_sessions WHERE id = $1', [gameId]);
      expect(session).toEqual({ status: 'finished', winner_id: players[1]!.player_id });
    });
  });
});
