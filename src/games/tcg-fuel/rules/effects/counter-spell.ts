import type { EffectData, ManaCost, Reference } from '../catalogue/card.types.js';
import { Purse } from '../mana/costs.js';
import { moveCards } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { manaAmounts, optional, reference } from './fields.js';
import { cardsOf } from './references.js';

export interface CounterSpell extends EffectData {
  readonly what: Reference;
  readonly unlessPays?: ManaCost;
}

/** R35: the card goes to its owner's graveyard without effect, unless its controller pays; who cannot pay is not asked. */
export const counterSpell: EffectRule<CounterSpell> = {
  fields: { what: reference, unlessPays: optional(manaAmounts) },
  run(resolution, { what, unlessPays }) {
    const { play, answers } = resolution;
    const { state, emit } = play;
    for (const { id } of cardsOf(resolution, what)) {
      const spell = state.stack.find(({ kind, stackId }) => kind === 'spell' && stackId === id);
      if (!spell) continue;
      const seat = spell.controller;
      const answer = answers[seat];
      if (unlessPays && !answer && new Purse(state, seat).canAfford(unlessPays))
        return { seat, kind: 'pay', cost: unlessPays };
      if (answer && 'paid' in answer && answer.paid) continue;
      emit({ type: 'countered', rule: 'R35', stackId: id });
      moveCards(play, [id], 'graveyard', { rule: 'R35' });
    }
    return undefined;
  },
};
