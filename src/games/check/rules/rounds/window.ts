import type { Seat } from '../../../../engine/core/index.js';
import { resolveNextAbility } from '../abilities/ability.js';
import { announce } from '../announce.js';
import type { Card } from '../cards/cards.js';
import { faceOf, isSpecial, rankOf } from '../cards/cards.js';
import { callCheckFor } from './check-call.js';
import type { CheckTurn, MatchingOpportunity } from '../check.types.js';
import { startClock } from '../clock.js';
import { filledSlots } from '../cards/hand.js';
import { dealPenalty } from './penalty.js';
import { activeSeats, idOf, seatsAfter } from '../seats.js';

/** Every discard lets all players match it, whether they can or not (2.6.1). */
export function openWindow(turn: CheckTurn, card: Card, discarder: Seat): void {
  const { state } = turn;
  state.turnStage = 'matchingStage';
  state.windowSeq += 1;
  const deadline = startClock(turn, 'window');
  state.matchingOpportunityInfo = {
    windowId: state.windowSeq,
    cardToMatch: card,
    originalSeat: discarder,
    remainingSeats: activeSeats(state).filter((seat) => filledSlots(state.players[seat]!.hand).length > 0),
    opensAt: turn.at,
    deadline,
    answers: [],
  };
  announce(turn, { type: 'windowOpened', windowId: state.windowSeq, card: faceOf(card), deadline });
  closeIfAnswered(turn);
}

/** A seat answers with a slot, or passes with `null`. Sealed answers wait for the others (2.6.10). */
export function answer(turn: CheckTurn, seat: Seat, handIndex: number | null): void {
  const { state } = turn;
  if (state.options.matchMode === 'race') {
    workThrough(turn, seat, handIndex);
  } else {
    const window = state.matchingOpportunityInfo!;
    window.answers.push({ seat, handIndex });
    strike(window, seat);
    announce(turn, { type: 'matchAnswered', playerID: idOf(seat) });
  }
  closeIfAnswered(turn);
}

/** A seat that goes out of play counts as passed, and takes a sealed answer back (2.12.3). */
export function withdraw(turn: CheckTurn, seat: Seat): void {
  const window = turn.state.matchingOpportunityInfo!;
  window.answers = window.answers.filter((given) => given.seat !== seat);
  strike(window, seat);
  closeIfAnswered(turn);
}

/** Time is up: those who have not answered pass, and are told to have passed (2.6.6, 2.13.3). */
export function expireWindowNow(turn: CheckTurn): void {
  const window = turn.state.matchingOpportunityInfo!;
  window.answers.push(...window.remainingSeats.map((seat) => ({ seat, handIndex: null })));
  openAnswers(turn);
  if (turn.state.matchingOpportunityInfo) close(turn, 'expired');
}

function closeIfAnswered(turn: CheckTurn): void {
  if (turn.state.matchingOpportunityInfo?.remainingSeats.length !== 0) return;
  openAnswers(turn);
  if (turn.state.matchingOpportunityInfo) close(turn, 'answered');
}

/** Answers that waited are worked through from the seat after the discarder on; after a match the rest is void (2.6.10). */
function openAnswers(turn: CheckTurn): void {
  const window = turn.state.matchingOpportunityInfo!;
  for (const seat of seatsAfter(turn.state, window.originalSeat)) {
    const given = window.answers.find((one) => one.seat === seat);
    if (given && workThrough(turn, seat, given.handIndex)) return;
  }
}

/** One answer, in its turn. Returns whether it was the match that closes the window. */
function workThrough(turn: CheckTurn, seat: Seat, handIndex: number | null): boolean {
  const window = turn.state.matchingOpportunityInfo!;
  if (handIndex === null) {
    strike(window, seat);
    announce(turn, { type: 'matchPassed', playerID: idOf(seat) });
    return false;
  }
  const card = turn.state.players[seat]!.hand[handIndex]!;
  if (rankOf(card) !== rankOf(window.cardToMatch)) {
    matchWrongly(turn, seat, handIndex);
    return false;
  }
  matchRightly(turn, seat, handIndex, card);
  return true;
}

/** The card lies face-up on the discard and seals the pile; nothing can be played on it (2.6.4). */
function matchRightly(turn: CheckTurn, seat: Seat, handIndex: number, card: Card): void {
  const { state } = turn;
  const player = state.players[seat]!;
  player.hand[handIndex] = null;
  player.stats.matches += 1;
  state.discardPile.push(card);
  state.discardPileIsSealed = true;
  announce(turn, { type: 'matchSucceeded', playerID: idOf(seat), cardIndex: handIndex, card: faceOf(card) });
  if (filledSlots(player.hand).length === 0) callCheckFor(turn, seat, true);
  close(turn, 'matched', { seat, card });
}

/** The card goes back unseen, and the penalty is dealt; with a retry the answer is not used up (2.6.5). */
function matchWrongly(turn: CheckTurn, seat: Seat, handIndex: number): void {
  const { state } = turn;
  state.players[seat]!.stats.wrongMatches += 1;
  announce(turn, { type: 'matchFailed', playerID: idOf(seat), cardIndex: handIndex });
  const dealtInFull = dealPenalty(turn, seat);
  const mayTryAgain = state.options.retryAfterWrongMatch && dealtInFull && !state.players[seat]!.isDisqualified;
  if (!mayTryAgain) strike(state.matchingOpportunityInfo!, seat);
}

function close(turn: CheckTurn, reason: 'matched' | 'answered' | 'expired', match?: { seat: Seat; card: Card }): void {
  const { state } = turn;
  const { windowId, cardToMatch, originalSeat } = state.matchingOpportunityInfo!;
  state.matchingOpportunityInfo = null;
  announce(turn, { type: 'windowClosed', windowId, reason });
  if (isSpecial(rankOf(cardToMatch))) {
    const source = match ? 'stackSecondOfPair' : 'discard';
    state.pendingAbilities.push({ seat: originalSeat, card: cardToMatch, source });
    // The matcher's card came last and works first (2.7.1).
    if (match) state.pendingAbilities.push({ ...match, source: 'stack' });
  }
  resolveNextAbility(turn);
}

function strike(window: MatchingOpportunity, seat: Seat): void {
  window.remainingSeats = window.remainingSeats.filter((remaining) => remaining !== seat);
}
