import type { CardPool } from '../catalogue/card-set.js';
import { definitionOf, sourceOf, toysInPlay } from '../cards.js';
import { targetingOf } from './costs.js';
import type { Activated, Source } from '../effects/effect.js';
import type { Card, PlayerId, ReadCard, ReadState } from '../ggltcg.types.js';
import { isProtected } from '../stats/protection.js';
import type { Resolving } from './resolving.js';
import { staminaLeft } from '../stats/stats.js';

/** What a card may be aimed at when its player plays it, and how many. */
export interface TargetRange {
  readonly valid: readonly ReadCard[];
  readonly min: number;
  readonly max: number;
}

/** The valid targets of a card in hand (R30, R31). On a Toy targets are optional. Nothing where it has none at all. */
export function targetRange(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  card: ReadCard,
): TargetRange | undefined {
  const targeting = targetingOf(pool, card);
  if (!targeting) return undefined;
  const source = sourceOf(card);
  const valid = targeting.reach(state, player, pool).filter((one) => !isProtected(state, pool, one, source));
  const min = definitionOf(pool, card).type === 'Toy' ? 0 : targeting.min;
  return { valid, min, max: targeting.max };
}

/** All toys in play that an effect affects. */
export function unprotectedToys({ state, pool }: Resolving, source: Source): Card[] {
  return toysInPlay(state).filter((toy) => !isProtected(state, pool, toy, source));
}

/** The toys an ability reaches. */
export function abilityTargets(
  state: ReadState,
  pool: CardPool,
  card: ReadCard,
  { reach }: Activated,
): readonly ReadCard[] {
  const source = sourceOf(card);
  return toysInPlay(state).filter(
    (toy) => (reach === 'any' || toy.controller !== card.controller) && !isProtected(state, pool, toy, source),
  );
}

/** How often an ability can be used on a toy at once: no more than it takes to bring it down. */
export function mostUses(state: ReadState, pool: CardPool, target: ReadCard, { stamina }: Activated): number {
  return Math.max(1, Math.ceil(staminaLeft(state, pool, target) / stamina));
}

/** A card among some, by its id. */
export function findCard<C extends ReadCard>(cards: readonly C[], id: string): C | undefined {
  return cards.find((card) => card.id === id);
}

/** The card's own ability, if it has one. */
export function abilityOf(pool: CardPool, card: ReadCard): Activated | undefined {
  return definitionOf(pool, card).effects.find((effect) => effect.activated)?.activated;
}
