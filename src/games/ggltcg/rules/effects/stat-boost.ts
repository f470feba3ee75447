import type { EffectKind } from './effect.js';
import { readBoost } from './stat-words.js';

/** Toys of its controller, itself included, are stronger while it is in play (R40). */
export const statBoost: EffectKind = {
  type: 'stat_boost',
  onActions: false,
  parse(params) {
    const { stats, amount } = readBoost(params);
    return { continuous: { modifyStat: (stat) => (stats.includes(stat) ? amount : 0) } };
  },
};
