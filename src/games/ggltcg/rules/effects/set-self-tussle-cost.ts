import type { EffectKind } from './effect.js';
import { refusal } from '../../../../engine/core/index.js';

/** Its own tussles cost this much (R33), perhaps not on turn 1 of the game (R34). */
export const setSelfTussleCost: EffectKind = {
  type: 'set_self_tussle_cost',
  about: 'Its own tussles cost this much CC. With `not_turn_1` it starts none on turn 1.',
  example: 'set_self_tussle_cost:0:not_turn_1',
  onActions: false,
  parse(params) {
    const cost = { tussle: { whose: 'self' as const, cost: params.integer('cost', { min: 0 }) } };
    if (!params.optionalKeyword('flag', ['not_turn_1'])) return { cost };
    const no = refusal('CANNOT_TUSSLE_TURN_1', 'This toy cannot start a tussle on turn 1.', { rule: 'R34' });
    return { cost, tussle: { canTussle: (state) => (state.turn_number === 1 ? no : undefined) } };
  },
};
