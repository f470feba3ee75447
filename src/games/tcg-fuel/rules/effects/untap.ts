import type { EffectData, Reference } from '../catalogue/card.types.js';
import type { EffectRule } from './effect.js';
import { reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface Untap extends EffectData {
  readonly what: Reference;
}

/** Untaps what is tapped; only the untap phase itself can be forbidden. */
export const untap: EffectRule<Untap> = {
  fields: { what: reference },
  run(resolution, { what }) {
    const cards = permanentsIn(resolution, what).filter((card) => card.permanent!.isTapped !== false);
    if (cards.length === 0) return;
    for (const card of cards) card.permanent!.isTapped = false;
    resolution.play.emit({ type: 'untapped', rule: 'R34', cardIds: cards.map(({ id }) => id) });
  },
};
