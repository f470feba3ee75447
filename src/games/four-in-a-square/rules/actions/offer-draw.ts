import type { SeatRule } from '../../../../engine/core/index.js';
import { playerOf } from '../board.js';
import type { FourInASquare } from '../four-in-a-square.types.js';
import { invalidMove, refuseDrawTalk, refuseIfOver } from '../refusals.js';

/** R19: offer a draw, in or out of turn. The offer stands until the other answers or plays on. */
export const offerDraw: SeatRule<FourInASquare, 'offer-draw'> = {
  unlisted: true,
  choices: () => [],

  refuse(state) {
    const no = refuseIfOver(state) ?? refuseDrawTalk(state);
    if (no) return no;
    return state.drawOffer === null ? undefined : invalidMove('DRAW_ALREADY_OFFERED', 'a draw is on offer', 'R19');
  },

  play({ state, seat, emit }) {
    const player = playerOf(seat);
    state.drawOffer = player;
    emit({ type: 'draw-offered', player });
  },
};
