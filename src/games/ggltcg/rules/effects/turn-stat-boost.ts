import type { EffectKind } from './effect.js';
import { tellStats } from '../stats/stats-changed.js';
import { unprotectedToys } from '../playing/targets.js';
import { readBoost } from './stat-words.js';

/** The toys one controls now are stronger until the end of the turn (R49). */
export const turnStatBoost: EffectKind = {
  type: 'turn_stat_boost',
  about: 'All toys that the player controls now have this much more of a stat until the turn ends.',
  example: 'turn_stat_boost:all:1',
  onActions: true,
  parse(params) {
    const { stats, amount } = readBoost(params);
    return {
      play: {
        apply(resolving, source) {
          const own = unprotectedToys(resolving, source).filter((toy) => toy.controller === source.controller);
          for (const toy of own) {
            const boosts = { ...toy.turn_modifications };
            for (const stat of stats) boosts[stat] = (boosts[stat] ?? 0) + amount;
            toy.turn_modifications = boosts;
          }
          tellStats(resolving, own);
        },
      },
    };
  },
};
