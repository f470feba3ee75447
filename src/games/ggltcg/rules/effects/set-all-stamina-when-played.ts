import type { EffectKind } from './effect.js';
import { definitionOf } from '../cards.js';
import { tellStats } from '../stats/stats-changed.js';
import { unprotectedToys } from '../playing/targets.js';
import { putToSleep } from '../zones.js';

/** When played, all other toys are brought down to this stamina; printed with no more, they go to sleep (R49). */
export const setAllStaminaWhenPlayed: EffectKind = {
  type: 'set_all_stamina_when_played',
  alias: 'damage_all_opponent_cards',
  about:
    'When it is played, every other toy is brought down to this stamina; a toy that has no more printed goes to sleep.',
  example: 'set_all_stamina_when_played:1',
  onActions: true,
  parse(params) {
    const most = params.integer('stamina', { min: 1 });
    return {
      trigger: {
        timing: 'when_played',
        optional: false,
        apply(resolving, source) {
          const others = unprotectedToys(resolving, source).filter((toy) => toy.id !== source.id);
          const frail = others.filter((toy) => (definitionOf(resolving.pool, toy).stamina ?? 0) <= most);
          const worn = others.filter((toy) => !frail.includes(toy) && (toy.current_stamina ?? 0) > most);
          for (const toy of worn) toy.current_stamina = most;
          tellStats(resolving, worn);
          putToSleep(resolving, frail);
        },
      },
    };
  },
};
