import type { EffectData, Reference } from '../catalogue/card.types.js';
import { changeLife } from '../permanents/life.js';
import type { EffectRule } from './effect.js';
import { count, reference } from './fields.js';
import { seatsOf } from './references.js';

export interface LoseLife extends EffectData {
  readonly who: Reference;
  readonly amount: number;
}

/** Losing life is not damage: nothing that watches damage sees it. */
export const loseLife: EffectRule<LoseLife> = {
  fields: { who: reference, amount: count },
  run(resolution, { who, amount }) {
    for (const seat of seatsOf(resolution, who)) changeLife(resolution.play, seat, -amount, 'R34');
  },
};
