import type { EffectData, Reference } from '../catalogue/card.types.js';
import { moveCards } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { oneOf, reference } from './fields.js';
import { cardsOf } from './references.js';

export interface ReturnCard extends EffectData {
  readonly what: Reference;
  readonly to: 'hand' | 'battlefield';
}

/** Out of a graveyard, to the owner's hand or onto the battlefield under you; several enter at once. */
export const returnCard: EffectRule<ReturnCard> = {
  fields: { what: reference, to: oneOf('hand', 'battlefield') },
  run(resolution, { what, to }) {
    const { play, object } = resolution;
    const buried = cardsOf(resolution, what).filter((card) => card.location === 'graveyard');
    moveCards(
      play,
      buried.map(({ id }) => id),
      to,
      { rule: 'R34', under: object.controller },
    );
  },
};
