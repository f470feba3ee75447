import type { SeatRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { startClock } from '../clock.js';
import { discardNotDrawable, drawCard } from '../cards/deck.js';
import { refuseOutsideTurn } from '../guards.js';
import { no } from '../refusals.js';

/** Take the top discard, for all to see; it must then be swapped in (2.5.3). */
export const drawFromDiscard: SeatRule<Check, 'drawFromDiscard'> = {
  *choices(state, seat) {
    if (state.turnStage === 'awaitDraw' && state.currentSeat === seat && !discardNotDrawable(state))
      yield { type: 'drawFromDiscard' };
  },

  refuse(state, seat) {
    const outside = refuseOutsideTurn(state, seat, 'awaitDraw');
    if (outside) return outside;
    const reason = discardNotDrawable(state);
    return reason && no(reason);
  },

  play(turn) {
    drawCard(turn, turn.seat, 'discard');
    startClock(turn, 'turn');
  },
};
