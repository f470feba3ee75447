import type { SeatRule } from '../../../../engine/core/index.js';
import { callCheckFor } from '../rounds/check-call.js';
import type { Check } from '../check.types.js';
import { refuseOutsideTurn } from '../guards.js';
import { no } from '../refusals.js';
import { endTurn } from '../rounds/turn.js';

/** "Check!" instead of a turn: your hand is locked and everybody else has one more turn (2.8). */
export const callCheck: SeatRule<Check, 'callCheck'> = {
  *choices(state, seat) {
    if (state.turnStage === 'awaitDraw' && state.currentSeat === seat && state.playerWhoCalledCheck === null)
      yield { type: 'callCheck' };
  },

  refuse(state, seat) {
    const outside = refuseOutsideTurn(state, seat, 'awaitDraw');
    if (outside) return outside;
    return state.playerWhoCalledCheck === null ? undefined : no('CHECK_ALREADY_CALLED');
  },

  play(turn) {
    turn.state.players[turn.seat]!.expiredTurns = 0;
    callCheckFor(turn, turn.seat, false);
    endTurn(turn);
  },
};
