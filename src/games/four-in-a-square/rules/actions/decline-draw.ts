import type { SeatRule } from '../../../../engine/core/index.js';
import { playerOf } from '../board.js';
import type { FourInASquare } from '../four-in-a-square.types.js';
import { acceptDraw } from './accept-draw.js';

/** R19: turn down the draw that the other player offers. */
export const declineDraw: SeatRule<FourInASquare, 'decline-draw'> = {
  unlisted: true,
  choices: () => [],
  // Only what could be accepted can be declined.
  refuse: (state, seat) => acceptDraw.refuse(state, seat, { type: 'accept-draw' }),

  play({ state, seat, emit }) {
    state.drawOffer = null;
    emit({ type: 'draw-declined', player: playerOf(seat) });
  },
};
