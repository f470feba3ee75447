import { Pool } from 'pg';
import { FuelRoom, FUEL, playerIdOf, scenario } from '../support/fuel-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

interface MatchRoom {
  status: string;
  match: {
    games: { gameId: number; winnerId: number }[];
    wins: { playerId: number; wins: number }[];
    isOver: boolean;
    winnerId: number | null;
    choosesFirst: number | null;
  };
}

describe('What the options of a room of TCG Fuel change', () => {
  let parlour: Parlour;
  let [ann, bob, cy]: Person[] = [];
  let ids: number[];
  beforeAll(async () => {
    parlour = await startParlour();
    [ann, bob, cy] = await Promise.all(['ann', 'bob', 'cy'].map((name) => guest(parlour.url, name)));
    ids = await Promise.all([ann!, bob!].map(playerIdOf));
  });
  afterAll(() => parlour.stop());

  const begun = async (options: object, seed = 'options') => (await FuelRoom.of([ann!, bob!], options)).start({ seed });

  it('format: fuel40 wants 40 cards, starter only starter decks', async () => {
    const { body } = await ann!.post<{ id: number }>(`${FUEL}/decks`, {
      name: 'Twenty',
      colors: ['red'],
      cards: [{ card: 'mountain', count: 20 }],
    });
    expect((await FuelRoom.of([ann!], {}, [body.id])).id).toBeGreaterThan(0);
    for (const format of ['fuel40', 'starter']) {
      const room = await FuelRoom.of([bob!], { format });
      expect(await room.says(ann!, 'join', { deckId: body.id })).toMatchObject({
        status: 422,
        body: { code: 'DECK_INVALID', rule: 'R8', details: { errors: [expect.any(String)] } },
      });
    }
  });

  it('firstPlayer: by seat, or by chance', async () => {
    const firsts = async (firstPlayer: string): Promise<Set<number>> => {
      const seen = new Set<number>();
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const game = await begun({ firstPlayer }, seed);
        seen.add((await game.state(ann!)).players[0]!.playerId);
      }
      return seen;
    };
    expect([...(await firsts('seat'))]).toEqual([ids[0]]);
    expect([...(await firsts('random'))].sort()).toEqual([...ids].sort());
  });

  it('mulligan, startingLife, handSize', async () => {
    const usual = await (await begun({})).state(ann!);
    expect(usual).toMatchObject({ stage: 'mulligan', players: [{ lifeTotal: 20, handSize: 7 }, {}] });
    const game = await begun({ mulligan: 'none', startingLife: 7, handSize: 5 });
    expect(await game.state(ann!)).toMatchObject({ stage: 'playing', players: [{ lifeTotal: 7, handSize: 5 }, {}] });
  });

  it('autoDraw off: the player must draw, once, and nothing else goes first', async () => {
    const game = await begun({ mulligan: 'none', autoDraw: false });
    const { body } = await game.acts(ann!, 'end_turn');
    expect(body.state).toMatchObject({ phase: 'draw', waitingFor: { playerId: ids[1], decision: 'draw' } });
    expect(await game.acts(bob!, 'pass_priority')).toMatchObject({
      status: 409,
      body: { code: 'DECISION_REQUIRED', rule: 'R16' },
    });
    expect((await game.acts(bob!, 'draw_card')).body.state).toMatchObject({ phase: 'main1' });
    expect(await game.acts(bob!, 'draw_card')).toMatchObject({
      status: 409,
      body: { code: 'DRAW_NOT_ALLOWED', rule: 'R16' },
    });
  });

  it('autoPass: smart passes where nothing can be done, none asks everywhere; stops and full control ask again', async () => {
    const smart = await begun({ mulligan: 'none' });
    await smart.acts(ann!, 'end_turn');
    expect(await smart.state(bob!)).toMatchObject({ phase: 'main1', turnCount: 2, waitingFor: { playerId: ids[1] } });
    const none = await begun({ mulligan: 'none', autoPass: 'none' });
    expect(await none.state(ann!)).toMatchObject({ phase: 'upkeep', waitingFor: { decision: 'priority' } });
    const settings = await ann!.ask('PUT', smart.path('/settings'), { body: { fullControl: true } });
    expect(settings.status).toBe(200);
    const { body } = await smart.acts(bob!, 'end_turn');
    // Full control: asked while it is still bob's turn, although nothing could be done.
    expect(body.state).toMatchObject({ turnCount: 2, waitingFor: { playerId: ids[0], decision: 'priority' } });
  });

  it('stops: a window that was asked for is a window one is asked in', async () => {
    const { game, labels } = await scenario(ann!, {
      seats: ids,
      players: [{}, { battlefield: ['mountain'], hand: ['flashover-dart'] }],
      options: { autoPass: 'smart' },
    });
    expect(labels['flashover-dart']).toBeGreaterThan(0);
    const stops = [{ phase: 'upkeep', step: 'beginning', turn: 'other' }];
    await bob!.ask('PUT', game.path('/settings'), { body: { stops } });
    // Without a stop at the end of ann's turn bob is not asked there; then at ann's next upkeep, where he wants to be.
    const ended = await game.acts(ann!, 'end_turn');
    expect(ended.body.state).toMatchObject({ turnCount: 6, phase: 'main1', waitingFor: { playerId: 2 } });
    expect(ended.body.autoActions.length).toBeGreaterThan(0);
    const again = await game.acts(bob!, 'end_turn');
    expect(again.body.state).toMatchObject({ turnCount: 7, phase: 'upkeep', waitingFor: { playerId: 2 } });
  });

  it('clock: slow for several people, none for one with bots, and what was asked for otherwise', async () => {
    const deadlineOf = async (gameId: number) => {
      const { rows } = await parlour.app
        .get(Pool)
        .query<{ deadline: boolean }>('SELECT deadline_at IS NOT NULL AS deadline FROM game_sessions WHERE num = $1', [
          gameId,
        ]);
      return rows[0]!.deadline;
    };
    const game = await begun({});
    expect(await deadlineOf(game.id)).toBe(true);
    expect((await game.state(ann!)).players[0]!.clock).toEqual({ reserveMs: 0 });
    const chosen = await begun({ clock: { decisionMs: 5000, reserveMs: 7000 } });
    expect((await chosen.state(ann!)).players[0]!.clock).toEqual({ reserveMs: 7000 });
    expect(await deadlineOf((await begun({ clock: null })).id)).toBe(false);
    const alone = await FuelRoom.of([ann!]);
    await alone.says(ann!, 'bots', { level: 'easy' });
    const solo = await alone.start({ seed: 'alone' });
    expect((await solo.state(ann!)).players.map(({ clock }) => clock)).toEqual([null, null]);
  });

  it('spectators: others may watch, or are told that there is no such game', async () => {
    const open = await begun({});
    expect((await cy!.get(open.path('/state'))).status).toBe(200);
    const closed = await begun({ spectators: false });
    expect(await cy!.get(closed.path('/state'))).toMatchObject({ status: 404, body: { code: 'GAME_NOT_FOUND' } });
    expect((await bob!.get(closed.path('/state'))).status).toBe(200);
  });

  it('spectatorHands: those who watch see hands, so many turns late; players never see each other’s', async () => {
    const game = await begun({ mulligan: 'none', spectatorHands: { delayTurns: 1 } });
    const handOf = async (who: Person, playerId: number) =>
      (await game.state(who)).cards
        .filter(({ location, ownerId }) => location === 'hand' && ownerId === playerId)
        .map(({ slug }) => slug!)
        .sort();
    const before = [await handOf(ann!, ids[0]!), await handOf(bob!, ids[1]!)];
    expect((await game.state(cy!)).spectatorHands).toEqual([]);
    await game.acts(ann!, 'end_turn');
    expect((await game.state(cy!)).spectatorHands).toEqual([
      { playerId: ids[0], turnCount: 1, cards: before[0] },
      { playerId: ids[1], turnCount: 1, cards: before[1] },
    ]);
    expect((await game.state(ann!)).spectatorHands).toBeUndefined();
    expect((await (await begun({})).state(cy!)).spectatorHands).toBeUndefined();
    const bad = await ann!.post(`${FUEL}/game-rooms`, { name: 'x', options: { spectatorHands: { delayTurns: -1 } } });
    expect(bad).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('seed: the same game again; for administrators and tests, and shown nowhere', async () => {
    const handsOf = async (seed: string): Promise<string> => {
      const room = await FuelRoom.of([ann!, bob!], { seed });
      expect(JSON.stringify((await room.page()).body)).not.toContain(seed);
      return JSON.stringify((await (await room.start()).state(ann!)).cards.map(({ slug }) => slug));
    };
    expect(await handsOf('one and the same')).toBe(await handsOf('one and the same'));
    expect(await handsOf('one and the same')).not.toBe(await handsOf('quite another'));
    const strict = await startParlour({ databaseUrl: parlour.settings.databaseUrl, testHooks: false });
    try {
      const answer = await fetch(`${strict.url}${FUEL}/game-rooms`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ann!.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'x', options: { seed: 'mine' } }),
      });
      expect(answer.status).toBe(403);
    } finally {
      await strict.stop();
    }
  });

  it('bestOf 3: the room counts games, the loser begins or lets begin, and two wins end the match', async () => {
    const room = await FuelRoom.of([ann!, bob!], { bestOf: 3 });
    const match = async () => (await room.page<MatchRoom>()).body.match;
    expect(await match()).toMatchObject({ games: [], isOver: false, choosesFirst: null });
    const first = await room.start({ seed: 'first' });
    await first.acts(bob!, 'concede');
    expect(await match()).toMatchObject({ games: [{ gameId: first.id, winnerId: ids[0] }], choosesFirst: ids[1] });
    await room.says(ann!, 'rematch');
    expect(await room.says(ann!, 'ready', { isReady: 'ready', playFirst: true })).toMatchObject({
      status: 409,
      body: { code: 'NOT_YOUR_CHOICE' },
    });
    const second = await room.start();
    expect((await second.state(ann!)).players[0]!.playerId).toBe(ids[1]);
    await second.acts(ann!, 'concede');
    await room.says(bob!, 'rematch');
    const third = await room.start({}, { 0: { playFirst: false } });
    expect((await third.state(ann!)).players[0]!.playerId).toBe(ids[1]);
    await third.acts(ann!, 'concede');
    expect(await match()).toMatchObject({
      isOver: true,
      winnerId: ids[1],
      choosesFirst: null,
      wins: [
        { playerId: ids[0], wins: 1 },
        { playerId: ids[1], wins: 2 },
      ],
    });
    await room.says(ann!, 'rematch');
    const next = await room.start();
    expect((await next.state(ann!)).players[0]!.playerId).toBe(ids[0]);
    await next.acts(bob!, 'concede');
    expect((await match()).games).toHaveLength(1);
    expect(await ann!.post(`${FUEL}/game-rooms`, { name: 'x', maxPlayers: 3, options: { bestOf: 3 } })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
  });

  it('ranked games: 40 cards, chance decides who begins, a quick clock, and a rating that counts', async () => {
    const queue = (who: Person, loadout: object) =>
      who.post<{ status: string; sessionId: string; code?: string }>('/api/matchmaking', {
        game: 'tcg-fuel',
        mode: 'ranked',
        loadout,
      });
    const small = { cards: [{ card: 'mountain', count: 20 }] };
    expect(await queue(ann!, small)).toMatchObject({ status: 422, body: { code: 'DECK_INVALID' } });
    await queue(ann!, { deckId: 1 });
    const { body } = await queue(bob!, { deckId: 2 });
    expect(body).toMatchObject({ status: 'matched' });
    const { body: page } = await ann!.get<{ view: { options: object } }>(`/api/sessions/${body.sessionId}`);
    expect(page.view.options).toMatchObject({
      format: 'fuel40',
      firstPlayer: 'random',
      clock: { decisionMs: 90_000, reserveMs: 600_000 },
    });
    const { rows } = await parlour.app
      .get(Pool)
      .query<{ num: number }>('SELECT num::int FROM game_sessions WHERE id = $1', [body.sessionId]);
    expect(await ann!.post(`${FUEL}/games/${rows[0]!.num}/undo`)).toMatchObject({
      status: 409,
      body: { code: 'UNDO_NOT_ALLOWED' },
    });
    await bob!.acts(body.sessionId, { type: 'concede' });
    const stats = async (id: number) => (await cy!.get<{ rating: number }>(`${FUEL}/players/${id}/stats`)).body.rating;
    const [won, lost] = [await stats(ids[0]!), await stats(ids[1]!)];
    expect(won).toBeGreaterThan(lost);
    expect(won - 1000).toBeCloseTo(1000 - lost, 6);
    const { body: board } = await cy!.get<{ players: { playerId: number; rating: number }[] }>(`${FUEL}/leaderboard`);
    expect(board.players.find(({ playerId }) => playerId === ids[0])).toMatchObject({ rating: won });
  });
});
