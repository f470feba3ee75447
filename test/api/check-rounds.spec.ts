import { fastDice, isRefusal, play } from '../../src/engine/core/index.js';
import type { Table } from '../../src/engine/core/index.js';
import { check } from '../../src/games/check/rules/check.game.js';
import type { Check } from '../../src/games/check/rules/check.types.js';
import { tableFrom } from '../../src/games/check/rules/fixture.js';
import type { Fixture } from '../../src/games/check/rules/fixture.js';
import { optionsFrom } from '../../src/games/check/rules/options.js';
import { CHECK, CheckGame, UNTIMED } from '../support/check-game.js';
import type { Seated } from '../support/check-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

interface Replay {
  deckCommitment: string;
  start: { reveals: object[]; players: Record<string, { hand: object[] }> };
  steps: {
    playerID: string | null;
    events: { type: string; playerID?: string; cards?: object[] }[];
    memory?: object[];
  }[];
}

describe('Rounds of Check over REST', () => {
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  let nobody: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    [ann, bob] = (await Promise.all(['Ann', 'Bob'].map((name) => guest(parlour.url, name)))) as [Person, Person];
    nobody = new Person(parlour.url, undefined);
  });
  afterAll(() => parlour.stop());

  const refusal = (status: number, code: string) => ({ status, body: { statusCode: status, code } });
  const peek = async (game: CheckGame): Promise<void> => {
    for (const type of ['performPeek', 'confirmPeek']) for (const seat of [0, 1]) await game.plays(seat, type);
  };
  /** The player on turn calls, and the other one throws away what comes. Returns who called. */
  const playRound = async (game: CheckGame): Promise<number> => {
    const caller = (await game.state()).currentSeat!;
    await game.plays(caller, 'callCheck');
    await game.plays(1 - caller, 'drawFromDeck');
    const { view } = await game.plays(1 - caller, 'discardDrawnCard');
    if (view.turnStage === 'matchingStage') await game.plays(1 - caller, 'passMatch');
    if ((await game.state()).activeAbility) await game.plays(1 - caller, 'resolveSpecialAbility', { skip: 'all' });
    return caller;
  };

  it('2.11.4, 2.11.7, 4.6: follow one another; a finished one is open while the next stays closed', async () => {
    const game = await CheckGame.dealt([ann, bob], { match: { mode: 'rounds', rounds: 2 } });
    const replay = (round: number, as: string, person = nobody) =>
      person.get<Replay>(game.path(`/rounds/${round}/replay?as=${as}`));
    await peek(game);
    await playRound(game);
    expect(await game.move(0, 'drawFromDeck')).toMatchObject(refusal(409, 'ROUND_OVER'));
    expect(await nobody.get(game.path('/analysis'))).toMatchObject(refusal(409, 'ROUND_IN_PROGRESS'));
    expect((await game.plays(0, 'nextRound')).events).toMatchObject([{ type: 'playerReady', playerID: '0' }]);
    const again = await game.plays(1, 'nextRound');
    expect(again.view).toMatchObject({ roundNo: 2, phase: 'initialPeekPhase', totals: expect.any(Object) });
    expect(await game.move(0, 'nextRound')).toMatchObject(refusal(409, 'WRONG_PHASE'));

    await game.plays(1, 'performPeek');
    expect(await replay(2, 'all', ann)).toMatchObject(refusal(409, 'ROUND_IN_PROGRESS'));
    expect(await ann.get(game.path('/rounds/2'))).toMatchObject(refusal(409, 'ROUND_IN_PROGRESS'));
    for (const round of ['3', '0', 'x']) {
      expect(await ann.get(game.path(`/rounds/${round}`))).toMatchObject(refusal(404, 'ROUND_NOT_FOUND'));
    }
    expect((await nobody.get(game.path('/rounds/1'))).body).toMatchObject({ roundNo: 1, endedBy: 'check' });

    // Through other eyes the common history and views end with the round that is over; the running one is refused.
    const common = `/api/sessions/${game.id}`;
    type History = { version: number; next: number | null; entries: { version: number; round: number }[] };
    for (const as of ['seat1', 'all']) {
      const { body: history } = await ann.get<History>(`${common}/history?as=${as}`);
      expect(new Set(history.entries.map(({ round }) => round))).toEqual(new Set([1]));
      expect(history.next).toBeNull();
      const end = history.entries.at(-1)!.version;
      expect(end).toBeLessThan(history.version);
      const onwards = await ann.get<History>(`${common}/history?as=${as}&since=${end}`);
      expect(onwards.body).toMatchObject({ entries: [], next: null });
      const { body: views } = await ann.get<{ pictures: { version: number }[] }>(`${common}/views?as=${as}&to=49`);
      expect(views.pictures.at(-1)!.version).toBe(Math.min(49, end));
      expect(await ann.get(`${common}/at/${history.version}?as=${as}`)).toMatchObject({ status: 403 });
      expect(await ann.get(`${common}/views?as=${as}&from=${end + 1}`)).toMatchObject({ status: 403 });
    }

    // What a seat heard live comes back with its own looks, and with no other's.
    const { body: asAnn } = await replay(1, 'seat0');
    const looks = asAnn.steps.flatMap(({ events }) => events).filter(({ type }) => type === 'initialPeek');
    expect(looks.map(({ playerID, cards }) => [playerID, cards?.length])).toEqual([
      ['0', 2],
      ['1', undefined],
    ]);
    expect(asAnn.steps[0]!.memory).toHaveLength(2);
    expect(await replay(1, 'seat2')).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await replay(1, 'me')).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect((await replay(1, 'public')).body.start.players['0']!.hand).toEqual(Array(4).fill({ hidden: true }));

    // 4.4.7: the looks of the round that runs are not told again, those of the scored one to their owner.
    const { body } = await bob.get<{ events: { type: string; playerID: string; cards?: object[] }[] }>(
      game.path('/events'),
    );
    const told = body.events.filter(({ type, playerID }) => type === 'initialPeek' && playerID === '1');
    expect(told.map(({ cards }) => cards?.length)).toEqual([2, undefined]);

    for (const [seat, type] of [
      [0, 'performPeek'],
      [0, 'confirmPeek'],
      [1, 'confirmPeek'],
    ] as const) {
      await game.plays(seat, type);
    }
    await playRound(game);
    expect(await game.move(0, 'nextRound')).toMatchObject(refusal(409, 'GAME_OVER'));
    const { body: results } = await nobody.get<{
      rounds: { roundNo: number; deckCommitment: string; roundSeed: string; players: { score: number }[] }[];
    }>(game.path('/rounds'));
    expect(results.rounds.map(({ roundNo }) => roundNo)).toEqual([1, 2]);
    expect(new Set(results.rounds.map(({ roundSeed }) => roundSeed)).size).toBe(2);
    const sums = [0, 1].map((seat) => results.rounds.reduce((sum, { players }) => sum + players[seat]!.score, 0));
    expect((await game.view(ann)).totals).toEqual({ '0': sums[0], '1': sums[1] });
    expect(await nobody.get(game.path('/analysis'))).toMatchObject({ status: 200, body: { rounds: [{}, {}] } });
    const { body: finished } = await ann.get<{ items: { gameId: string; status: string }[] }>(
      `${CHECK}/games?status=finished&mine=true`,
    );
    expect(finished.items).toContainEqual(expect.objectContaining({ gameId: game.id, status: 'finished' }));
  });

  it('2.13.5: play a clock that has run out first, and then meet whoever comes too late', async () => {
    const options = optionsFrom('classic', { turnMs: 0, matchWindowMs: 5000 });
    const long = Date.now() - 6000;
    const fixture: Fixture = {
      hands: [
        ['7S', '2C'],
        ['7H', '3C'],
      ],
      deck: ['7D', '5D', '6C', '8C'],
    };
    let table: Table<Check> = { state: tableFrom(fixture, { options, at: long }), round: 1, drawn: 0 };
    for (const type of ['drawFromDeck', 'discardDrawnCard'] as const) {
      const step = play(check, table, { seat: 0, action: { type }, at: long }, fastDice(1));
      if (isRefusal(step)) throw new Error(step.message);
      table = step.table;
    }
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const more = { seats, options: { turnMs: 0 }, state: table.state };
    const { sessionId } = await ann.opens('check', more, '/api/test/sessions');
    const late = await ann.acts(sessionId, { type: 'attemptMatch', handIndex: 0, windowId: 1 });
    expect(late).toMatchObject({ status: 422, body: { code: 'MATCH_WINDOW_CLOSED' } });
    const { body } = await ann.get<{ entries: { seat: number | null; events: { type: string; reason?: string }[] }[] }>(
      `/api/sessions/${sessionId}/history`,
    );
    const events = [{ type: 'matchPassed' }, { type: 'matchPassed' }, { type: 'windowClosed', reason: 'expired' }];
    expect(body.entries).toMatchObject([{ seat: null, events }]);
    // Both hold a seven. Right or wrong, a late attempt changes nothing.
    const state = await new CheckGame(sessionId, [ann]).state();
    expect(state.players.map(({ hand }) => hand)).toEqual(fixture.hands);
    expect(state).toMatchObject({ currentSeat: 1, turnStage: 'awaitDraw' });
  });

  it('4.4.5: leave in histories, earlier versions and chat nothing that the table did not see', async () => {
    const fixture: Fixture = {
      hands: [
        ['7H', '2C', '9D'],
        ['KD', '8S', 'JS'],
      ],
      deck: ['7D', '5D', '6C'],
    };
    const game = await CheckGame.from([ann, bob], fixture);
    for (const type of ['drawFromDeck', 'discardDrawnCard']) await game.plays(0, type);
    await game.plays(1, 'attemptMatch', { handIndex: 1 });
    await game.plays(0, 'drawFromDeck').catch(() => undefined);
    const common = `/api/sessions/${game.id}`;
    const places = [
      ...['', '/history', '/at/0', '/at/1', '/at/3', '/chat'].map((rest) => common + rest),
      ...['', '/state', '/events', '/chat'].map((rest) => game.path(rest)),
    ];
    for (const person of [ann, bob, nobody]) {
      for (const path of places) {
        const { status, body } = await person.get(path);
        // The drawn seven lies open on the pile by now; nothing else has been seen.
        const faces = [...JSON.stringify(body).matchAll(/"suit":"(.)","rank":"(.)"/g)].map(([, s, r]) => `${r}${s}`);
        expect([path, status, faces.filter((card) => card !== '7D')]).toEqual([path, 200, []]);
        expect(JSON.stringify(body)).not.toMatch(/"(8S|5D|KD|JS|6C|7H|2C|9D)"/);
      }
    }
  });

  it('answer moves that name nothing on the table with 400, and those that come at a wrong time with 409', async () => {
    const cid = await guest(parlour.url, 'Cid');
    const hands = [
      ['7H', '2C'],
      ['8S', '3S'],
      ['4S', '5S'],
    ];
    const game = await CheckGame.from([ann, bob, cid], { hands, deck: ['KS', '5D', '6C'] });
    const ability = (seat: number, payload: object) => game.move(seat, 'resolveSpecialAbility', payload);
    expect(await ability(0, { skip: 'all' })).toMatchObject(refusal(409, 'NO_PENDING_ABILITY'));
    for (const type of ['drawFromDeck', 'discardDrawnCard']) await game.plays(0, type);
    for (const seat of [0, 1, 2]) await game.plays(seat, 'passMatch');
    const target = { playerID: '7', cardIndex: 0 };
    expect(await ability(1, { skip: 'all' })).toMatchObject(refusal(409, 'NOT_YOUR_ABILITY'));
    expect(await ability(0, {})).toMatchObject(refusal(400, 'INVALID_ABILITY_PAYLOAD'));
    expect(await ability(0, { peekTargets: [target] })).toMatchObject(refusal(400, 'INVALID_TARGET'));
    await game.plays(2, 'forfeit');
    expect(await game.move(2, 'forfeit')).toMatchObject(refusal(409, 'ALREADY_FORFEITED'));
  });

  it('begin when the host says so, with whoever stayed', async () => {
    const { body } = await ann.post<Seated>(`${CHECK}/games`, {
      seats: 2,
      options: UNTIMED,
      bots: [{ seat: 1, level: 'easy' }],
    });
    const at = (rest: string) => `${CHECK}/games/${body.gameId}${rest}`;
    expect((await ann.get(at(''))).body).toMatchObject({ seats: [{ isBot: false }, { playerID: '1', isBot: true }] });
    expect(await bob.post(at('/leave'))).toMatchObject(refusal(403, 'NOT_A_PLAYER'));
    expect(await bob.get(at('/legal-actions'))).toMatchObject(refusal(403, 'NOT_A_PLAYER'));
    await ann.ask('DELETE', at('/bots/1'));
    await bob.post(at('/join'));
    expect(await bob.post(at('/leave'))).toMatchObject({
      status: 200,
      body: { you: null, seats: [{ playerID: '0' }] },
    });
    for (const early of ['/moves/callCheck', '/rematch']) {
      const { status, body: told } = await ann.post<{ code: string; message: string }>(at(early));
      expect({ status, code: told.code }).toEqual({ status: 409, code: 'GAME_NOT_STARTED' });
      expect(told.message).toContain('/start');
    }
    await bob.post(at('/join'));
    expect(await ann.post(at('/start'))).toMatchObject({ status: 200 });
    const cid = await guest(parlour.url, 'Cid');
    expect(await cid.post(at('/join'))).toMatchObject(refusal(409, 'GAME_ALREADY_STARTED'));
    expect(await ann.post(at('/start'))).toMatchObject(refusal(409, 'GAME_ALREADY_STARTED'));
    expect(await ann.post(at('/bots'), { seat: 1 })).toMatchObject(refusal(409, 'GAME_ALREADY_STARTED'));
    await bob.post(at('/chat'), { text: 'Good luck!' });
    // While the game runs, players and spectators talk among themselves.
    expect((await ann.get(at('/chat'))).body).toMatchObject({ items: [{ text: 'Good luck!' }] });
    expect((await nobody.get(at('/chat'))).body).toMatchObject({ items: [] });
    expect(await bob.post(at('/moves/forfeit'))).toMatchObject({ status: 200 });
    expect(await bob.post(at('/moves/forfeit'))).toMatchObject(refusal(409, 'GAME_OVER'));
  });
});
