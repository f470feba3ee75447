import type { CardPool } from '../catalogue/card-set.js';
import { definitionOf, effectsOf, opponentOf, playerOf, sourceOf } from '../cards.js';
import type { Targeting } from '../effects/effect.js';
import type { PlayerId, ReadCard, ReadState } from '../ggltcg.types.js';
import { isProtected } from '../stats/protection.js';

const TUSSLE_COST = 2;

/** What a player pays in CC for a card and its target (R19): increases, then reductions, never below 0. */
export function playCost(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  card: ReadCard,
  targets: readonly ReadCard[] = [],
): number {
  const definition = definitionOf(pool, card);
  const targeting = targetingOf(pool, card);
  const base = definition.cost >= 0 ? definition.cost : priceOf(state, pool, targets[0], targeting);
  const cost = base + opposingIncrease(state, pool, player, card) + ownModifier(state, pool, player, card);
  return Math.max(0, cost);
}

/** A card's own current cost: only its own text changes it, counted in its controller's sleep zone (R22, R25). */
export function ownCost(state: ReadState, pool: CardPool, card: ReadCard): number {
  return Math.max(0, printedCost(pool, card) + ownModifier(state, pool, card.controller, card));
}

/** What a tussle of this toy costs (R33): the lowest of what applies. */
export function tussleCost(state: ReadState, pool: CardPool, attacker: ReadCard): number {
  let lowest = TUSSLE_COST;
  for (const toy of playerOf(state, attacker.controller).in_play) {
    for (const { cost } of effectsOf(pool, toy)) {
      if (cost?.tussle && (cost.tussle.whose === 'team' || toy.id === attacker.id)) {
        lowest = Math.min(lowest, cost.tussle.cost);
      }
    }
  }
  return lowest;
}

/** The cards that may be put to sleep instead of paying for this one (R26). */
export function alternativePayments(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  card: ReadCard,
): readonly ReadCard[] {
  const alternative = effectsOf(pool, card).find((effect) => effect.cost?.alternative)?.cost?.alternative;
  if (!alternative) return [];
  const { hand, in_play } = playerOf(state, player);
  return alternative === 'in_play' ? in_play : [...in_play, ...hand.filter((other) => other.id !== card.id)];
}

export function hasAlternativeCost(pool: CardPool, card: ReadCard): boolean {
  return effectsOf(pool, card).some((effect) => effect.cost?.alternative);
}

export function targetingOf(pool: CardPool, card: ReadCard): Targeting | undefined {
  for (const { play } of effectsOf(pool, card)) if (play?.targets) return play.targets;
  return undefined;
}

/** What a card of cost -1 takes from its target; without one it costs nothing (R22 to R25). */
function priceOf(state: ReadState, pool: CardPool, target: ReadCard | undefined, targeting: Targeting | undefined) {
  if (!target) return 0;
  return targeting?.priced === 'printed' ? printedCost(pool, target) : ownCost(state, pool, target);
}

function printedCost(pool: CardPool, card: ReadCard): number {
  return Math.max(0, definitionOf(pool, card).cost);
}

function ownModifier(state: ReadState, pool: CardPool, player: PlayerId, card: ReadCard): number {
  const sleeping = playerOf(state, player).sleep_zone.length;
  let sum = 0;
  for (const { cost } of effectsOf(pool, card)) sum += cost?.modifyOwnCost?.(sleeping) ?? 0;
  return sum;
}

/** R21: every such toy of the opponent makes the card dearer, unless the card is protected from it. */
function opposingIncrease(state: ReadState, pool: CardPool, player: PlayerId, card: ReadCard): number {
  let sum = 0;
  for (const toy of playerOf(state, opponentOf(state, player)).in_play) {
    for (const { cost } of effectsOf(pool, toy)) {
      if (cost?.opposing && !isProtected(state, pool, card, sourceOf(toy))) sum += cost.opposing;
    }
  }
  return sum;
}
