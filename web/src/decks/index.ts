import type { AnyDeckKind } from './deck-kind.js';

/** The games with cards and decks, each a chunk that is loaded when it is wanted. */
const KINDS: Readonly<Record<string, () => Promise<AnyDeckKind>>> = {
  ggltcg: () => import('./ggltcg/index.js').then(({ decks }) => decks),
  'tcg-fuel': () => import('./tcg-fuel/index.js').then(({ decks }) => decks),
  'viking-vengeance': () => import('./viking-vengeance/index.js').then(({ decks }) => decks),
};

/** Whether the page knows the cards of a game. */
export function hasDecks(slug: string): boolean {
  return Object.hasOwn(KINDS, slug);
}

/** The cards and decks of a game that has some. */
export async function loadDecks(slug: string): Promise<AnyDeckKind> {
  const load = hasDecks(slug) ? KINDS[slug] : undefined;
  if (!load) throw new RangeError(`${slug} has no decks.`);
  return load();
}
