import { ApiError } from '../../../common/api-error.js';
import type { LoadoutRequest } from '../../../engine/hosting/hosted-game.js';
import { cardPool } from '../rules/catalogue/card-sets.js';
import { whyNotDeck } from '../rules/catalogue/decks.js';
import type { Ggltcg, Options } from '../rules/ggltcg.types.js';

/** What a seat brings: `{ deck: [six names] }`; with nothing given the game deals a random deck. */
export async function readLoadout({ options, given }: LoadoutRequest<Ggltcg>): Promise<Ggltcg['loadout']> {
  if (given === undefined || given === null) return null;
  const { deck } = given as { deck?: unknown };
  if (!Array.isArray(deck) || !deck.every((name) => typeof name === 'string')) {
    throw new ApiError(400, 'BAD_SHAPE', 'loadout.deck must be a list of names');
  }
  return checkedDeck(options, deck);
}

/** Six names that make a deck, and of what. */
export interface CheckedDeck extends Pick<Options, 'card_set' | 'edition'> {
  readonly deck: readonly string[];
}

/** Six names that make a deck of this edition (R7), or `INVALID_DECK`. */
export function checkedDeck(options: Pick<Options, 'card_set' | 'edition'>, deck: readonly string[]): string[] {
  const no = whyNotDeck(cardPool(options.card_set, options.edition), deck);
  if (no) throw new ApiError(400, no.code, no.message, { rule: no.rule, details: no.details });
  return [...deck];
}
