import type { Rng } from '../../../engine/core/index.js';
import { baseCards, getBaseCard } from '../rules/catalogue.js';
import type { BaseCard, Rarity } from '../rules/catalogue.js';

/** What people put into a deck before one knows anything about them. */
const USUAL: { readonly [R in Rarity]: number } = { common: 8, uncommon: 0, rare: 6, epic: 4, legendary: 2 };
/** How much one card seen of a set says about the rest of the deck. */
const SAME_SET = 2;

/** Guesses cards that a player may hold, by the sets and rarities of those seen so far. */
export class Guess {
  private readonly weights: readonly number[];
  private readonly sum: number;

  constructor(seen: readonly string[]) {
    const known = seen.map(getBaseCard);
    const ofRarity = (rarity: Rarity): number =>
      (USUAL[rarity] + known.filter((card) => card.rarity === rarity).length) /
      Math.max(1, baseCards.filter((card) => card.rarity === rarity).length);
    const ofSet = (set: string): number => 1 + SAME_SET * known.filter((card) => card.set === set).length;
    this.weights = baseCards.map((card) => ofRarity(card.rarity) * ofSet(card.set));
    this.sum = this.weights.reduce((sum, weight) => sum + weight, 0);
  }

  card(rng: Rng): BaseCard {
    let point = (rng.word() / 2 ** 32) * this.sum;
    for (const [index, weight] of this.weights.entries()) {
      point -= weight;
      if (point < 0) return baseCards[index]!;
    }
    return baseCards.at(-1)!;
  }
}
