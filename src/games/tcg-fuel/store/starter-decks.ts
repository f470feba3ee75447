import { STARTER_DECKS } from '../rules/catalogue/catalogue.js';
import type { Deck } from './deck.types.js';

/** The starter decks under their numbers, in the order of their file. */
export const STARTERS: readonly Deck[] = STARTER_DECKS.map(({ id, name, colors, description, cards }, index) => ({
  id: index + 1,
  slug: id,
  ownerId: null,
  name,
  colors,
  description,
  cards,
}));

/** By number or by slug. */
export function findStarter(wanted: number | string): Deck | undefined {
  return STARTERS.find(({ id, slug }) => wanted === id || wanted === slug);
}
