import { GameEngine } from '../../src/games/tcg-fuel/contract/original/game-engine.js';
import { FUEL, FuelRoom, playerIdOf, scenario } from '../support/fuel-game.js';
import type { FuelGame, FuelView } from '../support/fuel-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { TournamentTable } from '../support/tournament.js';
import type { MatchLine } from '../support/tournament.js';
import type { Wire } from '../support/wire.js';

interface Message<T = Record<string, unknown>> {
  type: string;
  data: T;
}
interface Line {
  seq: number;
  playerId: number;
  type: string;
  data: object;
  auto: boolean;
  events: { type: string; rule: string; playerId?: number; cardIds?: number[] }[];
}
interface Watched {
  seq: number;
  state: FuelView;
  stateHash: string;
  complete?: boolean;
  missed?: Line[];
}

describe('What sockets of TCG Fuel are told', () => {
  let parlour: Parlour;
  let people: Person[];
  let wires: Wire[];
  let ids: number[];
  beforeAll(async () => {
    parlour = await startParlour();
    people = await Promise.all(['ann', 'bob', 'cy', 'dee'].map((name) => guest(parlour.url, name)));
    wires = await Promise.all(people.map((person) => person.connects('/tcg-fuel')));
    ids = await Promise.all(people.map((person) => playerIdOf(person)));
  });
  afterAll(async () => {
    wires.forEach((wire) => wire.close());
    await parlour.stop();
  });

  const duel = async (position: object) => {
    const made = await scenario(people[0]!, { seats: ids.slice(0, 2), ...position });
    for (const wire of wires.slice(0, 2)) await wire.does('watch_game', { gameId: made.game.id });
    return made;
  };
  const about = <T extends { gameId: number }>(wire: Wire, event: string, game: FuelGame): T[] =>
    wire
      .all<Message<T>>(event)
      .map(({ data }) => data)
      .filter(({ gameId }) => gameId === game.id);

  describe('on coming back with lastSeq', () => {
    it('what was missed, each action once and as the viewer may know it, and the game as it is now', async () => {
      const room = await FuelRoom.of(people.slice(0, 2), { mulligan: 'none', handSize: 5, seed: 'gone for a while' });
      const game = await room.start();
      const gone = await people[1]!.connects('/tcg-fuel');
      const { seq } = await gone.does<Watched>('watch_game', { gameId: game.id });
      gone.close();
      for (const [person, times] of [
        [people[0]!, 1],
        [people[1]!, 1],
      ] as const) {
        for (let n = 0; n < times; n++) expect(await game.acts(person, 'end_turn')).toMatchObject({ status: 200 });
      }
      const back = await people[1]!.connects('/tcg-fuel');
      const told = await back.does<Watched>('watch_game', { gameId: game.id, lastSeq: seq });
      back.close();
      expect(told.seq).toBeGreaterThan(seq + 2);
      expect(told.complete).toBe(true);
      expect(told.missed!.map((line) => line.seq)).toEqual(
        Array.from({ length: told.seq - seq }, (_, n) => seq + 1 + n),
      );
      expect(told.missed!.filter(({ auto }) => !auto).map(({ type, playerId }) => [type, playerId])).toEqual([
        ['end_turn', ids[0]],
        ['end_turn', ids[1]],
      ]);
      const drawn = told.missed!.flatMap(({ events }) => events).filter(({ type }) => type === 'cards_drawn');
      expect(drawn.map(({ playerId, cardIds }) => [playerId, cardIds !== undefined])).toEqual([
        [ids[1], true],
        [ids[0], false],
      ]);
      expect(told).toMatchObject(await people[1]!.get(game.path('/state')).then(({ body }) => body));
      const now = await wires[1]!.does<Watched>('watch_game', { gameId: game.id, lastSeq: told.seq });
      expect([now.complete, now.missed]).toEqual([true, []]);
    });

    it('only the game as it is, if more than 200 actions were missed or what is said cannot be', async () => {
      const { game } = await duel({ players: [{}, {}] });
      const engine = parlour.app.get(GameEngine, { strict: false });
      for (let n = 0; n < 201; n++) {
        await engine.processGameAction(game.id, {
          type: 'settings',
          playerId: 1,
          data: { fullControl: n % 2 === 0 },
        });
      }
      const asks = (lastSeq: number) => wires[0]!.does<Watched>('watch_game', { gameId: game.id, lastSeq });
      const { seq } = await wires[0]!.does<Watched>('watch_game', { gameId: game.id });
      const far = await asks(seq - 201);
      expect([far.complete, far.missed, far.seq]).toEqual([false, [], seq]);
      expect(far.state.players).toHaveLength(2);
      const near = await asks(seq - 200);
      expect([near.complete, near.missed!.length]).toEqual([true, 200]);
      expect(await asks(seq + 1)).toMatchObject({ complete: false, missed: [] });
    });
  });

  it('R28: set_stops says where one is asked: by default at the end of the turn, without stops not, with others there', async () => {
    const position = {
      players: [{}, { battlefield: ['island*3'], hand: ['undertow-bailiff'] }],
      options: { autoPass: 'smart' },
    };
    const ends = async (stops?: object[]) => {
      const { game } = await duel(position);
      if (stops) {
        const { state } = await wires[1]!.does<{ state: FuelView }>('set_stops', { gameId: game.id, stops });
        expect(state.waitingFor).toMatchObject({ playerId: 1 });
      }
      const gameId = game.id;
      const { state } = await wires[0]!.does<{ state: FuelView }>('game_action', { gameId, type: 'end_turn' });
      const { phase, step, turnCount, waitingFor } = state;
      return [turnCount, phase, step, waitingFor!.playerId];
    };
    expect(await ends()).toEqual([5, 'end', 'beginning', 2]);
    expect(await ends([])).toEqual([6, 'main1', 'beginning', 2]);
    expect(await ends([{ phase: 'combat', step: 'end', turn: 'other' }])).toEqual([5, 'combat', 'end', 2]);
  });

  it('R28: yieldUntil and fullControl by set_stops, and a wish of the wrong shape changes nothing', async () => {
    const { game } = await duel({
      players: [{}, { battlefield: ['island*3'], hand: ['undertow-bailiff'] }],
      options: { autoPass: 'smart' },
    });
    const gameId = game.id;
    const bob = wires[1]!;
    const before = await bob.does<Watched>('watch_game', { gameId });
    expect(
      await bob.asks('set_stops', { gameId, stops: [{ phase: 'lunch', step: 'end', turn: 'own' }] }),
    ).toMatchObject({ ok: false, error: { code: 'VALIDATION' } });
    expect((await bob.does<Watched>('watch_game', { gameId })).seq).toBe(before.seq);
    await bob.does('set_stops', { gameId, yieldUntil: 'my_turn' });
    const { state } = await wires[0]!.does<{ state: FuelView }>('game_action', { gameId, type: 'end_turn' });
    expect(state).toMatchObject({ turnCount: 6, phase: 'main1', waitingFor: { playerId: 2 } });
    await wires[0]!.does('set_stops', { gameId, fullControl: true });
    const ended = await bob.does<{ state: FuelView }>('game_action', { gameId, type: 'end_turn' });
    expect(ended.state).toMatchObject({ turnCount: 6, waitingFor: { playerId: 1, decision: 'priority' } });
  });

  it('W22: a choice is asked of the chooser alone; the stack, priority and moved cards are told to both', async () => {
    const { game, labels } = await duel({ players: [{ battlefield: ['mountain*2'], hand: ['kettle-imp'] }, {}] });
    const gameId = game.id;
    const [ann, bob] = wires as [Wire, Wire];
    await ann.does('game_action', { gameId, type: 'play_card', data: { cardId: labels['kettle-imp'] } });
    await ann.does('game_action', { gameId, type: 'pass_priority' });
    await bob.does('game_action', { gameId, type: 'pass_priority' });
    const { data: choice } = await ann.hears<Message<{ gameId: number; choiceId: number; kind: string }>>(
      'choice_required',
      ({ data }) => data.gameId === gameId,
    );
    expect(choice).toMatchObject({ kind: 'targets', playerId: 1 });
    await ann.does('game_action', {
      gameId,
      type: 'choose',
      data: { choiceId: choice.choiceId, targets: { t1: [{ playerId: 2 }] } },
    });
    for (let n = 0; n < 2; n++) await wires[n]!.does('game_action', { gameId, type: 'pass_priority' });
    for (const wire of [ann, bob]) {
      await wire.hears<Message<object>>('player_life_changed', ({ data }) => {
        const {
          gameId: of,
          playerId,
          ...life
        } = data as { gameId: number; playerId: number; old: number; new: number };
        return of === gameId && playerId === 2 && life.old === 20 && life.new === 18;
      });
      // What was said before is heard before the answer.
      await wire.does('watch_game', { gameId });
      expect(
        about<{ gameId: number; stack: object[] }>(wire, 'stack_changed', game).map((one) => one.stack.length),
      ).toEqual([1, 0, 1, 0]);
      const moves = about<{ gameId: number; cardId: number; from: string; to: string }>(wire, 'card_moved', game);
      expect(moves.map(({ cardId, from, to }) => [cardId, from, to])).toEqual([
        [labels['kettle-imp'], 'hand', 'stack'],
        [labels['kettle-imp'], 'stack', 'battlefield'],
      ]);
      expect(about<{ gameId: number; playerId: number }>(wire, 'priority', game).length).toBeGreaterThan(3);
    }
    expect(about(bob, 'choice_required', game)).toEqual([]);
  });

  it('R24: of the stack they hear nothing when a land is played or makes mana', async () => {
    const { game, labels } = await duel({ players: [{ hand: ['mountain'] }, {}] });
    const [ann] = wires as [Wire];
    await ann.does('game_action', { gameId: game.id, type: 'play_card', data: { cardId: labels.mountain } });
    const tap = { cardId: labels.mountain, abilityId: 'mana' };
    await ann.does('game_action', { gameId: game.id, type: 'activate_ability', data: tap });
    await ann.does('watch_game', { gameId: game.id });
    expect(about(ann, 'game_state_updated', game)).toHaveLength(2);
    expect(about(ann, 'stack_changed', game)).toEqual([]);
  });

  it('a drawn card moves before everybody, and only its player is told which', async () => {
    const { game } = await duel({ players: [{}, {}], options: { autoPass: 'smart' } });
    const { seq } = await wires[0]!.does<Watched>('game_action', { gameId: game.id, type: 'end_turn' });
    for (const [seat, wire] of wires.slice(0, 2).entries()) {
      await wire.hears<Message<{ gameId: number; seq: number }>>(
        'game_state_updated',
        ({ data }) => data.gameId === game.id && data.seq === seq,
      );
      await wire.does('watch_game', { gameId: game.id });
      const moves = about<{ gameId: number; cardId?: number }>(wire, 'card_moved', game);
      expect(moves).toEqual([expect.objectContaining({ playerId: 2, from: 'deck', to: 'hand', rule: 'R16' })]);
      expect(moves[0]!.cardId !== undefined).toBe(seat === 1);
    }
  });

  it('of rooms: who comes, who goes, and in the words of the contract what has the wrong shape', async () => {
    const [ann, bob] = wires as [Wire, Wire];
    const { body: room } = await people[0]!.post<{ id: number }>(`${FUEL}/game-rooms`, { name: 'Talk', maxPlayers: 3 });
    const roomId = room.id;
    for (const wire of [ann, bob]) await wire.does('join_room', { roomId });
    for (const [event, body] of [
      ['chat_message', { roomId, message: 'x'.repeat(501) }],
      ['ready_status', { roomId, isReady: true }],
      ['join_room', { roomId: 'first' }],
    ] as const) {
      const { ok, error } = await bob.asks(event, body);
      expect([ok, error!.code]).toEqual([false, 'VALIDATION']);
      await bob.hears<Message<{ message: string }>>('error', ({ data }) => data.message === error!.message);
    }
    expect(ann.all('chat_message')).toEqual([]);
    await bob.does('leave_room', { roomId });
    const left = await ann.hears<Message<{ roomId: number }>>('player_left', ({ data }) => data.roomId === roomId);
    expect(left.data).toMatchObject({ playerId: ids[1], kicked: false });
    await ann.does('join_room', { roomId });
    const [info] = ann.all<Message<{ id: number; players: object[] }>>('room_info').slice(-1);
    expect(info!.data).toMatchObject({ id: roomId, currentPlayers: 1 });
    expect(info!.data.players).toHaveLength(1);
  });

  it('of tournaments: every player hears of a round, the two of a match where it is played, and nobody else', async () => {
    const table = await TournamentTable.of(parlour, people.slice(0, 3), { kind: 'swiss', rounds: 2 });
    await table.start();
    const news = async (round: number): Promise<MatchLine[]> => {
      const matches = await table.matches(round);
      for (const [seat, wire] of wires.slice(0, 3).entries()) {
        type Started = Message<{ tournamentId: number; round: number; pairings: object[] }>;
        const { data } = await wire.hears<Started>(
          'tournament_round_started',
          (told) => told.data.tournamentId === table.id && told.data.round === round,
        );
        expect(data).toMatchObject({ stage: 'swiss' });
        expect(data.pairings).toHaveLength(2);
        const match = matches.find(({ playerA, playerB }) => playerA === ids[seat] || playerB === ids[seat])!;
        const ready = (told: Message<{ tournamentId: number; round: number }>) =>
          told.data.tournamentId === table.id && told.data.round === round;
        if (match.playerB === null) {
          expect(wire.all<Parameters<typeof ready>[0]>('match_ready').filter(ready)).toEqual([]);
        } else {
          expect((await wire.hears('match_ready', ready)).data).toMatchObject({
            matchId: match.id,
            roomId: match.roomId,
            players: [{ playerId: match.playerA }, { playerId: match.playerB }],
          });
        }
      }
      return matches;
    };
    const [first] = await news(1);
    await wires[ids.indexOf(first!.playerA)]!.does('join_room', { roomId: first!.roomId });
    await table.playRound();
    await news(2);
    // Told by the same server before, so it would be there by now.
    await wires[3]!.does('watch_game', { gameId: (await duel({ players: [{}, {}] })).game.id });
    expect([...wires[3]!.all('tournament_round_started'), ...wires[3]!.all('match_ready')]).toEqual([]);
  });
});
