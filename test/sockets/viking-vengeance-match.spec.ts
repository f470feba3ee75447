import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { ServerClock } from '../../src/common/clock/server-clock.js';
import type { GameAnswer } from '../../src/games/viking-vengeance/contract/games/wire.js';
import type { GameView } from '../../src/games/viking-vengeance/rules/view/view.types.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';

const BASE = '/api/viking-vengeance';
const TURN_MS = 30_000;

interface Player {
  readonly person: Person;
  wire: Wire;
}
interface Match {
  readonly gameId: string;
  /** The player who begins. */
  readonly first: Player;
  readonly second: Player;
}
interface Update {
  gameState: GameView;
  aiMove?: boolean;
  currentPlayerId: string;
  events: { type: string }[];
}

describe('A match of Viking Vengeance over sockets', () => {
  let parlour: Parlour;
  const wires: Wire[] = [];
  let ahead = 0;
  beforeAll(async () => {
    parlour = await startParlour();
    parlour.app.get(ServerClock).now = () => Date.now() + ahead;
  });
  afterEach(() => {
    for (const wire of wires.splice(0)) wire.close();
    ahead = 0;
  });
  afterAll(() => parlour.stop());

  /** Lets time pass for the server. */
  const letPass = (millis: number): void => {
    ahead += millis;
  };
  const connect = async (person: Person): Promise<Wire> => {
    const wire = await person.connects('/viking-vengeance');
    wires.push(wire);
    return wire;
  };
  const gameOf = async ({ person }: Player, id: string) => (await person.get<GameAnswer>(`${BASE}/games/${id}`)).body;
  const nextMove = async ({ person }: Player, gameId: string): Promise<object> =>
    (await person.get<{ actions: object[] }>(`${BASE}/games/${gameId}/legal-actions`)).body.actions[0]!;

  /** Two people find each other, and both come to the table. */
  const meet = async (): Promise<Match> => {
    const players: Player[] = [];
    for (const name of ['Ann', 'Bob']) {
      const person = await guest(parlour.url, name);
      players.push({ person, wire: await connect(person) });
    }
    const [ann, bob] = players as [Player, Player];
    for (const { person, wire } of players) {
      const [deck] = (await person.get<{ deck_id: string }[]>(`${BASE}/decks`)).body;
      await wire.does('matchmaking:join', { deckId: deck!.deck_id });
    }
    const { gameId } = await ann.wire.hears<{ gameId: string }>('matchmaking:found');
    for (const { wire } of players) await wire.does('game:join', { gameId });
    for (const { wire } of players) await wire.hears('game:start');
    const begins = (await gameOf(ann, gameId)).player1_id === ann.person.id;
    return begins ? { gameId, first: ann, second: bob } : { gameId, first: bob, second: ann };
  };
  /** Both place what they may until so many turns have passed, or the game is over. */
  const playUntil = async ({ gameId, first, second }: Match, turn: number): Promise<GameAnswer> => {
    for (;;) {
      const game = await gameOf(first, gameId);
      if (game.game_status !== 'active' || game.game_state.turnNumber >= turn) return game;
      const mover = game.current_turn_player_id === first.person.id ? first : second;
      await mover.wire.does('game:action', { gameId, ...(await nextMove(mover, gameId)) });
    }
  };
  /** Waits until it is written that a player is away, and makes it so many seconds longer. */
  const beAwayFor = async (seconds: number, { gameId }: Match, { person }: Player): Promise<void> => {
    const sql = `UPDATE game_players SET away_since = away_since - make_interval(secs => $3)
                  WHERE session_id = $1 AND user_id = $2 AND away_since IS NOT NULL`;
    for (;;) {
      const { rowCount } = await parlour.app.get(Pool).query(sql, [gameId, person.id, seconds]);
      if (rowCount === 1) return;
      await delay(20);
    }
  };

  it('goes on to its end for somebody who drops for ten seconds; whoever is gone for thirty forfeits', async () => {
    const [match, other] = [await meet(), await meet()];
    const { gameId, first, second } = match;
    await playUntil(match, 7);
    await playUntil(other, 3);
    const before = Date.now();
    second.wire.close();
    const gone = await first.wire.hears<{ graceEndsAt: number }>('game:player_disconnected');
    expect(gone).toMatchObject({ gameId, userId: second.person.id });
    expect(gone.graceEndsAt).toBeGreaterThanOrEqual(before + TURN_MS);
    await beAwayFor(10, match, second);
    other.first.wire.close();
    await beAwayFor(31, other, other.first);
    // The clock that ends the other game has looked at this one too.
    expect(await other.second.wire.hears('game:over')).toMatchObject({
      gameId: other.gameId,
      winnerId: other.second.person.id,
      currencyAwardedTo: null,
      reason: 'forfeit',
    });

    second.wire = await connect(second.person);
    await second.wire.does('game:join', { gameId });
    const back = await second.wire.hears<{ gameState: GameView; deadline: number; serverNow: number }>('game:joined');
    expect(back.gameState).toMatchObject({ turnNumber: 7, status: 'active' });
    expect(back.gameState.player2.hand.every((id) => id in back.gameState.hydratedCardDataCache)).toBe(true);
    expect(back.deadline - back.serverNow).toBeLessThanOrEqual(TURN_MS);
    await first.wire.hears('game:player_connected', ({ userId }) => userId === second.person.id);

    const over = await playUntil(match, Infinity);
    expect(over.game_state).toMatchObject({ turnNumber: 16, board: over.game_state.board });
    expect(over.game_state.board.flat().every((cell) => cell?.user_card_instance_id)).toBe(true);
    for (const { wire } of [first, second]) {
      const told = await wire.hears<{ finalGameState: GameView }>('game:over');
      expect(told).toMatchObject({
        gameId,
        reason: 'board_full',
        gameStatus: over.game_state.status,
        winnerId: over.winner_id,
        currencyAwardedTo: over.winner_id,
      });
      expect(told.finalGameState.player1.score).toBe(over.game_state.player1.score);
      expect(wire.all('game:over')).toHaveLength(1);
    }
    // The start was told when both had come, and not again when one came back.
    expect(first.wire.all('game:start')).toHaveLength(1);
    expect(second.wire.all('game:start')).toHaveLength(0);
    const won = over.winner_id === first.person.id;
    expect(over.rewards).toMatchObject({ currency: won ? 10 : 0 });
    expect(over.rewards!.xp).toHaveLength(8);
    expect(over.rewards!.xp[0]).toMatchObject({ xp_gained: won ? 26 : 21 });
  }, 60_000);

  it('is moved on for whoever lets the clock run out, and lost by the third time in a row', async () => {
    const { gameId, first, second } = await meet();
    const { deadline } = await first.wire.hears<{ deadline: number }>('game:joined');
    expect(deadline).toBeGreaterThan(Date.now());
    for (const expiry of [1, 2]) {
      letPass(TURN_MS + 1);
      const told = await second.wire.hears<Update>(
        'game:state_update',
        ({ gameState, aiMove }) => aiMove === true && gameState.turnNumber === 2 * expiry,
      );
      expect(told).toMatchObject({
        currentPlayerId: second.person.id,
        gameState: { player1: { timeoutsInRow: expiry } },
      });
      expect(told.events[0]).toMatchObject({ type: 'card_placed', owner: first.person.id });
      const turn = await second.wire.hears<{ deadline: number }>(
        'game:turn',
        ({ deadline: due }) => due > deadline + (expiry - 1) * TURN_MS,
      );
      expect(turn).toMatchObject({ currentPlayerId: second.person.id });
      const moved = await second.person.post(`${BASE}/games/${gameId}/actions`, await nextMove(second, gameId));
      expect(moved.status).toBe(200);
    }
    letPass(TURN_MS + 1);
    for (const { wire } of [first, second]) {
      expect(await wire.hears('game:over')).toMatchObject({
        gameStatus: 'player2_win',
        winnerId: second.person.id,
        currencyAwardedTo: null,
        reason: 'forfeit',
      });
    }
  }, 60_000);

  it('plays the clock first for whoever comes a moment too late', async () => {
    const { gameId, first, second } = await meet();
    const move = await nextMove(first, gameId);
    letPass(TURN_MS + 1);
    const late = await first.person.post(`${BASE}/games/${gameId}/actions`, move);
    expect(late).toMatchObject({ status: 400, body: { error: { code: 'NOT_YOUR_TURN' } } });
    const game = await gameOf(second, gameId);
    expect(game.game_state).toMatchObject({ turnNumber: 2, player1: { timeoutsInRow: 1 } });
  });

  it('has one socket for each player: a second one takes the place of the first', async () => {
    const { gameId, first, second } = await meet();
    const again = await connect(second.person);
    await again.does('game:join', { gameId });
    expect(await second.wire.hears('game:error')).toMatchObject({ code: 'REPLACED' });
    // By the server's word: a client that comes back by itself stays away.
    expect(await second.wire.closed).toBe('io server disconnect');
    await first.wire.does('game:action', { gameId, ...(await nextMove(first, gameId)) });
    await again.hears('game:state_update');
    expect(second.wire.all('game:state_update')).toEqual([]);
    // One player was there all the time.
    expect(first.wire.all('game:player_disconnected')).toEqual([]);
    expect(first.wire.all('game:start')).toHaveLength(1);
    again.close();
    expect(await first.wire.hears('game:player_disconnected')).toMatchObject({ userId: second.person.id });
  });

  it('may be watched by anybody, who sees neither hand', async () => {
    const { gameId, first } = await meet();
    const spectator = await connect(await guest(parlour.url, 'Eve'));
    await spectator.does('game:join', { gameId });
    const { gameState } = await spectator.hears<{ gameState: GameView }>('game:joined');
    expect(gameState.hydratedCardDataCache).toEqual({});
    expect([gameState.player1.hand.length, gameState.player2.hand.length]).toEqual([5, 5]);
    const action = (await nextMove(first, gameId)) as { user_card_instance_id: string };
    await first.wire.does('game:action', { gameId, ...action });
    const told = await spectator.hears<Update>('game:state_update');
    expect(Object.keys(told.gameState.hydratedCardDataCache)).toEqual([action.user_card_instance_id]);
    expect(told.events.find(({ type }) => type === 'card_drawn')).not.toHaveProperty('cardId');
    expect(await spectator.asks('game:surrender', { gameId })).toMatchObject({ ok: false });
  });
});
