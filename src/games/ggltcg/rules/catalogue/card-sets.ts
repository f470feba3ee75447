import type { CardPool, CardSet, Edition } from './card-set.js';
import { shippedCards } from '../data/shipped-cards.csv.js';
import { getCardSet } from './parse-card-set.js';

const sets = new Map<string, CardSet>();

/** Makes a set of cards known under its identity, `name@version`, and returns that. What is known stays as it is. */
export function registerCardSetAs(identity: string, set: CardSet): string {
  if (!sets.has(identity)) sets.set(identity, set);
  return identity;
}

export function registerCardSet(name: string, version: number, set: CardSet): string {
  return registerCardSetAs(`${name}@${version}`, set);
}

/** The set of an identity, if it is known here. */
export function findCardSet(identity: string): CardSet | undefined {
  return sets.get(identity);
}

/** The cards a game is played with. */
export function cardPool(identity: string, edition: Edition): CardPool {
  const set = sets.get(identity);
  if (!set) throw new Error(`The card set ${identity} is not known.`);
  return set[edition];
}

/** The cards the game of this state is played with. */
export function poolOf(state: {
  readonly edition: Edition;
  readonly options: { readonly card_set: string };
}): CardPool {
  return cardPool(state.options.card_set, state.edition);
}

/** The set that comes with the game. Raise the version with every change of the table: games in progress keep theirs. */
export const SHIPPED_SET = registerCardSet('shipped', 1, getCardSet(shippedCards));
