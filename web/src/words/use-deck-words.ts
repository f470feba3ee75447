import { decksEn } from './decks.en.js';
import type { DeckWords } from './decks.en.js';

/** The words of cards, decks and collections, in the reader's language. */
export function useDeckWords(): DeckWords {
  return decksEn;
}
