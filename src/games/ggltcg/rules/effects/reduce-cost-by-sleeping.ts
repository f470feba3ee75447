import type { EffectKind } from './effect.js';

/** It costs less for every card in the sleep zone of who plays it (R20). */
export const reduceCostBySleeping: EffectKind = {
  type: 'reduce_cost_by_sleeping',
  alias: 'reduce_cost_by_broken',
  about: 'It costs this much less for each card in the sleep zone of its player.',
  example: 'reduce_cost_by_sleeping:1',
  onActions: true,
  parse(params) {
    const each = params.optionalInteger('reduction', { min: 1 }, 1);
    return { cost: { modifyOwnCost: (sleeping) => -each * sleeping } };
  },
};
