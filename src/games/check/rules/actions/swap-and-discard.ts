import type { SeatRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { discard } from '../cards/deck.js';
import { refuseOutsideTurn, refuseSlot } from '../guards.js';
import { filledSlots } from '../cards/hand.js';
import { no } from '../refusals.js';
import { openWindow } from '../rounds/window.js';

/** Put the drawn card face-down into a slot; the card that lay there is discarded (2.5.4). */
export const swapAndDiscard: SeatRule<Check, 'swapAndDiscard'> = {
  *choices(state, seat) {
    if (state.turnStage !== 'awaitDiscard' || state.currentSeat !== seat) return;
    for (const handIndex of filledSlots(state.players[seat]!.hand)) yield { type: 'swapAndDiscard', handIndex };
  },

  refuse(state, seat, { handIndex }) {
    if (!Number.isInteger(handIndex)) return no('VALIDATION_FAILED');
    return refuseOutsideTurn(state, seat, 'awaitDiscard') ?? refuseSlot(state.players[seat]!.hand, handIndex);
  },

  play(turn, { handIndex }) {
    const { state, seat } = turn;
    state.players[seat]!.expiredTurns = 0;
    openWindow(turn, discard(turn, seat, handIndex), seat);
  },
};
