import type { Seat } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import type { CheckTurn, Table } from '../check.types.js';
import { startClock } from '../clock.js';
import { discardNotDrawable, isDeckExhausted } from '../cards/deck.js';
import { scoreRound } from './scoring.js';
import { activeSeats, idOf, isActive, seatsAfter } from '../seats.js';

/** Neither pile gives a card: the round cannot go on (2.10.3). */
export function isExhausted(state: Table): boolean {
  return isDeckExhausted(state) && discardNotDrawable(state) !== undefined;
}

/** A player's turn begins: draw, or call Check. */
export function beginTurn(turn: CheckTurn, seat: Seat): void {
  const { state } = turn;
  if (isExhausted(state)) return scoreRound(turn, 'exhausted');
  state.currentSeat = seat;
  state.turnNo += 1;
  state.turnStage = 'awaitDraw';
  startClock(turn, 'turn');
}

/** The turn in progress is over: the next player, the final turns, or the end of the round. */
export function endTurn(turn: CheckTurn): void {
  const { state } = turn;
  const ended = state.currentSeat!;
  if (state.phase === 'finalTurnsPhase') {
    state.finalTurnsTaken += 1;
    return nextFinalTurn(turn);
  }
  if (state.playerWhoCalledCheck !== null) return beginFinalTurns(turn, ended);
  if (activeSeats(state).length < 2) return scoreRound(turn, 'lastPlayer');
  const limit = state.options.maxTurnsPerRound;
  if (limit !== null && state.turnNo >= limit) return scoreRound(turn, 'turnLimit');
  beginTurn(
    turn,
    seatsAfter(state, ended).find((seat) => isActive(state, seat))!,
  );
}

/** Everybody but the caller has one more turn, from the seat after the turn that has just ended (2.9.1). */
function beginFinalTurns(turn: CheckTurn, ended: Seat): void {
  const { state } = turn;
  state.phase = 'finalTurnsPhase';
  state.finalTurnsTaken = 0;
  state.finalTurnOrder = seatsAfter(state, ended).filter((seat) => seat !== state.playerWhoCalledCheck);
  announce(turn, { type: 'finalTurnsStarted', order: state.finalTurnOrder.map(idOf) });
  nextFinalTurn(turn);
}

/** A seat that is out when its final turn comes is skipped, and counted (2.9.3). */
function nextFinalTurn(turn: CheckTurn): void {
  const { state } = turn;
  for (;;) {
    const seat = state.finalTurnOrder![state.finalTurnsTaken];
    if (seat === undefined) return scoreRound(turn, 'check');
    if (isActive(state, seat)) return beginTurn(turn, seat);
    state.finalTurnsTaken += 1;
    announce(turn, { type: 'finalTurnSkipped', playerID: idOf(seat) });
  }
}
