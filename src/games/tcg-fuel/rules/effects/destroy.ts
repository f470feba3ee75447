import type { EffectData, Reference } from '../catalogue/card.types.js';
import { hasKeyword } from '../permanents/characteristics.js';
import { moveCards } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { reference } from './fields.js';
import { permanentsIn } from './references.js';

export interface Destroy extends EffectData {
  readonly what: Reference;
}

/** Into the owner's graveyard, unless it is indestructible. */
export const destroy: EffectRule<Destroy> = {
  fields: { what: reference },
  run(resolution, { what }) {
    const { play } = resolution;
    const doomed = permanentsIn(resolution, what).filter((card) => !hasKeyword(play.state, card, 'indestructible'));
    moveCards(
      play,
      doomed.map(({ id }) => id),
      'graveyard',
      { rule: 'R34' },
    );
  },
};
