import type { EffectData, Reference } from '../catalogue/card.types.js';
import type { EffectRule } from './effect.js';
import { reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface Freeze extends EffectData {
  readonly what: Reference;
}

/** It does not untap in its controller's next untap phase (R14). */
export const freeze: EffectRule<Freeze> = {
  fields: { what: reference },
  run(resolution, { what }) {
    const cards = permanentsIn(resolution, what).filter((card) => card.permanent!.frozen !== true);
    if (cards.length === 0) return;
    for (const card of cards) card.permanent!.frozen = true;
    resolution.play.emit({ type: 'frozen', rule: 'R34', cardIds: cards.map(({ id }) => id) });
  },
};
