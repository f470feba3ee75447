import type { Rng } from '../../../engine/core/index.js';
import { baseCards, constants } from './catalogue.js';
import type { BaseCard, Rarity } from './catalogue.js';

/** R60: weights of half points, so that chance draws whole numbers. */
const WEIGHTS: readonly (readonly [Rarity, number])[] = Object.entries(constants.pack.rarity_weights).map(
  ([rarity, weight]) => [rarity as Rarity, weight * 2],
);
const ALL_WEIGHTS = WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0);

/** R60: the cards of one pack, of one set or of any. */
export function openPack(rng: Rng, set?: string): BaseCard[] {
  const pool = set === undefined ? baseCards : baseCards.filter((card) => card.set === set);
  return Array.from({ length: constants.pack.cards }, () => {
    const rarity = drawRarity(rng);
    return rng.pick(pool.filter((card) => card.rarity === rarity));
  });
}

function drawRarity(rng: Rng): Rarity {
  let point = rng.int(ALL_WEIGHTS);
  for (const [rarity, weight] of WEIGHTS) {
    if (point < weight) return rarity;
    point -= weight;
  }
  throw new Error('The weights of rarities do not add up.');
}
