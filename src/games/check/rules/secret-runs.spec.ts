import { begin, choicesOf, eventsFor, isRefusal, play, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Asked, Dice, Rng, Start, Table, Viewer } from '../../../engine/core/index.js';
import { RandomGame } from '../../../engine/testing/index.js';
import type { Moment } from '../../../engine/testing/index.js';
import { beginAnyhow } from './testing/random-check.js';
import type { Card, Rank } from './cards/cards.js';
import { rankOf, wholeDeck } from './cards/cards.js';
import { check } from './check.game.js';
import type { Check } from './check.types.js';

const runs = Number(process.env.PARLOUR_RUNS ?? 20);

/** A first round up to the moment before it is scored. */
interface Run {
  readonly start: Start<Check>;
  readonly dice: Dice;
  readonly log: readonly Asked<Check>[];
  readonly failures: readonly { card: Card; rank: Rank }[];
  /** The tables of the run, the first one included. */
  readonly tables: readonly Table<Check>[];
  readonly rng: Rng;
}

function playRound(seed: number): Run {
  const random = new RandomGame(
    check,
    (rng) => {
      const beginning = beginAnyhow(rng);
      return { ...beginning, options: { ...beginning.options, deckOrder: rng.shuffle(wholeDeck()) } };
    },
    { seed, picks: [] },
  );
  const log: Asked<Check>[] = [];
  const failures: { card: Card; rank: Rank }[] = [];
  const tables = [random.table];
  for (;;) {
    const moment = random.next();
    if (moment.step.table.state.phase === 'scoringPhase') break;
    log.push(moment.asked);
    tables.push(moment.step.table);
    failures.push(...failuresIn(moment));
  }
  return { start: random.start, dice: random.dice, log, failures, tables, rng: rngOver(sfc32(seed, 5)) };
}

function failuresIn({ before, step }: Moment<Check>): { card: Card; rank: Rank }[] {
  return eventsFor(step.events, 'public').flatMap((event) => {
    if (event.type !== 'matchFailed') return [];
    const card = before.state.players[Number(event.playerID)]!.hand[event.cardIndex]!;
    return [{ card, rank: rankOf(before.state.matchingOpportunityInfo!.cardToMatch) }];
  });
}

/** All a viewer is told of a run: views, events, offers and clocks, as the texts that are sent. */
function* told({ start, dice, log }: Run, viewer: Viewer): Generator<string> {
  let table: Table<Check> = begin(check, start, dice);
  yield all(table, viewer, []);
  for (const asked of log) {
    const step = play(check, table, asked, dice);
    if (isRefusal(step)) throw new Error(`Refused: ${step.code}`);
    table = step.table;
    yield all(table, viewer, eventsFor(step.events, viewer));
  }
}

function all({ state }: Table<Check>, viewer: Viewer, events: readonly object[]): string {
  const offers = typeof viewer === 'number' ? [...choicesOf(check, state, viewer)] : [];
  const clock = check.deadline!(state) ?? null;
  return JSON.stringify([check.view(state, viewer), events, offers, clock, check.toAct(state)]);
}

/** Every card a viewer was rightly shown, read from the tables: a leak in a message must not excuse itself. */
function shownTo(viewer: Viewer, { tables, log }: Run): Set<Card> {
  const shown = new Set<Card>();
  for (const [index, { state }] of tables.entries()) {
    state.discardPile.forEach((card) => shown.add(card));
    for (const [seat, { pendingDrawnCard, pendingDrawnCardSource }] of state.players.entries()) {
      if (pendingDrawnCard && (seat === viewer || pendingDrawnCardSource === 'discard')) shown.add(pendingDrawnCard);
    }
    for (const { toSeat, seat, cardIndex } of state.activeReveals) {
      if (toSeat === viewer) shown.add(state.players[seat]!.hand[cardIndex]!);
    }
    // Looks that end with the action that shows them.
    const { seat, action } = log[index] ?? {};
    const looks = action?.type === 'resolveSpecialAbility' && seat === viewer ? (action.peekTargets ?? []) : [];
    for (const { playerID, cardIndex } of looks) shown.add(state.players[Number(playerID)]!.hand[cardIndex]!);
    if (action?.type === 'expirePeek' && typeof viewer === 'number')
      for (const cardIndex of [2, 3]) shown.add(state.players[viewer]!.hand[cardIndex]!);
  }
  return shown;
}

/** Exchanges cards the viewer never saw, so that every failed attempt still fails. */
function exchangeUnseen({ start, failures, rng }: Run, unseen: readonly Card[]): Card[] {
  const becomes = new Map(unseen.map((card) => [card, card]));
  const stillFails = (card: Card): boolean =>
    failures.every((failure) => failure.card !== card || rankOf(becomes.get(card)!) !== failure.rank);
  for (let tries = 0; unseen.length > 1 && tries < 200; tries++) {
    const [one, other] = [rng.pick(unseen), rng.pick(unseen)];
    const [first, second] = [becomes.get(one)!, becomes.get(other)!];
    becomes.set(one, second).set(other, first);
    if (!stillFails(one) || !stillFails(other)) becomes.set(one, first).set(other, second);
  }
  return start.options.deckOrder!.map((card) => becomes.get(card) ?? card);
}

it('4.4.1 (b): the same actions over other unseen cards tell every viewer the same, to the byte', () => {
  let exchanged = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const run = playRound(seed);
    for (const viewer of [...run.start.seats.keys(), 'public'] as const) {
      const messages = [...told(run, viewer)];
      const seen = shownTo(viewer, run);
      const deckOrder = exchangeUnseen(
        run,
        wholeDeck().filter((card) => !seen.has(card)),
      );
      if (deckOrder.join() !== run.start.options.deckOrder!.join()) exchanged += 1;
      const other = { ...run, start: { ...run.start, options: { ...run.start.options, deckOrder } } };
      let version = 0;
      for (const message of told(other, viewer)) {
        if (message !== messages[version]) expect({ seed, viewer, version, message }).toEqual(messages[version]);
        version += 1;
      }
      expect(version).toBe(messages.length);
    }
  }
  expect(exchanged).toBeGreaterThan(runs);
});
