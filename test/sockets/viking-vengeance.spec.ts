import type { GameView } from '../../src/games/viking-vengeance/rules/view/view.types.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';

const BASE = '/api/viking-vengeance';
const NAMESPACE = '/viking-vengeance';

describe('Viking Vengeance over sockets', () => {
  let parlour: Parlour;
  const wires: Wire[] = [];
  beforeAll(async () => void (parlour = await startParlour()));
  afterAll(async () => {
    for (const wire of wires) wire.close();
    await parlour.stop();
  });

  const connect = async (person: Person): Promise<Wire> => {
    const wire = await person.connects(NAMESPACE);
    wires.push(wire);
    return wire;
  };
  const deckOf = async (person: Person) => (await person.get<{ deck_id: string }[]>(`${BASE}/decks`)).body[0]!.deck_id;

  it('lets nobody in without a token', async () => {
    await expect(new Person(parlour.url, undefined).connects(NAMESPACE)).rejects.toThrow();
  });

  it('plays a match by the older names: found, joined, started, told move by move, over', async () => {
    const [ann, bob] = [await guest(parlour.url, 'Ann'), await guest(parlour.url, 'Bob')];
    const [hers, his] = [await connect(ann), await connect(bob)];
    expect(await hers.asks('matchmaking:join', {})).toMatchObject({ ok: false, error: { code: 'DECK_ID_REQUIRED' } });
    expect(await hers.hears('game:error')).toMatchObject({ code: 'DECK_ID_REQUIRED' });
    expect(await hers.asks('matchmaking:join', { deckId: await deckOf(ann) })).toMatchObject({ status: 'queued' });
    await his.does('matchmaking:join', { deckId: await deckOf(bob) });
    const { gameId } = await hers.hears<{ gameId: string }>('matchmaking:found');
    expect(await his.hears('matchmaking:found')).toEqual({ gameId });

    for (const malformed of [
      {},
      { actionType: 'endTurn' },
      { gameId, actionType: 'dance' },
      { gameId, actionType: 'placeCard', position: 'here' },
    ]) {
      const answer = await hers.asks('game:action', malformed);
      expect(answer).toMatchObject({ ok: false, error: { code: 'VALIDATION_ERROR' } });
      await hers.hears<{ code: string }>('game:error', ({ code }) => code === 'VALIDATION_ERROR');
    }

    await hers.does('game:join', { gameId });
    const joined = await hers.hears<{ gameState: GameView; deadline: number }>('game:joined');
    expect(joined.deadline).toEqual(expect.any(Number));
    await his.does('game:join', { gameId });
    expect(await hers.hears('game:player_connected', ({ userId }) => userId === bob.id)).toMatchObject({
      username: 'Bob',
      playerCount: 2,
    });
    await hers.hears('game:start');
    await his.hears('game:start');

    const begins = joined.gameState.player1.userId === ann.id;
    const [first, second] = begins ? [hers, his] : [his, hers];
    const [one, two] = begins ? [ann, bob] : [bob, ann];
    const { body } = await one.get<{ game_state: GameView }>(`${BASE}/games/${gameId}`);
    const action = {
      gameId,
      actionType: 'placeCard',
      user_card_instance_id: body.game_state.player1.hand[0],
      position: { x: 1, y: 1 },
    };
    expect(await second.asks('game:action', action)).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_TURN' } });
    expect(await first.asks('game:action', action)).toMatchObject({ ok: true });
    const told = await second.hears<{ gameState: GameView; events: { type: string; cardId?: string }[] }>(
      'game:state_update',
    );
    expect(told).toMatchObject({ gameId, gameStatus: 'active', currentPlayerId: two.id });
    expect(told).not.toHaveProperty('aiMove');
    // Every state is the receiver's own, and what was drawn is the drawer's secret.
    expect(told.gameState.player2.hand.every((id) => id in told.gameState.hydratedCardDataCache)).toBe(true);
    expect(told.events.find(({ type }) => type === 'card_drawn')).not.toHaveProperty('cardId');
    expect(await second.hears('game:turn')).toMatchObject({ currentPlayerId: two.id, deadline: expect.any(Number) });

    await second.does('chat:send', { gameId, message: 'Well met' });
    expect(await first.hears('chat:message')).toMatchObject({
      gameId,
      username: two === ann ? 'Ann' : 'Bob',
      message: 'Well met',
    });
    await second.does('game:surrender', { gameId });
    expect(await first.hears('game:over')).toMatchObject({
      gameStatus: 'player1_win',
      winnerId: one.id,
      currencyAwardedTo: null,
      reason: 'surrender',
    });
    second.close();
    expect(await first.hears('game:player_disconnected')).toMatchObject({ userId: two.id, graceEndsAt: null });
  });

  it('says when the AI has moved, and shows a solo game to nobody else', async () => {
    const ann = await guest(parlour.url, 'Ann');
    const { body } = await ann.post<{ game_id: string }>(`${BASE}/games/solo`, { deckId: await deckOf(ann) });
    const gameId = body.game_id;
    const wire = await connect(ann);
    await wire.does('game:join', { gameId });
    await wire.does('game:action', { gameId, actionType: 'endTurn' });
    expect(await wire.hears('game:state_update', ({ aiMove }) => aiMove === true)).toMatchObject({
      currentPlayerId: ann.id,
    });
    const stranger = await connect(await guest(parlour.url, 'Bob'));
    expect(await stranger.asks('game:join', { gameId })).toMatchObject({
      ok: false,
      error: { code: 'GAME_NOT_FOUND' },
    });
  });
});
