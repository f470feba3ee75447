import type { EffectData } from '../catalogue/card.types.js';
import type { EffectRule } from './effect.js';
import { duration } from './fields.js';

export interface PreventCombatDamage extends EffectData {
  readonly duration: 'end_of_turn';
}

/** R53: no combat damage is dealt this turn. */
export const preventCombatDamage: EffectRule<PreventCombatDamage> = {
  fields: { duration },
  run({ play }) {
    play.state.preventCombatDamage = true;
    play.emit({ type: 'combat_damage_prevented', rule: 'R53' });
  },
};
