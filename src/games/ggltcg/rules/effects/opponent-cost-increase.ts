import type { EffectKind } from './effect.js';

/** Whatever the opponent plays costs more (R21). */
export const opponentCostIncrease: EffectKind = {
  type: 'opponent_cost_increase',
  about: 'Every card that the opponent plays costs this much more.',
  example: 'opponent_cost_increase:1',
  onActions: false,
  parse: (params) => ({ cost: { opposing: params.integer('increase', { min: 1 }) } }),
};
