import { readFileSync } from 'node:fs';
import { wholeDeck } from '../../src/games/check/rules/cards/cards.js';
import type { Fixture } from '../../src/games/check/rules/fixture.js';
import { CHECK, CheckGame, UNTIMED } from '../support/check-game.js';
import type { Seated } from '../support/check-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { until } from '../support/until.js';

interface Target {
  seat: number;
  cardIndex: number;
}
interface ExampleStep {
  seat: number | null;
  action: { type: string; peekTargets?: Target[]; swapTargets?: Target[] };
  at?: number;
  result: 'ok' | 'error';
  code?: string;
  privateReveal?: { toSeat: number; cards: (Target & { card: string })[] };
  events?: string[];
  stateAfter?: { phase: string; hands?: (string | null)[][]; discardPile?: string[]; currentSeat?: number | null };
}
interface Example {
  id: string;
  title: string;
  options: object;
  seats: number;
  firstSeat: number;
  fixture?: Fixture;
  deckOrder?: string[];
  steps: ExampleStep[];
}

const FILE = new URL('../../src/games/check/rules/data/check.examples.json', import.meta.url);
const { examples } = JSON.parse(readFileSync(FILE, 'utf8')) as { examples: Example[] };
const example = (id: string): Example => examples.find((one) => one.id === id)!;
/** Those with a clock in them are for the rules' own tests: here time is real. */
const timeless = examples.filter(({ steps }) => steps.every(({ seat, at }) => seat !== null && !at));

/** The examples mark some events: `checkCalled(auto)`. */
const typeOf = (event: string): string => event.replace(/\(.*/, '');

const BAD_REQUESTS = [
  'INVALID_HAND_INDEX',
  'EMPTY_SLOT',
  'INVALID_TARGET',
  'DUPLICATE_TARGET',
  'TOO_MANY_PEEKS',
  'INVALID_ABILITY_PAYLOAD',
];

describe('Check over REST', () => {
  let parlour: Parlour;
  let people: Person[];
  let nobody: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => guest(parlour.url, name)));
    nobody = new Person(parlour.url, undefined);
  });
  afterAll(() => parlour.stop());

  const wholeDeckFrom = (top: readonly string[]): string[] => [
    ...top,
    ...wholeDeck().filter((card) => !top.includes(card)),
  ];
  const named = (targets: Target[] | undefined) =>
    targets?.map(({ seat, cardIndex }) => ({ playerID: String(seat), cardIndex }));
  const begin = ({ seats, options, firstSeat, fixture, deckOrder }: Example): Promise<CheckGame> => {
    const seated = people.slice(0, seats);
    if (fixture) return CheckGame.from(seated, fixture, { ...options, firstSeat });
    return CheckGame.dealt(seated, { ...options, firstSeat, deckOrder: wholeDeckFrom(deckOrder!) });
  };

  it.each(timeless.map((one) => [one.id, one.title, one] as const))('%s: %s', async (_id, _title, one) => {
    const game = await begin(one);
    for (const step of one.steps) {
      const { peekTargets, swapTargets, ...rest } = step.action;
      const move = { ...rest, peekTargets: named(peekTargets), swapTargets: named(swapTargets) };
      const { type, ...payload } = move;
      const { status, body } = await game.move(step.seat!, type, payload);
      if (step.result === 'error') {
        expect(body).toMatchObject({ code: step.code, statusCode: status });
        expect(status).toBe(BAD_REQUESTS.includes(step.code!) ? 400 : 409);
        continue;
      }
      expect([status, body.code]).toEqual([200, undefined]);
      const happened = body.events.map((event) => event.type);
      expect(happened).toEqual(expect.arrayContaining((step.events ?? []).map(typeOf)));
      expect(body.events.map(({ seq, n }) => [seq, n])).toEqual(happened.map((_type, n) => [body.seq, n]));
      if (step.privateReveal) {
        const faces = body.reveals!.map(({ playerID, cardIndex, card }) => ({
          seat: Number(playerID),
          cardIndex,
          card: `${card.rank}${card.suit}`,
        }));
        expect(faces).toEqual(expect.arrayContaining(step.privateReveal.cards));
      }
      const state = await game.state();
      const wanted = step.stateAfter;
      if (!wanted) continue;
      expect(state.phase).toBe(wanted.phase);
      if (wanted.hands) expect(state.players.map(({ hand }) => hand)).toEqual(wanted.hands);
      if (wanted.discardPile) expect(state.discardPile).toEqual(wanted.discardPile);
    }
  });

  it('V1, V2: shows a drawn card to nobody but the drawer, and no hand to anybody', async () => {
    const game = await begin(example('W02'));
    const drawn = await game.plays(0, 'drawFromDeck');
    const ace = { suit: 'S', rank: 'A' };
    expect(drawn.view.players['0']).toMatchObject({ pendingDrawnCard: ace, pendingDrawnCardSource: 'deck' });
    expect(drawn.events).toMatchObject([{ type: 'cardDrawn', card: ace }]);
    for (const person of [people[1]!, people[2]!, nobody]) {
      const view = await game.view(person);
      expect(view.players['0']).toMatchObject({ pendingDrawnCard: { hidden: true }, pendingDrawnCardSource: 'deck' });
      expect(view.players['0']!.hand).toEqual(Array(4).fill({ hidden: true }));
    }
    const { view, events } = await game.plays(0, 'swapAndDiscard', { handIndex: 0 });
    expect(Object.values(view.players).flatMap(({ hand }) => hand)).toEqual(Array(8).fill({ hidden: true }));
    expect(events[0]).toMatchObject({
      type: 'cardDiscarded',
      playerID: '0',
      card: { suit: 'S', rank: '3' },
      fromSlot: 0,
    });
    expect(await game.view(people[0]!)).toMatchObject({ gameId: game.id, seq: 2, you: '0', phase: 'playPhase' });
  });

  it('4.4.7: tells a private face again only while the look is open, and a repeated key without acting', async () => {
    const game = await CheckGame.dealt(people.slice(0, 2));
    const key = { clientActionId: 'look' };
    const first = await game.plays(0, 'performPeek', key);
    expect(first.reveals).toHaveLength(2);
    // The look is open: what stands in the view may be told again; the event may not.
    const again = await game.plays(0, 'performPeek', key);
    expect(again).toMatchObject({ seq: 1, reveals: first.reveals });
    expect(again.events).toEqual([{ type: 'initialPeek', playerID: '0', seq: 1, n: 0 }]);
    await game.plays(1, 'performPeek');
    for (const seat of [0, 1]) await game.plays(seat, 'confirmPeek');
    const later = await game.plays(0, 'performPeek', key);
    expect(later.reveals).toBeUndefined();
    const { body } = await people[0]!.get<{ events: object[] }>(game.path('/events?since=0'));
    expect(body.events[0]).toEqual({ type: 'initialPeek', playerID: '0', seq: 1, n: 0, at: expect.any(Number) });
    expect(await game.view(people[0]!)).toMatchObject({ reveals: [], seq: 4 });
    expect(await game.move(0, 'drawFromDeck', { expectedSeq: 3 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_STATE' },
    });
  });

  it('V5: keeps a round to itself until it is scored, and then shows all of it', async () => {
    const game = await begin(example('W10'));
    const replay = (as: string) =>
      people[1]!.get<{ steps: { events: object[]; action?: object }[] }>(game.path(`/rounds/1/replay?as=${as}`));
    expect(await replay('all')).toMatchObject({ status: 409, body: { code: 'ROUND_IN_PROGRESS' } });
    expect(await people[1]!.get(game.path('/rounds/2'))).toMatchObject({
      status: 404,
      body: { code: 'ROUND_NOT_FOUND' },
    });
    expect((await people[1]!.get(game.path('/rounds'))).body).toEqual({ rounds: [] });
    expect(await people[1]!.get(game.path('/analysis'))).toMatchObject({
      status: 409,
      body: { code: 'ROUND_IN_PROGRESS' },
    });
    const seatOnTurn = (await game.state()).currentSeat!;
    await game.plays(seatOnTurn, 'callCheck').catch(() => undefined);
    for (let moves = 0; moves < 40 && !(await game.state()).matchWinner; moves++) {
      for (const seat of [0, 1]) {
        const [choice] = (await game.view(people[seat]!)).legalActions.filter(({ type }) => type !== 'attemptMatch');
        if (choice) await game.move(seat, choice.type, choice);
      }
    }
    const all = await replay('all');
    expect(all.body).toMatchObject({
      roundNo: 1,
      endedBy: 'check',
      deckCommitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(all.body.steps[0]!.action).toBeDefined();
    const open = await replay('public');
    expect(open.body.steps).toHaveLength(all.body.steps.length);
    expect(open.body.steps.some(({ action }) => action !== undefined)).toBe(false);
    const { status, body: review } = await nobody.get(game.path('/analysis'));
    expect([status, review]).toMatchObject([
      200,
      {
        gameId: game.id,
        rounds: [{ roundNo: 1, call: { playerID: String(seatOnTurn), chance: expect.any(Number) }, notes: [] }],
        players: [
          { playerID: '0', againstMemory: 0, calls: 1, calibration: expect.any(Number) },
          { playerID: '1', againstMemory: 0, calls: 0, calibration: null },
        ],
      },
    ]);
    const { body } = await nobody.get<{ rounds: { players: object[] }[] }>(game.path('/rounds'));
    expect(body.rounds).toMatchObject([
      { roundNo: 1, endedBy: 'check', players: [{ playerID: '0' }, { playerID: '1' }] },
    ]);
  });

  it('lets bots play alone where somebody says so, and only watches (2.1.1)', async () => {
    const [ann] = people as [Person];
    const begin = (more: object) => ann.post<{ gameId: string }>(`${CHECK}/games`, { seats: 3, ...more });
    const bots = [{ level: 'easy' }, { seat: 0, level: 'easy' }, { seat: 2, level: 'medium' }];
    expect(await begin({ bots })).toMatchObject({ status: 409, body: { code: 'SEAT_TAKEN' } });
    expect(await begin({ botsOnly: true, bots: bots.slice(1) })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_PLAYERS' },
    });
    expect(await begin({ botsOnly: true, bots: [...bots.slice(1), { seat: 2 }] })).toMatchObject({
      status: 409,
      body: { code: 'SEAT_TAKEN' },
    });
    expect(await begin({ botsOnly: null, bots })).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await begin({ options: { botsOnly: true } })).toMatchObject({
      status: 409,
      body: { code: 'NOT_ENOUGH_PLAYERS' },
    });
    const { status, body } = await begin({ botsOnly: true, bots, options: { maxTurnsPerRound: 10 } });
    expect([status, body]).toMatchObject([
      201,
      { playerID: null, view: { you: null, options: { botsOnly: true }, seats: [{ isBot: true }, {}, {}] } },
    ]);
    await until('the bots have played', async () => {
      const { body: lobby } = await ann.get(`${CHECK}/games/${body.gameId}`);
      return lobby.status === 'finished';
    });
  });

  it('gathers people: seats, codes, bots, and a host who starts', async () => {
    const [ann, bob, cid] = people as [Person, Person, Person];
    const { status, body } = await ann.post<Seated>(`${CHECK}/games`, {
      seats: 3,
      private: true,
      seat: 1,
      preset: 'gentle',
    });
    expect([status, body]).toMatchObject([
      201,
      { playerID: '1', joinCode: expect.any(String), view: { you: '1', phase: null } },
    ]);
    const at = (rest: string) => `${CHECK}/games/${body.gameId}${rest}`;
    expect((await ann.get(at(''))).body).toMatchObject({
      status: 'waiting',
      host: '1',
      seatsTotal: 3,
      seats: [{ playerID: '1', name: 'Ann' }],
      options: { memoryAid: 'own', matchWindowMs: 8000 },
      joinCode: body.joinCode,
    });
    expect((await bob.get(at(''))).body).not.toHaveProperty('joinCode');
    expect(await bob.post(at('/join'))).toMatchObject({ status: 403, body: { code: 'WRONG_JOIN_CODE' } });
    const code = { joinCode: body.joinCode };
    expect(await bob.post(at('/join'), { ...code, seat: 1 })).toMatchObject({
      status: 409,
      body: { code: 'SEAT_TAKEN' },
    });
    expect(await bob.post(at('/join'), { ...code, seat: 0 })).toMatchObject({ status: 200, body: { playerID: '0' } });
    expect(await bob.post(at('/join'), code)).toMatchObject({ status: 409, body: { code: 'ALREADY_JOINED' } });
    expect(await bob.post(at('/start'))).toMatchObject({ status: 403, body: { code: 'NOT_HOST' } });
    expect(await ann.post(at('/start'))).toMatchObject({ status: 409, body: { code: 'NOT_ENOUGH_PLAYERS' } });
    // A full table waits for its host, so the refusal says how it begins.
    expect(await bob.get(at('/state'))).toMatchObject({
      status: 409,
      body: { code: 'GAME_NOT_STARTED', message: expect.stringContaining('POST /api/check/games/{gameId}/start') },
    });
    expect(await bob.post(at('/bots'), { seat: 2 })).toMatchObject({ status: 403, body: { code: 'NOT_HOST' } });
    expect(await ann.post(at('/bots'), { seat: 2, level: 'wise' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect(await ann.post(at('/bots'), { seat: 2, level: 'easy' })).toMatchObject({ status: 200 });
    expect(await cid.post(at('/join'), code)).toMatchObject({ status: 409, body: { code: 'GAME_FULL' } });
    expect(await ann.ask('DELETE', at('/bots/2'))).toMatchObject({ status: 200, body: { seats: [{}, {}] } });
    expect(await cid.post(at('/join'), code)).toMatchObject({ status: 200, body: { playerID: '2' } });
    expect(await cid.post(at('/chat'), { text: 'Hello!' })).toMatchObject({ status: 201 });
    expect(await ann.post(at('/start'))).toMatchObject({
      status: 200,
      body: { view: { phase: 'initialPeekPhase', you: '1' } },
    });
    expect(await cid.post(at('/join'), code)).toMatchObject({ status: 409, body: { code: 'ALREADY_JOINED' } });
    expect(await nobody.get(at('/state'))).toMatchObject({ status: 404, body: { code: 'GAME_NOT_FOUND' } });
    expect(await cid.post(at('/leave'))).toMatchObject({
      status: 200,
      body: { events: [{ type: 'playerForfeited', scope: 'match' }] },
    });
    expect(await bob.post(at('/rematch'))).toMatchObject({ status: 409, body: { code: 'ROUND_IN_PROGRESS' } });
    await bob.post(at('/leave'));
    const again = await ann.post<Seated>(at('/rematch'));
    expect(again).toMatchObject({ status: 201, body: { playerID: '1' } });
    const next = (rest: string) => `${CHECK}/games/${again.body.gameId}${rest}`;
    expect(await ann.post(next('/start'))).toMatchObject({ status: 409, body: { code: 'NOT_ENOUGH_PLAYERS' } });
    for (const person of [bob, cid]) expect(await person.post(next('/join'))).toMatchObject({ status: 200 });
    expect(await ann.post(next('/start'))).toMatchObject({ status: 200 });
  });

  it('checks the token, then the game, the seat, the body, and only then the rules', async () => {
    const [ann, bob, cid] = people as [Person, Person, Person];
    const game = await CheckGame.dealt([ann, bob]);
    const act = (person: Person, body: unknown, path = game.path('/actions')) => person.post(path, body);
    const error = (status: number, code: string) => ({
      status,
      body: { statusCode: status, code, message: expect.any(String) },
    });
    expect(await act(nobody, '{', `${CHECK}/games/nothing/actions`)).toMatchObject(error(401, 'UNAUTHENTICATED'));
    expect(await act(cid, '{', `${CHECK}/games/nothing/actions`)).toMatchObject(error(404, 'GAME_NOT_FOUND'));
    expect(await act(cid, '{')).toMatchObject(error(403, 'NOT_A_PLAYER'));
    const malformed = [
      '{',
      [],
      { type: 'expirePeek' },
      { type: 'constructor' },
      { type: 'swapAndDiscard', handIndex: 1.5 },
      { type: 'callCheck', loud: true },
      {},
    ];
    for (const body of malformed) expect(await act(ann, body)).toMatchObject(error(400, 'VALIDATION_FAILED'));
    expect(await act(bob, { type: 'drawFromDeck' })).toMatchObject({
      ...error(409, 'WRONG_PHASE'),
      body: { details: { rule: '2.4.6' } },
    });
    expect(await act(ann, {}, game.path('/moves/performPeek'))).toMatchObject({ status: 200, body: { seq: 1 } });
    expect(await act(ann, {}, game.path('/moves/fly'))).toMatchObject(error(400, 'VALIDATION_FAILED'));
    expect((await ann.get(game.path('/legal-actions'))).body).toMatchObject({
      seq: 1,
      legalActions: [{ type: 'confirmPeek' }],
    });
  });

  it('4.4.8: previews tell whether a move is allowed, never what it would do', async () => {
    const game = await begin(example('W04'));
    await game.plays(0, 'drawFromDeck');
    await game.plays(0, 'discardDrawnCard');
    const preview = (action: object) => people[1]!.post(`/api/sessions/${game.id}/preview`, { action });
    for (const handIndex of [0, 1, 2, 3]) {
      expect((await preview({ type: 'attemptMatch', handIndex })).body).toEqual({ allowed: true });
    }
  });

  it('refuses house rules that no table has, and never shows a deck it was given', async () => {
    const [ann] = people as [Person];
    const create = (body: object) => ann.post<Seated>(`${CHECK}/games`, { seats: 2, ...body });
    const wrong = [
      { seats: 7 },
      { options: { handLimit: 3 } },
      { options: { luck: 1 } },
      { options: { firstSeat: 2 } },
      { preset: 'wild' },
      { options: { deckOrder: ['AS'] } },
    ];
    for (const body of wrong)
      expect(await create(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    const game = await CheckGame.dealt(people.slice(0, 2), { deckOrder: wholeDeck() });
    const shown = await Promise.all(
      [
        game.path(),
        game.path('/state'),
        `${CHECK}/games?mine=true`,
        `/api/sessions/${game.id}`,
        `/api/rooms/${game.id}`,
      ].map((path) => ann.get(path)),
    );
    for (const { status, body } of shown) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('deckOrder');
    }
  });

  it('lists games by status, and mine', async () => {
    const { body: waiting } = await people[2]!.post<Seated>(`${CHECK}/games`, { seats: 2, name: 'Friday night' });
    const list = async (query: string, person = nobody) =>
      (await person.get<{ items: { gameId: string; status: string }[] }>(`${CHECK}/games?${query}`)).body.items;
    expect((await list('status=waiting'))[0]).toMatchObject({
      gameId: waiting.gameId,
      name: 'Friday night',
      seatsTaken: 1,
      seatsTotal: 2,
      options: { direction: 1 },
    });
    const active = await CheckGame.dealt(people.slice(0, 2), UNTIMED);
    expect((await list('status=active')).map(({ gameId }) => gameId)).toContain(active.id);
    expect((await list('mine=true', people[2]!)).map(({ gameId }) => gameId)).not.toContain(active.id);
    expect((await nobody.get(`${CHECK}/rules`)).body).toMatchObject({
      presets: { classic: {} },
      botLevels: ['easy', 'medium', 'hard', 'expert'],
    });
  });
});

describe('Check on a server without test hooks', () => {
  it('knows neither fixtures nor given decks', async () => {
    const parlour = await startParlour({ testHooks: false });
    const ann = await guest(parlour.url, 'Ann');
    expect(await ann.post(`${CHECK}/test/fixtures`, { fixture: {} })).toMatchObject({ status: 404 });
    const given = { seats: 2, options: { deckOrder: wholeDeck() } };
    expect(await ann.post(`${CHECK}/games`, given)).toMatchObject({
      status: 400,
      body: { code: 'OPTION_NOT_ALLOWED' },
    });
    const common = { game: 'check', options: given.options, seats: [{ kind: 'me' }, { kind: 'bot' }] };
    expect(await ann.post('/api/sessions', common)).toMatchObject({
      status: 400,
      body: { code: 'OPTION_NOT_ALLOWED' },
    });
    await parlour.stop();
  });
});
