import type { Rng } from '../../../../engine/core/index.js';
import { STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import type { DeckEntry } from '../../rules/catalogue/card.types.js';

/** A card that a list does not hold, or more of it than it holds, makes the list so many times less likely. */
const STRANGE = 1e-6;

/**
 * How likely each starter deck is after these cards were seen of it. All are alike before; a deck that holds c of a card
 * shows s of them in as many ways as s can be chosen from c, so what a deck has much of speaks for it.
 */
export function deckWeights(seen: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const slug of seen) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const likelihoods = STARTER_DECKS.map(({ cards }) => {
    const size = cards.reduce((sum, { count }) => sum + count, 0);
    let log = -logChoose(size, Math.min(size, seen.length));
    for (const [slug, shown] of counts) {
      const has = cards.find(({ card }) => card === slug)?.count ?? 0;
      log += logChoose(has, Math.min(has, shown)) + Math.max(0, shown - has) * Math.log(STRANGE);
    }
    return log;
  });
  const most = Math.max(...likelihoods);
  const weights = likelihoods.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** A starter deck, as likely as what was seen makes it. */
export function likelyDeck(seen: readonly string[], rng: Rng): readonly DeckEntry[] {
  const weights = deckWeights(seen);
  let left = rng.int(RESOLUTION) / RESOLUTION;
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return STARTER_DECKS[Math.max(0, index)]!.cards;
}

const RESOLUTION = 1_000_000;

/** The logarithm of n over k. */
function logChoose(n: number, k: number): number {
  let log = 0;
  for (let step = 1; step <= k; step++) log += Math.log((n - k + step) / step);
  return log;
}
