import type { Color, DeckEntry } from '../rules/catalogue/card.types.js';

/** A deck as this contract shows it. */
export interface Deck {
  readonly id: number;
  /** Only starter decks have one. */
  readonly slug: string | null;
  /** The player it belongs to; none for starter decks. */
  readonly ownerId: number | null;
  readonly name: string;
  readonly colors: readonly Color[];
  readonly description: string;
  readonly cards: readonly DeckEntry[];
}

export type DeckText = Pick<Deck, 'name' | 'colors' | 'description' | 'cards'>;
