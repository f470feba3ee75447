import type { SeatRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { refuseAnswer, refuseSlot } from '../guards.js';
import { filledSlots } from '../cards/hand.js';
import { no } from '../refusals.js';
import { answer } from '../rounds/window.js';

/** Slap a card on the discard: right, and you are rid of it; wrong, and you pay (2.6). */
export const attemptMatch: SeatRule<Check, 'attemptMatch'> = {
  *choices(state, seat) {
    const window = state.matchingOpportunityInfo;
    if (!window?.remainingSeats.includes(seat)) return;
    const { windowId } = window;
    // Every card of the hand, whatever it is: the offer must not tell which of them match.
    for (const handIndex of filledSlots(state.players[seat]!.hand)) yield { type: 'attemptMatch', handIndex, windowId };
  },

  refuse(state, seat, { handIndex, windowId }) {
    if (!Number.isInteger(handIndex)) return no('VALIDATION_FAILED');
    return refuseAnswer(state, seat, windowId) ?? refuseSlot(state.players[seat]!.hand, handIndex);
  },

  play(turn, { handIndex }) {
    answer(turn, turn.seat, handIndex);
  },
};
