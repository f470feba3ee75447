import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { answered } from '../turns/clock.js';
import { proceed } from '../turns/proceed.js';
import { drawForTurn } from '../turns/steps.js';
import type { TcgFuel } from '../tcg-fuel.types.js';
import { isAskedFor, refuseUnasked } from './gate.js';

/** The draw of the turn, where the table does not do it by itself (R16). */
export const drawCard: SeatRule<TcgFuel, 'draw_card'> = {
  *choices(state, seat) {
    if (isAskedFor(state, seat, 'draw')) yield { type: 'draw_card' };
  },

  refuse(state, seat) {
    const no = refuseUnasked(state, seat, ['draw']);
    if (no?.code !== 'WRONG_PHASE') return no;
    return refusal('DRAW_NOT_ALLOWED', 'There is no draw for you to make now.', { rule: 'R16' });
  },

  play(turn) {
    answered(turn);
    drawForTurn(turn);
    proceed(turn);
  },
};
