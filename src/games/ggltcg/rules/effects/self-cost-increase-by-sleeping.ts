import type { EffectKind } from './effect.js';

/** It costs more for every card in the sleep zone of who plays it (R20). */
export const selfCostIncreaseBySleeping: EffectKind = {
  type: 'self_cost_increase_by_sleeping',
  alias: 'self_cost_increase_by_broken',
  about: 'It costs this much more for each card in the sleep zone of its player.',
  example: 'self_cost_increase_by_sleeping:1',
  onActions: true,
  parse(params) {
    const each = params.optionalInteger('increase', { min: 1 }, 1);
    return { cost: { modifyOwnCost: (sleeping) => each * sleeping } };
  },
};
