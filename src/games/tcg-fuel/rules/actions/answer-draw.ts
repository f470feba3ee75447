import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { opponentsOf, playerIdOf } from '../cards.js';
import { finish } from '../turns/ending.js';
import type { TcgFuel } from '../tcg-fuel.types.js';
import { refuseOutsider } from './gate.js';

/** Answer an offered draw: when all others accept, the game is drawn; one refusal clears the offer (R58). */
export const answerDraw: SeatRule<TcgFuel, 'answer_draw'> = {
  unlisted: true,
  *choices() {},

  refuse(state, seat, { accept }) {
    const no = refuseOutsider(state, seat);
    if (no) return no;
    const { drawOffer } = state;
    const isAsked = drawOffer !== null && drawOffer.by !== seat && !drawOffer.accepted.includes(seat);
    if (isAsked && typeof accept === 'boolean') return undefined;
    return refusal('BAD_CHOICE', 'There is no draw for you to answer.', { rule: 'R58' });
  },

  play(turn, { accept }) {
    const { state, seat, emit } = turn;
    const offer = state.drawOffer!;
    emit({ type: 'draw_answered', rule: 'R58', playerId: playerIdOf(state, seat), accept });
    if (!accept) {
      state.drawOffer = null;
      return;
    }
    offer.accepted.push(seat);
    if (opponentsOf(state, offer.by).every((other) => offer.accepted.includes(other))) finish(turn, 'agreed');
  },
};
