import type { EffectData, Reference } from '../catalogue/card.types.js';
import type { EffectRule } from './effect.js';
import { count, oneOf, reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface PutCounters extends EffectData {
  readonly what: Reference;
  readonly counter: '+1/+1' | '-1/-1';
  readonly amount: number;
}

/** Counters stay as long as the permanent does. */
export const putCounters: EffectRule<PutCounters> = {
  fields: { what: reference, counter: oneOf('+1/+1', '-1/-1'), amount: count },
  run(resolution, { what, counter, amount }) {
    for (const card of permanentsIn(resolution, what)) {
      card.permanent!.counters[counter] += amount;
      resolution.play.emit({ type: 'counters_put', rule: 'R56', cardId: card.id, counter, amount });
    }
  },
};
