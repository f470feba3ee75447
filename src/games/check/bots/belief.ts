import type { Rng } from '../../../engine/core/index.js';
import { RANKS } from '../rules/cards/cards.js';
import { idOf } from '../rules/seats.js';
import type { Situation, UnknownSlot } from './situation.js';
import { pointsAt } from './world.js';
import type { World } from './world.js';

/** Makes up whole tables that fit what the bot knows, one after the other. */
export type Imagine = (rng: Rng) => World;

/**
 * After a reshuffle there are two urns (8.7): slots filled before it hold exactly the old unseen cards, the deck and
 * slots filled since hold former discards; they are never mixed.
 */
export function imagination(situation: Situation): Imagine {
  const slots = situation.unknown.map((unknown) => ({ ...unknown, likely: likelihoods(situation, unknown) }));
  const { pool, old } = situation;
  const others = old ? pool.map((count, rank) => Math.max(0, count - old[rank]!)) : pool;
  return (rng) => {
    const world = situation.world(rng);
    const [oldUrn, urn] = [old && old.slice(), others.slice()];
    // In a fixed order the last slots would always get the leavings: the order is chance.
    for (const { seat, slot, trait, likely } of rng.shuffle(slots.slice())) {
      world.hands[seat]![slot] = drawFrom(oldUrn && !trait.fresh ? oldUrn : urn, rng, likely);
    }
    if (world.drawn >= RANKS.length && world.stage === 'discard') world.drawn = drawFrom(urn, rng, EQUALLY);
    fillDeck(world, urn, rng);
    return world;
  };
}

const EQUALLY: readonly number[] = RANKS.map(() => 1);

/** One card out of an urn, each rank as likely as its number and the behaviour around it say. */
function drawFrom(urn: number[], rng: Rng, likely: readonly number[]): number {
  let total = 0;
  for (let rank = 0; rank < urn.length; rank++) total += urn[rank]! * likely[rank]!;
  // Nothing fits, as at a table set up by hand: any card will do.
  if (total <= 0) return likely === EQUALLY ? rng.int(RANKS.length) : drawFrom(urn, rng, EQUALLY);
  let point = (rng.word() / 2 ** 32) * total;
  let last = 0;
  for (let rank = 0; rank < urn.length; rank++) {
    const weight = urn[rank]! * likely[rank]!;
    if (weight <= 0) continue;
    last = rank;
    point -= weight;
    if (point < 0) break;
  }
  urn[last]! -= 1;
  return last;
}

function fillDeck(world: World, urn: readonly number[], rng: Rng): void {
  const cards: number[] = [];
  urn.forEach((count, rank) => {
    for (let card = 0; card < count; card++) cards.push(rank);
  });
  while (cards.length < world.deck.length) cards.push(rng.int(RANKS.length));
  rng.shuffle(cards);
  cards.length = world.deck.length;
  world.deck = cards;
}

const falling = (points: number, middle: number, width: number): number =>
  1 / (1 + Math.exp((points - middle) / width));

/** How well each rank fits what others did around a slot (8.5). */
function likelihoods({ me, view }: Situation, { seat, not, trait }: UnknownSlot): number[] {
  const knownToOwner = seat !== me && trait.knowers.includes(idOf(seat));
  const called = view.players[idOf(seat)]!.hasCalledCheck && seat !== me;
  return RANKS.map((rank, index) => {
    if (not.includes(rank)) return 0;
    const points = pointsAt(index);
    let weight = 1;
    if (knownToOwner && trait.kept) weight *= 0.04 + falling(points, 6, 1.2);
    if (knownToOwner && trait.spared > 0) weight *= (0.1 + falling(points, 7, 2)) ** Math.min(trait.spared, 3);
    if (knownToOwner && trait.passed.includes(rank) && points > 0) weight *= 0.1;
    if (called) weight *= 0.05 + falling(points, 4, 1.5);
    return weight;
  });
}
