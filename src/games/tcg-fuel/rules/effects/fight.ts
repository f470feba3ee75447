import type { EffectData, Reference } from '../catalogue/card.types.js';
import { characteristicsOf, strikingPower } from '../permanents/characteristics.js';
import { dealDamage } from '../permanents/damage.js';
import type { Hit } from '../permanents/damage.js';
import type { GameCard, Look } from '../tcg-fuel.types.js';
import type { EffectRule } from './effect.js';
import { reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface Fight extends EffectData {
  readonly a: Reference;
  readonly b: Reference;
}

/** Each deals damage equal to its power to the other, at once; if either is not there, nothing happens. */
export const fight: EffectRule<Fight> = {
  fields: { a: reference, b: reference },
  run(resolution, { a, b }) {
    const [one] = permanentsIn(resolution, a);
    const [other] = permanentsIn(resolution, b);
    if (!one || !other) return;
    const { state } = resolution.play;
    dealDamage(resolution.play, [blow(state, one, other), blow(state, other, one)], false);
  },
};

function blow(state: Look, from: GameCard, to: GameCard): Hit {
  const { keywords } = characteristicsOf(state, from);
  const source = { cardId: from.id, controller: from.controller, keywords };
  return { source, amount: strikingPower(state, from), to: { cardId: to.id } };
}
