import type { EffectKind } from './effect.js';
import { tellStats } from '../stats-changed.js';
import { unprotectedToys } from '../targets.js';
import { readBoost } from './stat-words.js';

/** The toys one controls now are stronger until the end of the turn (R49). */
export const turnStatBoost: EffectKind = {
  type: 'turn_stat_boost',
  onActions: true,
  parse(params) {
    const { stats, amount } = readBoost(params);
    return {
      play: {
        apply(resolving, source) {
          const own = unprotectedToys(resolving, source).filter((toy) => toy.controller === source.controller);
          for (const toy of own) {
            for (const stat of stats) toy.turn_modifications[stat] = (toy.turn_modifications[stat] ?? 0) + amount;
          }
          tellStats(resolving, own);
        },
      },
    };
  },
};
