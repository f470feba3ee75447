import type { Picks } from '../deck-kind.js';

/** So many of a card, as the server writes decks of TCG Fuel. */
export interface DeckEntry {
  readonly card: string;
  readonly count: number;
}

export function entriesOf(picks: Picks): readonly DeckEntry[] {
  const counts = new Map<string, number>();
  for (const card of picks) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export function picksOf(entries: readonly DeckEntry[]): Picks {
  return entries.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
}
