import type { Rng } from '../../../engine/core/index.js';
import { RANKS } from '../rules/cards.js';
import { idOf } from '../rules/seats.js';
import type { Situation, UnknownSlot } from './situation.js';
import { pointsAt } from './world.js';
import type { World } from './world.js';

/**
 * A whole table that fits what the bot knows. After a reshuffle there are two urns (8.7): slots filled before it hold
 * exactly the old unseen cards, the deck and slots filled since hold former discards; they are never mixed.
 */
export function imagine(situation: Situation, rng: Rng): World {
  const world = situation.world(rng);
  const old = situation.old ? [...situation.old] : null;
  const rest = old ? situation.pool.map((count, rank) => Math.max(0, count - old[rank]!)) : [...situation.pool];
  // The likeliest guesses first would starve the last slots: the order is chance.
  for (const unknown of rng.shuffle([...situation.unknown])) {
    const urn = old && !unknown.trait.fresh ? old : rest;
    world.hands[unknown.seat]![unknown.slot] = drawFrom(urn, rng, likelihoods(situation, unknown));
  }
  if (world.drawn >= RANKS.length && world.stage === 'discard') world.drawn = drawFrom(rest, rng);
  const cards = rest.flatMap((count, rank) => Array.from({ length: count }, () => rank));
  rng.shuffle(cards);
  world.deck = world.deck.map((_hidden, index) => cards[index] ?? rng.int(RANKS.length));
  return world;
}

/** One card out of an urn, each rank as likely as its number and the behaviour around it say. */
function drawFrom(urn: number[], rng: Rng, likely?: readonly number[]): number {
  const weights = urn.map((count, rank) => count * (likely?.[rank] ?? 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Nothing fits, as at a table set up by hand: any card will do.
  if (total <= 0) return likely ? drawFrom(urn, rng) : rng.int(RANKS.length);
  let point = (rng.word() / 2 ** 32) * total;
  let rank = weights.findIndex((weight) => (point -= weight) < 0);
  if (rank < 0) rank = weights.findLastIndex((weight) => weight > 0);
  urn[rank]! -= 1;
  return rank;
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
