import type { EffectData, Reference } from '../catalogue/card.types.js';
import type { EffectRule } from './effect.js';
import { reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface Tap extends EffectData {
  readonly what: Reference;
}

/** Taps what is untapped. */
export const tap: EffectRule<Tap> = {
  fields: { what: reference },
  run(resolution, { what }) {
    const cards = permanentsIn(resolution, what).filter((card) => card.permanent!.isTapped !== true);
    if (cards.length === 0) return;
    for (const card of cards) card.permanent!.isTapped = true;
    resolution.play.emit({ type: 'tapped', rule: 'R34', cardIds: cards.map(({ id }) => id) });
  },
};
