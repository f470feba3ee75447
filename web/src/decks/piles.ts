import type { CatalogueCard, DeckRules, Picks, Section } from './deck-kind.js';

/** So many of one card in a deck. */
export interface Pile<C extends CatalogueCard> {
  readonly card: C;
  readonly picks: Picks;
}

/** The picks of each card of a deck. */
export function pilesOf<C extends CatalogueCard>(
  picks: Picks,
  rules: DeckRules<C>,
  cards: ReadonlyMap<string, C>,
): ReadonlyMap<string, Pile<C>> {
  const piles = new Map<string, Pile<C>>();
  for (const pick of picks) {
    const id = rules.cardOf(pick);
    const card = cards.get(id);
    if (card) piles.set(id, { card, picks: [...(piles.get(id)?.picks ?? []), pick] });
  }
  return piles;
}

/** The piles of a deck under the headings of a sorting; headings without cards are left out. */
export function sorted<C extends CatalogueCard>(
  piles: Iterable<Pile<C>>,
  sections: readonly Section<C>[],
): readonly { readonly name: string; readonly count: number; readonly piles: readonly Pile<C>[] }[] {
  const all = [...piles];
  return sections.flatMap(({ name, holds }) => {
    const here = all.filter(({ card }) => holds(card));
    if (here.length === 0) return [];
    return [{ name, count: here.reduce((sum, pile) => sum + pile.picks.length, 0), piles: here }];
  });
}

/** The picks with one more of a card, or the same ones where there can be no more. */
export function withOneMore<C extends CatalogueCard>(picks: Picks, card: C, rules: DeckRules<C>): Picks {
  const pick = rules.more(card, picks);
  return pick === undefined ? picks : [...picks, pick];
}

/** The picks without the last one of a card. */
export function withOneLess<C extends CatalogueCard>(picks: Picks, card: C, rules: DeckRules<C>): Picks {
  const last = picks.findLastIndex((pick) => rules.cardOf(pick) === card.id);
  return last < 0 ? picks : picks.toSpliced(last, 1);
}

/** Some of a deck, as if it were shuffled. It has nothing to do with any game. */
export function handOf(picks: Picks, size: number, random: () => number = Math.random): Picks {
  const left = [...picks];
  return Array.from(
    { length: Math.min(size, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  );
}
