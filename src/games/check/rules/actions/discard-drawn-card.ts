import type { SeatRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { discard } from '../cards/deck.js';
import { refuseOutsideTurn } from '../guards.js';
import { no } from '../refusals.js';
import { openWindow } from '../rounds/window.js';

/** Throw the card from the deck away; one from the discard pile may not go straight back (2.5.5). */
export const discardDrawnCard: SeatRule<Check, 'discardDrawnCard'> = {
  *choices(state, seat) {
    if (state.turnStage !== 'awaitDiscard' || state.currentSeat !== seat) return;
    if (state.players[seat]!.pendingDrawnCardSource === 'deck') yield { type: 'discardDrawnCard' };
  },

  refuse(state, seat) {
    const outside = refuseOutsideTurn(state, seat, 'awaitDiscard');
    if (outside) return outside;
    return state.players[seat]!.pendingDrawnCardSource === 'discard' ? no('MUST_SWAP') : undefined;
  },

  play(turn) {
    const { state, seat } = turn;
    state.players[seat]!.expiredTurns = 0;
    openWindow(turn, discard(turn, seat, null), seat);
  },
};
