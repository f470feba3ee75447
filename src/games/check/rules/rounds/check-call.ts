import type { Seat } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import type { CheckTurn } from '../check.types.js';
import { idOf } from '../seats.js';

/** A hand is closed, by its owner's word or by running out of cards. Only the first one is the caller (2.8). */
export function callCheckFor(turn: CheckTurn, seat: Seat, automatic: boolean): void {
  const { state } = turn;
  const player = state.players[seat]!;
  player.hasCalledCheck = true;
  player.isLocked = true;
  if (state.playerWhoCalledCheck === null) {
    state.playerWhoCalledCheck = seat;
    state.callWasAutomatic = automatic;
  }
  announce(turn, { type: 'checkCalled', playerID: idOf(seat), automatic });
}
