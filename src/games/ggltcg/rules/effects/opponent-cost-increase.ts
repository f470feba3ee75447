import type { EffectKind } from './effect.js';

/** Whatever the opponent plays costs more (R21). */
export const opponentCostIncrease: EffectKind = {
  type: 'opponent_cost_increase',
  onActions: false,
  parse: (params) => ({ cost: { opposing: params.integer('increase', { min: 1 }) } }),
};
