import type { EffectData, ManaCost, ManaType } from '../catalogue/card.types.js';
import { addMana as addToPool } from '../mana/mana-pools.js';
import type { EffectRule } from './effect.js';
import { manaAmounts } from './fields.js';

export interface AddMana extends EffectData {
  readonly mana: ManaCost;
}

/** Mana for your pool. */
export const addMana: EffectRule<AddMana> = {
  fields: { mana: manaAmounts },
  run({ play, object }, { mana }) {
    for (const [type, amount] of Object.entries(mana))
      addToPool(play, object.controller, type as ManaType, amount, 'R26');
  },
};
