import type { EffectKind } from './effect.js';

/** Its controller's tussles cost this much (R33). */
export const setTussleCost: EffectKind = {
  type: 'set_tussle_cost',
  onActions: false,
  parse: (params) => ({ cost: { tussle: { whose: 'team', cost: params.integer('cost', { min: 0 }) } } }),
};
