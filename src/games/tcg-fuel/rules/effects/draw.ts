import type { EffectData, Reference } from '../catalogue/card.types.js';
import { drawCards } from '../permanents/life.js';
import type { EffectRule } from './effect.js';
import { count, reference } from './fields.js';
import { seatsOf } from './references.js';

export interface Draw extends EffectData {
  readonly who: Reference;
  readonly amount: number;
}

/** One card at a time; an empty deck loses at the next state check (S2). */
export const draw: EffectRule<Draw> = {
  fields: { who: reference, amount: count },
  run(resolution, { who, amount }) {
    for (const seat of seatsOf(resolution, who)) drawCards(resolution.play, seat, amount, 'R34');
  },
};
