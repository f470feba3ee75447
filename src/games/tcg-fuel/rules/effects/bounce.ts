import type { EffectData, Reference } from '../catalogue/card.types.js';
import { moveCards } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface Bounce extends EffectData {
  readonly what: Reference;
}

/** Back to the owner's hand. */
export const bounce: EffectRule<Bounce> = {
  fields: { what: reference },
  run(resolution, { what }) {
    const ids = permanentsIn(resolution, what).map(({ id }) => id);
    moveCards(resolution.play, ids, 'hand', { rule: 'R34' });
  },
};
