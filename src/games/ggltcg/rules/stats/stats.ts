import type { CardPool } from '../catalogue/card-set.js';
import { definitionOf, effectsOf, playerOf, sourceOf } from '../cards.js';
import type { ReadCard, ReadState, Stat } from '../ggltcg.types.js';
import { isProtected } from './protection.js';

/** A toy's stat while it is in play (R40): printed or copied, with every boost on its side and on itself. */
export function statOf(state: ReadState, pool: CardPool, toy: ReadCard, stat: Stat): number {
  return (definitionOf(pool, toy)[stat] ?? 0) + bonusOf(state, pool, toy, stat);
}

/** What a toy has left: stored stamina and the bonuses on top (R40). At 0 it is defeated. */
export function staminaLeft(state: ReadState, pool: CardPool, toy: ReadCard): number {
  return (toy.current_stamina ?? 0) + bonusOf(state, pool, toy, 'stamina');
}

function bonusOf(state: ReadState, pool: CardPool, toy: ReadCard, stat: Stat): number {
  let bonus = (toy.modifications[stat] ?? 0) + (toy.turn_modifications[stat] ?? 0);
  for (const other of playerOf(state, toy.controller).in_play) bonus += boostBy(state, pool, other, toy, stat);
  return bonus;
}

/** What one toy in play adds to a stat of another on its side, or of itself. */
export function boostBy(state: ReadState, pool: CardPool, other: ReadCard, toy: ReadCard, stat: Stat): number {
  let sum = 0;
  for (const { continuous } of effectsOf(pool, other)) {
    const boost = continuous?.modifyStat(stat) ?? 0;
    if (boost !== 0 && !isProtected(state, pool, toy, sourceOf(other))) sum += boost;
  }
  return sum;
}
