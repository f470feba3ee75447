import type { SeatRule } from '../../../../engine/core/index.js';
import { playerOf, rivalOf } from '../board.js';
import type { FourInASquare } from '../four-in-a-square.types.js';
import { invalidMove, refuseDrawTalk, refuseIfOver } from '../refusals.js';
import { endInDraw } from '../turn.js';

/** R19: take the draw that the other player offers. */
export const acceptDraw: SeatRule<FourInASquare, 'accept-draw'> = {
  unlisted: true,
  choices: () => [],

  refuse(state, seat) {
    const no = refuseIfOver(state) ?? refuseDrawTalk(state);
    if (no) return no;
    if (state.drawOffer === rivalOf(playerOf(seat))) return undefined;
    return invalidMove('NO_DRAW_OFFER', 'there is no draw offer to answer', 'R19');
  },

  play(turn) {
    turn.state.drawOffer = null;
    endInDraw(turn, 'agreement');
  },
};
