import type { EffectData, Reference } from '../catalogue/card.types.js';
import { moveCards } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface Exile extends EffectData {
  readonly what: Reference;
}

/** Out of the game, face up. */
export const exile: EffectRule<Exile> = {
  fields: { what: reference },
  run(resolution, { what }) {
    const ids = permanentsIn(resolution, what).map(({ id }) => id);
    moveCards(resolution.play, ids, 'exile', { rule: 'R34' });
  },
};
