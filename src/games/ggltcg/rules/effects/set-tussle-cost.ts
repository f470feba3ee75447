import type { EffectKind } from './effect.js';

/** Its controller's tussles cost this much (R33). */
export const setTussleCost: EffectKind = {
  type: 'set_tussle_cost',
  about: 'All tussles of its controller cost this much CC.',
  example: 'set_tussle_cost:1',
  onActions: false,
  parse: (params) => ({ cost: { tussle: { whose: 'team', cost: params.integer('cost', { min: 0 }) } } }),
};
