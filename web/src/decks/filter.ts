import type { CatalogueCard, Facet } from './deck-kind.js';

/** What is looked for: words of a name or text, and the chosen options of each facet. */
export interface Wanted {
  readonly words: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

export const EVERYTHING: Wanted = { words: '', chosen: {} };

/** The cards that have every word, and of every facet one of the chosen options. */
export function found<C extends CatalogueCard>(
  cards: readonly C[],
  { words, chosen }: Wanted,
  facets: readonly Facet<C>[],
): readonly C[] {
  const parts = plain(words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const text = plain(`${card.name} ${card.text}`);
    return (
      parts.every((part) => text.includes(part)) &&
      facets.every((facet) => {
        const options = chosen[facet.id] ?? [];
        return options.length === 0 || facet.valuesOf(card).some((value) => options.includes(value));
      })
    );
  });
}

/** The same with an option of a facet chosen, or no longer. */
export function toggled(wanted: Wanted, facet: string, value: string): Wanted {
  const options = wanted.chosen[facet] ?? [];
  const next = options.includes(value) ? options.filter((one) => one !== value) : [...options, value];
  return { ...wanted, chosen: { ...wanted.chosen, [facet]: next } };
}

/** Small letters without strokes and dots: who looks for Ryujin finds Ryūjin. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
