import type { EffectKind } from './effect.js';

/** It costs more for every card in the sleep zone of who plays it (R20). */
export const selfCostIncreaseBySleeping: EffectKind = {
  type: 'self_cost_increase_by_sleeping',
  alias: 'self_cost_increase_by_broken',
  onActions: true,
  parse(params) {
    const each = params.optionalInteger('increase', { min: 1 }, 1);
    return { cost: { modifyOwnCost: (sleeping) => each * sleeping } };
  },
};
