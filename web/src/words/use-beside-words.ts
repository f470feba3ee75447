import { besideEn } from './beside.en.js';
import type { BesideWords } from './beside.en.js';

/** The words of what is fetched when it is wanted at a table, in the reader's language. */
export function useBesideWords(): BesideWords {
  return besideEn;
}

/** The same outside of components. */
export function currentBesideWords(): BesideWords {
  return besideEn;
}
