import type { EffectData, Reference } from '../catalogue/card.types.js';
import { dealDamage } from '../permanents/damage.js';
import type { Hit } from '../permanents/damage.js';
import type { EffectRule } from './effect.js';
import { count, reference } from './fields.js';
import { damageSourceOf, permanentsIn, seatsOf } from './references.js';

export interface Damage extends EffectData {
  readonly to: Reference;
  readonly amount: number;
}

/** The source deals damage to each, all at once. */
export const damage: EffectRule<Damage> = {
  fields: { to: reference, amount: count },
  run(resolution, { to, amount }) {
    const source = damageSourceOf(resolution);
    const hits: Hit[] = [
      ...seatsOf(resolution, to).map((seat) => ({ source, amount, to: { seat } })),
      ...permanentsIn(resolution, to).map(({ id }) => ({ source, amount, to: { cardId: id } })),
    ];
    dealDamage(resolution.play, hits, false);
  },
};
