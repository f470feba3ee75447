import { Pool } from 'pg';
import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import type { Joined, LiveUpdate } from '../../src/engine/sockets/events.js';
import type { CheckEvent } from '../../src/games/check/rules/events.js';
import type { CheckState } from '../../src/games/check/rules/check.types.js';
import type { CheckView } from '../../src/games/check/rules/view.types.js';
import { CheckGame } from '../support/check-game.js';
import { createTestDatabase } from '../support/database.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import type { Told, Wire } from '../support/wire.js';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay'];
const RACES = 20;

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
    const winners = new Set<number>();
    for (let race = 0; race < RACES; race++) {
      // Everybody holds a seven: whoever comes first is right, and so would the others have been.
      const hands = people.map(() => ['7H', '2C', '9D', '4C']);
      const game = await CheckGame.from(people, { hands, deck: ['7D', 'TS', 'TC'] });
      for (const type of ['drawFromDeck', 'discardDrawnCard']) await game.plays(0, type);
      const order = rng.shuffle([...people.keys()]);
      const answers = await Promise.all(
        order.map((seat) => act(wires[seat]!, game.id, { type: 'attemptMatch', handIndex: 0, windowId: 1 })),
      );
      const right = answers.flatMap(({ ok }, index) => (ok ? [order[index]!] : []));
      expect(right).toHaveLength(1);
      const codes = answers.flatMap(({ error }) => (error ? [error.code] : []));
      expect(codes).toEqual(Array(5).fill('MATCH_WINDOW_CLOSED'));
      const { players, discardPile } = await game.state();
      expect(discardPile).toEqual(['7D', '7H']);
      const left = players.map(({ hand }, seat) => (hand[0] === null ? -seat : hand.length));
      expect(left).toEqual(people.map((_person, seat) => (seat === right[0] ? -seat : 4)));
      winners.add(right[0]!);
    }
    expect(winners.size).toBeGreaterThan(1);
  });

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

  it('4.4: sends no byte of a secret to the wrong viewer, over recorded rounds', async () => {
    const rng = seededRng('1'.repeat(64));
    const seated = people.slice(0, 3);
    const watcher = await new Person(parlour.url, undefined).connects('/check');
    const game = await CheckGame.dealt(seated, { maxTurnsPerRound: 10, match: { mode: 'rounds', rounds: 2 } });
    const { seed } = (await parlour.app.get(LiveSessions).get(game.id)).facts;
    const told: { viewer: number | null; version: number; text: string }[] = [];
    const views = new Map<number, CheckView>();
    const all: [Wire, number | null][] = [...wires.slice(0, 3).map((wire, seat): [Wire, number] => [wire, seat])];
    for (const [wire, viewer] of [...all, [watcher, null] as [Wire, null]]) {
      const joined = await wire.does<Joined>('session:join', { sessionId: game.id });
      told.push({ viewer, version: joined.version, text: JSON.stringify(joined) });
      if (viewer !== null) views.set(viewer, joined.view as CheckView);
    }
    for (let moves = 0; moves < 600; moves++) {
      const { toAct, status } = await parlour.app.get(LiveSessions).get(game.id);
      if (status !== 'active') break;
      const seat = rng.pick(toAct);
      // Mostly passes: rounds of wild guesses would only make hands grow.
      const choices = views.get(seat)!.legalActions;
      const calm = choices.filter(({ type }) => type !== 'attemptMatch');
      const action = rng.pick(rng.int(4) > 0 && calm.length > 0 ? calm : choices);
      const update = await wires[seat]!.does<LiveUpdate>('session:act', { sessionId: game.id, action });
      told.push({ viewer: seat, version: update.version, text: JSON.stringify(update) });
      for (const [other, wire] of wires.slice(0, 3).entries()) {
        const fits = ({ sessionId, version }: LiveUpdate) => sessionId === game.id && version === update.version;
        views.set(other, (await wire.hears<LiveUpdate>('session:update', fits)).view as CheckView);
      }
    }
    for (const [wire, viewer] of [...all, [watcher, null] as [Wire, null]]) {
      for (const { event, body } of wire.heard) {
        const { sessionId, gameId, version, seq } = body as Record<string, string & number>;
        if (sessionId !== game.id && gameId !== game.id) continue;
        told.push({ viewer, version: version ?? seq ?? 0, text: `${event} ${JSON.stringify(body)}` });
      }
    }
    const { rows } = await parlour.app
      .get(Pool)
      .query<{ seq: number; state: CheckState }>(
        'SELECT seq, state FROM game_state_snapshots WHERE session_id = $1 ORDER BY seq',
        [game.id],
      );
    expect(rows.at(-1)!.state.matchWinner).not.toBeNull();
    const known = [...seated.keys(), null].map((viewer) => [viewer, knownFaces(rows, viewer)] as const);
    const faces = new Map(known);
    let seen = 0;
    for (const { viewer, version, text } of told) {
      const may = faces.get(viewer)!.get(version)!;
      const shown = [...text.matchAll(/\{"suit":"(.)","rank":"(.)"\}/g)].map(([, suit, rank]) => `${rank}${suit}`);
      seen += shown.length;
      expect(shown.filter((card) => !may.has(card))).toEqual([]);
      expect(text).not.toContain(seed);
      // A card is written in one way only, or this test would look past it.
      expect(text).not.toMatch(/"[A2-9TJQK][CDHS]"/);
    }
    expect(seen).toBeGreaterThan(500);
    watcher.close();
  });
});

/** The faces a viewer may have met by each version, read from the raw tables and not from what was told. */
function knownFaces(rows: readonly { seq: number; state: CheckState }[], viewer: number | null) {
  const byVersion = new Map<number, ReadonlySet<string>>();
  let met = new Set<string>();
  let round = 1;
  for (const { seq, state } of rows) {
    if (state.roundNo !== round) met = new Set();
    round = state.roundNo;
    const add = (card: string | null | undefined) => card && met.add(card);
    state.discardPile.forEach(add);
    state.players.forEach(({ hand, pendingDrawnCard, pendingDrawnCardSource }, seat) => {
      if (state.phase === 'scoringPhase') hand.forEach(add);
      if (seat === viewer || pendingDrawnCardSource === 'discard') add(pendingDrawnCard);
    });
    for (const { toSeat, seat, cardIndex } of state.activeReveals) {
      if (toSeat === viewer) add(state.players[seat]!.hand[cardIndex]);
    }
    byVersion.set(seq, new Set(met));
  }
  return byVersion;
}

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
