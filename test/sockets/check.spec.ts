import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import type { LiveChange, LiveUpdate } from '../../src/engine/sockets/events.js';
import type { CheckEvent } from '../../src/games/check/rules/events.js';
import type { CheckView } from '../../src/games/check/rules/view.types.js';
import { CheckGame } from '../support/check-game.js';
import { createTestDatabase } from '../support/database.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Told, Wire } from '../support/wire.js';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];
/** `PARLOUR_RACES=500` runs the long form. */
const RACES = Number(process.env.PARLOUR_RACES ?? 20);

describe('Check by sockets', () => {
  let parlour: Parlour;
  let people: Person[];
  let wires: Wire[];
  beforeAll(async () => {
    parlour = await startParlour();
    people = await Promise.all(NAMES.map((name) => guest(parlour.url, name)));
    wires = await Promise.all(people.map((person) => person.connects('/check')));
  });
  afterAll(async () => {
    wires.forEach((wire) => wire.close());
    await parlour.stop();
  });

  const act = (wire: Wire, sessionId: string, action: object): Promise<Told> =>
    wire.asks('session:act', { sessionId, action });

  it('2.6.7: of six who slap at once exactly one wins, race after race, and the others lose nothing', async () => {
    const rng = seededRng('0'.repeat(64));
    const wins = people.map(() => 0);
    for (let race = 0; race < RACES; race++) {
      // All hold a seven: the first to come is right, and so would the others have been.
      const hands = people.map(() => ['7H', '2C', '9D', '4C']);
      const game = await CheckGame.from(people, { hands, deck: ['7D', 'TS', 'TC'] });
      const sessionId = game.id;
      await Promise.all(wires.map((wire) => wire.does('session:join', { sessionId })));
      for (const type of ['drawFromDeck', 'discardDrawnCard']) {
        await wires[0]!.does('session:act', { sessionId, action: { type } });
      }
      const order = rng.shuffle([...people.keys()]);
      const answers = await Promise.all(
        order.map((seat) => act(wires[seat]!, sessionId, { type: 'attemptMatch', handIndex: 0, windowId: 1 })),
      );
      const right = answers.flatMap(({ ok }, index) => (ok ? [order[index]!] : []));
      expect(right).toHaveLength(1);
      const codes = answers.flatMap(({ error }) => (error ? [error.code] : []));
      expect(codes).toEqual(Array(5).fill('MATCH_WINDOW_CLOSED'));
      const { players, discardPile } = await game.state();
      expect(discardPile).toEqual(['7D', '7H']);
      const left = players.map(({ hand }, seat) => (hand[0] === null ? -seat : hand.length));
      expect(left).toEqual(people.map((_person, seat) => (seat === right[0] ? -seat : 4)));
      await expectOneTruth(sessionId);
      await Promise.all(wires.map((wire) => wire.does('session:leave', { sessionId })));
      for (const wire of wires) wire.heard.length = 0;
      wins[right[0]!]! += 1;
    }
    if (process.env.PARLOUR_RACES) process.stderr.write(`${RACES} races, won by seat: ${wins.join(', ')}\n`);
    expect(wins.filter((won) => won > 0).length).toBeGreaterThan(1);
  }, 3_600_000);

  /** Draw, discard and match: three versions. All six hear the last one, and of the table all hear the same. */
  const expectOneTruth = async (sessionId: string): Promise<void> => {
    const views = await Promise.all(
      wires.map(async (wire) => {
        const fits = (update: LiveUpdate) => update.sessionId === sessionId && update.version === 3;
        return (await wire.hears<LiveUpdate>('session:update', fits)).view as CheckView;
      }),
    );
    const facts = views.map(({ you: _you, legalActions: _own, reveals: _looks, ...told }) => JSON.stringify(told));
    expect(new Set(facts).size).toBe(1);
    expect(JSON.parse(facts[0]!)).toMatchObject({ discardPileIsSealed: true, matchingOpportunityInfo: null });
    const versions = wires.map((wire) => wire.all<LiveUpdate>('session:update').map(({ version }) => version));
    expect(versions).toEqual(wires.map(() => [1, 2, 3]));
  };

  it('tells every event by its name, in order, and private parts to their owner alone', async () => {
    const game = await CheckGame.dealt(people.slice(0, 2));
    const [ann, bob] = wires as [Wire, Wire];
    for (const wire of [ann, bob]) await wire.does('session:join', { sessionId: game.id });
    const ours = ({ gameId }: { gameId: string }) => gameId === game.id;
    expect(await ann.hears('roundStarted', ours)).toMatchObject({ roundNo: 1, firstPlayerID: '0' });
    await game.plays(0, 'performPeek');
    expect(await ann.hears('initialPeek', ours)).toMatchObject({ seq: 1, n: 0, playerID: '0', cards: [{}, {}] });
    expect(await bob.hears('initialPeek', ours)).toEqual({
      gameId: game.id,
      seq: 1,
      n: 0,
      at: expect.any(Number),
      playerID: '0',
    });
    await game.plays(1, 'performPeek');
    for (const seat of [0, 1]) await game.plays(seat, 'confirmPeek');
    await game.plays(0, 'drawFromDeck');
    await game.plays(0, 'discardDrawnCard');
    const opened = await bob.hears<{ seq: number; n: number }>('windowOpened', ours as never);
    expect(opened).toMatchObject({ seq: 6, n: 1, windowId: 1 });
    const refused = await act(bob, game.id, { type: 'drawFromDeck' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'WRONG_STAGE', rule: '2.5.1' } });
  });

  it('tells a client that has asked for changes what has changed, and not the whole table', async () => {
    const hands = [0, 1].map(() => ['7H', '2C', '9D', '4C']);
    const game = await CheckGame.from(people.slice(0, 2), { hands, deck: ['7D', 'TS', 'TC'] });
    const sessionId = game.id;
    const wire = await people[1]!.connects('/check');
    await wire.does('session:join', { sessionId, changes: true });
    for (const type of ['drawFromDeck', 'discardDrawnCard']) {
      await wires[0]!.does('session:act', { sessionId, action: { type } });
    }
    expect(await wire.hears<LiveChange>('session:changed', ({ version }) => version === 2)).toMatchObject({
      sessionId,
    });
    wire.close();
  });
});

describe('Check after a restart', () => {
  it('2.13.4: keeps the deadline of an open window, and closes one that ran out meanwhile', async () => {
    const database = await createTestDatabase();
    const before = await startParlour({ databaseUrl: database.url });
    const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(before.url, name)));
    const hands = [
      ['7H', '2C', '9D', '4C'],
      ['KD', '8S', 'JS', 'QH'],
    ];
    const opened = async (matchWindowMs: number) => {
      const game = await CheckGame.from(people, { hands, deck: ['7D', '5D', '6C', 'TC'] }, { matchWindowMs });
      await game.plays(0, 'drawFromDeck');
      const { view } = await game.plays(0, 'discardDrawnCard');
      return { id: game.id, deadline: view.matchingOpportunityInfo!.deadline };
    };
    const [long, short] = [await opened(600_000), await opened(1000)];
    await before.stop();
    const after = await startParlour({ databaseUrl: database.url });
    const again = people.map(({ token, id }) => new Person(after.url, token, id));
    const game = new CheckGame(long.id, again);
    const view = await game.view(again[1]!);
    expect(view).toMatchObject({ turnStage: 'matchingStage', matchingOpportunityInfo: { deadline: long.deadline } });
    expect((await game.plays(0, 'attemptMatch', { handIndex: 0, windowId: 1 })).events[0]).toMatchObject({
      type: 'matchSucceeded',
    });
    const closed = new CheckGame(short.id, again);
    let events: (CheckEvent & { at: number })[] = [];
    while (!events.some(({ type }) => type === 'windowClosed')) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ({ events } = (await again[0]!.get<{ events: typeof events }>(closed.path('/events'))).body);
    }
    const last = events.find(({ type }) => type === 'windowClosed')!;
    expect(last).toMatchObject({ reason: 'expired' });
    expect(last.at).toBeGreaterThanOrEqual(short.deadline);
    expect(await closed.move(1, 'attemptMatch', { handIndex: 0, windowId: 1 })).toMatchObject({
      status: 409,
      body: { code: 'MATCH_WINDOW_CLOSED' },
    });
    await after.stop();
    await database.drop();
  });
});
