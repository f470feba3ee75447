import type { CardPool } from '../catalogue/card-set.js';
import { effectsOf, playerOf } from '../cards.js';
import type { Source } from '../effects/effect.js';
import type { ReadCard, ReadState } from '../ggltcg.types.js';

/** Whether an effect does not affect a card (R41): by its own text, or by a toy that protects all cards of its player. */
export function isProtected(state: ReadState, pool: CardPool, card: ReadCard, source: Source): boolean {
  const opposing = source.controller !== card.controller;
  for (const { protects } of effectsOf(pool, card)) {
    if (protects?.whom === 'self' && protects.from(source, opposing)) return true;
  }
  for (const toy of playerOf(state, card.controller).in_play) {
    for (const { protects } of effectsOf(pool, toy)) {
      if (protects?.whom === 'team' && protects.from(source, opposing)) return true;
    }
  }
  return false;
}
