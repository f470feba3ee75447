import type { EffectKind } from './effect.js';
import { readBoost } from './stat-words.js';

/** Toys of its controller, itself included, are stronger while it is in play (R40). */
export const statBoost: EffectKind = {
  type: 'stat_boost',
  about: 'All toys of its controller, itself included, have this much more of a stat while it is in play.',
  example: 'stat_boost:strength:2',
  onActions: false,
  parse(params) {
    const { stats, amount } = readBoost(params);
    return { continuous: { modifyStat: (stat) => (stats.includes(stat) ? amount : 0) } };
  },
};
