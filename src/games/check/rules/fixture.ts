import type { Millis, Seat } from '../../../engine/core/index.js';
import type { Card } from './cards/cards.js';
import { wholeDeck } from './cards/cards.js';
import type { CheckState, PlayerState } from './check.types.js';
import { startClock } from './clock.js';
import { emptyLedger } from './ledger.js';
import type { CheckOptions } from './options.js';
import { houseRules, optionsFrom } from './options.js';
import { newPlayer, newRound } from './rounds/round.js';

/** A table in the middle of a round, with a player about to draw. What is left out is as at the start of a round. */
export interface Fixture {
  readonly phase?: 'playPhase' | 'finalTurnsPhase';
  readonly turnStage?: 'awaitDraw';
  readonly currentSeat?: Seat;
  /** Who began the round; without it, whose turn it is. */
  readonly firstSeat?: Seat;
  /** The slots of each seat, `null` where one is empty. It need not be 52 cards in all. */
  readonly hands: readonly (readonly (string | null)[])[];
  /** The top card first. */
  readonly deck?: readonly string[];
  /** The top card last. */
  readonly discardPile?: readonly string[];
  readonly discardPileIsSealed?: boolean;
  readonly playerWhoCalledCheck?: Seat | null;
  readonly finalTurnOrder?: readonly Seat[];
  readonly finalTurnsTaken?: number;
  readonly lockedSeats?: readonly Seat[];
  readonly hasCalledCheck?: readonly Seat[];
  readonly disqualifiedSeats?: readonly Seat[];
  readonly forfeitedSeats?: readonly Seat[];
  readonly leftSeats?: readonly Seat[];
  readonly roundNo?: number;
  readonly turnNo?: number;
  readonly totals?: readonly number[];
}

/** Where a table comes from besides its fixture. */
export interface FixtureStart {
  readonly options?: Partial<CheckOptions>;
  readonly at?: Millis;
  readonly commitment?: string;
}

/** A table set up by hand: for tests, and for the server's test hook. Throws where a card is none. */
export function tableFrom(fixture: Fixture, start: FixtureStart = {}): CheckState {
  const firstSeat = fixture.firstSeat ?? fixture.currentSeat ?? 0;
  const state: CheckState = {
    ...newRound(),
    options: houseRules(optionsFrom('classic', start.options), fixture.hands.length),
    roundNo: fixture.roundNo ?? 1,
    firstSeat,
    deckCommitment: start.commitment ?? '',
    phase: fixture.phase ?? 'playPhase',
    turnStage: 'awaitDraw',
    currentSeat: fixture.currentSeat ?? firstSeat,
    turnNo: fixture.turnNo ?? 1,
    deck: (fixture.deck ?? []).map(cardNamed),
    discardPile: (fixture.discardPile ?? []).map(cardNamed),
    discardPileIsSealed: fixture.discardPileIsSealed ?? false,
    players: fixture.hands.map((hand, seat) => playerFrom(fixture, hand, seat)),
    playerWhoCalledCheck: fixture.playerWhoCalledCheck ?? null,
    finalTurnOrder: fixture.finalTurnOrder ? [...fixture.finalTurnOrder] : null,
    finalTurnsTaken: fixture.finalTurnsTaken ?? 0,
    totals: fixture.hands.map((_hand, seat) => fixture.totals?.[seat] ?? 0),
    matchWinner: null,
    deadline: null,
    timerNo: 0,
    ledgers: fixture.hands.map(emptyLedger),
  };
  startClock({ state, at: start.at ?? 0 }, 'turn');
  return state;
}

function playerFrom(fixture: Fixture, hand: Fixture['hands'][number], seat: Seat): PlayerState {
  const among = (seats: readonly Seat[] | undefined): boolean => seats?.includes(seat) ?? false;
  const out = among(fixture.forfeitedSeats) || among(fixture.leftSeats);
  return {
    ...newPlayer(),
    hand: hand.map((card) => (card === null ? null : cardNamed(card))),
    hasUsedInitialPeek: true,
    hasConfirmedPeek: true,
    hasCalledCheck: among(fixture.hasCalledCheck),
    isLocked: among(fixture.lockedSeats) || among(fixture.disqualifiedSeats) || out,
    isForfeited: out,
    hasLeft: among(fixture.leftSeats),
    isDisqualified: among(fixture.disqualifiedSeats),
  };
}

const ALL_CARDS: ReadonlySet<string> = new Set(wholeDeck());

function cardNamed(code: string): Card {
  if (!ALL_CARDS.has(code)) throw new Error(`There is no card ${code}.`);
  return code as Card;
}
