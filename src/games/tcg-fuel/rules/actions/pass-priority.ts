import type { SeatRule } from '../../../../engine/core/index.js';
import { answered } from '../turns/clock.js';
import { passPriority as pass } from '../turns/priority.js';
import { proceed } from '../turns/proceed.js';
import type { TcgFuel } from '../tcg-fuel.types.js';
import { hasPriority, refuseUnasked } from './gate.js';

/** Do nothing now (R24, R25). */
export const passPriority: SeatRule<TcgFuel, 'pass_priority'> = {
  *choices(state, seat) {
    if (hasPriority(state, seat)) yield { type: 'pass_priority' };
  },

  refuse: (state, seat) => refuseUnasked(state, seat, ['priority']),

  play(turn) {
    answered(turn);
    pass(turn);
    proceed(turn);
  },
};
