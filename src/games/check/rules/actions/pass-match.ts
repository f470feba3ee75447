import type { SeatRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { refuseAnswer } from '../guards.js';
import { answer } from '../rounds/window.js';

/** Let the discard lie (2.6.3). */
export const passMatch: SeatRule<Check, 'passMatch'> = {
  *choices(state, seat) {
    const window = state.matchingOpportunityInfo;
    if (window?.remainingSeats.includes(seat)) yield { type: 'passMatch', windowId: window.windowId };
  },

  refuse(state, seat, { windowId }) {
    return refuseAnswer(state, seat, windowId);
  },

  play(turn) {
    answer(turn, turn.seat, null);
  },
};
