import type { EffectData, Reference } from '../catalogue/card.types.js';
import { changeLife } from '../permanents/life.js';
import type { EffectRule } from './effect.js';
import { count, reference } from './fields.js';
import { seatsOf } from './references.js';

export interface GainLife extends EffectData {
  readonly who: Reference;
  readonly amount: number;
}

/** Life goes up. */
export const gainLife: EffectRule<GainLife> = {
  fields: { who: reference, amount: count },
  run(resolution, { who, amount }) {
    for (const seat of seatsOf(resolution, who)) changeLife(resolution.play, seat, amount, 'R34');
  },
};
