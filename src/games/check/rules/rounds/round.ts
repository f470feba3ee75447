import type { Rng, Seat } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import type { Card } from '../cards/cards.js';
import { wholeDeck } from '../cards/cards.js';
import type { CheckState, CheckTurn, PlayerState } from '../check.types.js';
import { startClock } from '../clock.js';
import { emptyLedger } from '../ledger.js';
import { faceOf } from '../cards/cards.js';
import { idOf, isActive, seatsAfter, stayingSeats } from '../seats.js';
import { beginTurn } from './turn.js';

const CARDS_EACH = 4;

/** The two cards everybody may look at once: the bottom row (2.4.1). */
const BOTTOM_ROW = [2, 3];

/** A player as a round begins. A player who has left the match gets no cards and has no part in it (2.12.3). */
export function newPlayer(hasLeft = false): PlayerState {
  return {
    hand: [],
    hasUsedInitialPeek: false,
    hasConfirmedPeek: hasLeft,
    pendingDrawnCard: null,
    pendingDrawnCardSource: null,
    hasCalledCheck: false,
    isLocked: hasLeft,
    isForfeited: hasLeft,
    hasLeft,
    isDisqualified: false,
    expiredTurns: 0,
    score: null,
    stats: { matches: 0, wrongMatches: 0, penaltyCards: 0, peeks: 0, swaps: 0, timeouts: 0 },
  };
}

/** Everything about a round that starts afresh with it. */
export function newRound() {
  return {
    phase: 'initialPeekPhase',
    turnStage: null,
    turnNo: 0,
    deck: [],
    discardPile: [],
    discardPileIsSealed: false,
    windowSeq: 0,
    matchingOpportunityInfo: null,
    pendingAbilities: [],
    activeAbility: null,
    lastResolvedAbilitySource: null,
    playerWhoCalledCheck: null,
    callWasAutomatic: false,
    finalTurnOrder: null,
    finalTurnsTaken: 0,
    roundWinner: null,
    endedBy: null,
    reshuffles: 0,
    readySeats: [],
    activeReveals: [],
  } satisfies Partial<CheckState>;
}

/** Shuffles and deals one card at a time, from the first player round in turn direction (2.2.2). */
export function deal(state: CheckState, deck: Card[]): void {
  const order = [state.firstSeat, ...seatsAfter(state, state.firstSeat).slice(0, -1)];
  for (let card = 0; card < CARDS_EACH; card++) {
    for (const seat of order) if (!state.players[seat]!.hasLeft) state.players[seat]!.hand.push(deck.shift()!);
  }
  if (state.options.openingDiscard) state.discardPile.push(deck.shift()!);
  state.deck = deck;
  state.currentSeat = state.firstSeat;
}

export const shuffledDeck = (rng: Rng): Card[] => rng.shuffle(wholeDeck());

/** A player looks at the bottom row, once (2.4.2). */
export function showBottomRow(turn: CheckTurn, seat: Seat): void {
  const { state } = turn;
  const player = state.players[seat]!;
  player.hasUsedInitialPeek = true;
  for (const cardIndex of BOTTOM_ROW)
    state.activeReveals.push({ toSeat: seat, seat, cardIndex, reason: 'initialPeek' });
  const cards = BOTTOM_ROW.map((cardIndex) => ({ cardIndex, card: faceOf(player.hand[cardIndex]!) }));
  announce(turn, { type: 'initialPeek', playerID: idOf(seat) }, { [seat]: { cards } });
}

/** When everybody has memorised two cards, the first player (or the next one still in) begins (2.4.5). */
export function endPeekIfConfirmed(turn: CheckTurn): void {
  const { state } = turn;
  if (state.players.some((player) => !player.hasConfirmedPeek)) return;
  state.activeReveals = [];
  state.phase = 'playPhase';
  announce(turn, { type: 'peekPhaseEnded' });
  const order = [state.firstSeat, ...seatsAfter(state, state.firstSeat)];
  beginTurn(
    turn,
    order.find((seat) => isActive(state, seat))!,
  );
}

/** The next round begins as soon as all who stay are ready (2.11.7). */
export function startRoundIfReady(turn: CheckTurn): void {
  const { state } = turn;
  if (stayingSeats(state).every((seat) => state.readySeats.includes(seat))) startNextRound(turn);
}

/** New cards, a new seed, everything of the round afresh; the totals stay. */
export function startNextRound(turn: CheckTurn): void {
  const { state } = turn;
  const firstSeat = nextFirstSeat(state);
  Object.assign(state, newRound());
  state.roundNo += 1;
  state.firstSeat = firstSeat;
  state.deckCommitment = turn.beginRound();
  state.players = state.players.map(({ hasLeft }) => newPlayer(hasLeft));
  state.ledgers = state.players.map(emptyLedger);
  deal(state, shuffledDeck(turn.rng));
  startClock(turn, 'peek');
  announce(turn, {
    type: 'roundStarted',
    roundNo: state.roundNo,
    firstPlayerID: idOf(firstSeat),
    deckCommitment: state.deckCommitment,
  });
}

/** The last winner begins; of several, or of none, the first met after the previous first player (2.11.6). */
function nextFirstSeat(state: CheckState): Seat {
  const staying = seatsAfter(state, state.firstSeat).filter((seat) => !state.players[seat]!.hasLeft);
  return staying.find((seat) => state.roundWinner!.includes(seat)) ?? staying[0]!;
}
