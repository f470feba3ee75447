import type { SeatRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { startClock } from '../clock.js';
import { drawCard, isDeckExhausted } from '../cards/deck.js';
import { refuseOutsideTurn } from '../guards.js';
import { no } from '../refusals.js';

/** Take the top card of the deck; only you see it (2.5.2). */
export const drawFromDeck: SeatRule<Check, 'drawFromDeck'> = {
  *choices(state, seat) {
    if (state.turnStage === 'awaitDraw' && state.currentSeat === seat && !isDeckExhausted(state))
      yield { type: 'drawFromDeck' };
  },

  refuse(state, seat) {
    const outside = refuseOutsideTurn(state, seat, 'awaitDraw');
    if (outside) return outside;
    return isDeckExhausted(state) ? no('DECK_EXHAUSTED') : undefined;
  },

  play(turn) {
    drawCard(turn, turn.seat, 'deck');
    startClock(turn, 'turn');
  },
};
