import type { Seat } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import { faceOf } from '../cards/cards.js';
import type { CheckState, CheckTurn, Table } from '../check.types.js';
import { startClock } from '../clock.js';
import type { EndedBy } from '../events.js';
import { handPoints } from '../cards/hand.js';
import { byPlayer, idOf, stayingSeats } from '../seats.js';

/** A match to a target ends after this many rounds at the latest (2.11.4). */
const MOST_ROUNDS = 50;

/** The round is over: hands are shown and counted, and perhaps the match is decided (2.11). */
export function scoreRound(turn: CheckTurn, endedBy: EndedBy): void {
  const { state } = turn;
  clearTheTable(state);
  state.endedBy = endedBy;
  state.roundWinner = countHands(state);
  announce(turn, {
    type: 'roundScored',
    hands: byPlayer(state, (seat) => state.players[seat]!.hand.map((card) => card && faceOf(card))),
    scores: byPlayer(state, (seat) => state.players[seat]!.score),
    roundWinner: state.roundWinner.map(idOf),
    totals: byPlayer(state, (seat) => state.totals[seat]!),
    endedBy,
    roundSeed: turn.revealSeed(),
  });
  if (isLastRound(state)) endMatch(turn);
  else startClock(turn, 'roundBreak');
}

/** The match is over: the one who stayed, or the lowest (2.11.5, 2.12.4). */
export function endMatch(turn: CheckTurn): void {
  const { state } = turn;
  const staying = stayingSeats(state);
  if (staying.length === 1) state.matchWinner = staying;
  else if (state.options.match.mode === 'single') state.matchWinner = [...state.roundWinner!];
  else state.matchWinner = lowest(staying, (seat) => state.totals[seat]!);
  state.deadline = null;
  const totals = byPlayer(state, (seat) => state.totals[seat]!);
  announce(turn, { type: 'matchEnded', matchWinner: state.matchWinner.map(idOf), totals });
}

function clearTheTable(state: CheckState): void {
  state.phase = 'scoringPhase';
  state.turnStage = null;
  state.currentSeat = null;
  state.matchingOpportunityInfo = null;
  state.activeAbility = null;
  state.pendingAbilities = [];
  state.activeReveals = [];
}

/** Scores every hand that was dealt and adds it to the totals. Returns who is lowest; ties share (2.11.2). */
function countHands(state: CheckState): Seat[] {
  const dealt = [...state.players.keys()].filter((seat) => state.players[seat]!.hand.length > 0);
  for (const seat of dealt) state.players[seat]!.score = handPoints(state.players[seat]!.hand);
  const eligible = dealt.filter((seat) => !state.players[seat]!.isForfeited && !state.players[seat]!.isDisqualified);
  const winners = lowest(eligible, (seat) => state.players[seat]!.score!);
  const caller = state.playerWhoCalledCheck;
  // The winners are known before a failed call is punished (2.11.3).
  if (caller !== null && !winners.includes(caller)) state.players[caller]!.score! += state.options.failedCheckPenalty;
  for (const seat of dealt) state.totals[seat]! += state.players[seat]!.score!;
  return winners;
}

function isLastRound(state: Table): boolean {
  const { match } = state.options;
  const staying = stayingSeats(state);
  if (match.mode === 'single' || staying.length === 1) return true;
  if (match.mode === 'rounds') return state.roundNo >= match.rounds;
  return state.roundNo >= MOST_ROUNDS || staying.some((seat) => state.totals[seat]! >= match.target);
}

function lowest(seats: readonly Seat[], pointsOf: (seat: Seat) => number): Seat[] {
  const least = Math.min(...seats.map(pointsOf));
  return seats.filter((seat) => pointsOf(seat) === least);
}
