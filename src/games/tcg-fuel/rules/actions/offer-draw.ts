import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { playerIdOf } from '../cards.js';
import type { TcgFuel } from '../tcg-fuel.types.js';
import { refuseOutsider } from './gate.js';

/** Offer a draw: at any time, once per player and turn (R58). */
export const offerDraw: SeatRule<TcgFuel, 'offer_draw'> = {
  unlisted: true,
  *choices() {},

  refuse(state, seat) {
    const no = refuseOutsider(state, seat);
    if (no) return no;
    if (state.drawOffer) return refusal('BAD_CHOICE', 'A draw is already offered.', { rule: 'R58' });
    if (state.players[seat]!.offeredDrawIn !== state.turnCount) return undefined;
    return refusal('BAD_CHOICE', 'You have offered a draw this turn.', { rule: 'R58' });
  },

  play({ state, seat, emit }) {
    state.drawOffer = { by: seat, accepted: [] };
    state.players[seat]!.offeredDrawIn = state.turnCount;
    emit({ type: 'draw_offered', rule: 'R58', playerId: playerIdOf(state, seat) });
  },
};
