import type { ComponentType, ReactNode } from 'react';
import type { Game } from '../api/types.js';

/** A card as catalogue and builder know it, whatever its game. */
export interface CatalogueCard {
  /** Its part of an address. */
  readonly id: string;
  readonly name: string;
  /** What a search looks through besides the name. */
  readonly text: string;
}

/** A way to look through the cards: one of its options or any. */
export interface Facet<C extends CatalogueCard> {
  readonly id: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly mark?: ReactNode }[];
  valuesOf(card: C): readonly string[];
}

/** What is in a deck: one pick for one card of it. */
export type Picks = readonly string[];

/** A deck that is being built. */
export interface Draft {
  readonly name: string;
  readonly picks: Picks;
}

/** Another name or other picks, or what makes them of those before. */
export type DraftChange = Partial<Draft> | ((before: Draft) => Partial<Draft>);

/** A deck that the server keeps. */
export interface KeptDeck extends Draft {
  readonly id: string;
  /** Comes with the game: it can be played and copied, not changed. */
  readonly isGiven: boolean;
  readonly about?: string;
}

/** A part of a deck's list. */
export interface Section<C extends CatalogueCard> {
  readonly name: string;
  holds(card: C): boolean;
}

/** How a card counts in a deck. What a deck must be, the server says. */
export interface DeckRules<C extends CatalogueCard> {
  /** How many a deck is meant to have: the number after the stroke. */
  readonly size: number;
  /** The card that a pick is one of. */
  cardOf(pick: string): string;
  /** What one more of a card adds; undefined: there can be no more of it. */
  more(card: C, picks: Picks): string | undefined;
  /** How many of a card there can be; 0: none in this deck. */
  most(card: C): number;
  /** Ways to sort the list; the first one is shown first. */
  readonly sortings: readonly { readonly name: string; readonly sections: readonly Section<C>[] }[];
}

/** What the server says of a draft: everything that is wrong with it, and the game's own numbers. */
export interface Judgement<Facts> {
  readonly errors: readonly string[];
  readonly facts: Facts;
}

/** What belongs to one card of the game, in the builder and beside the large card. */
export interface CardProps<C extends CatalogueCard> {
  readonly card: C;
  readonly variant?: string;
}

/** A bench at which a deck is built: the cards, their rules and the draft. */
export interface Bench<C extends CatalogueCard> {
  readonly cards: ReadonlyMap<string, C>;
  readonly rules: DeckRules<C>;
  readonly draft: Draft;
  readonly variant: string;
  change(part: DraftChange): void;
}

/** All the page knows of one game's cards and decks: what `decks/<slug>/index.tsx` exports as `decks`. */
export interface DeckKind<C extends CatalogueCard = CatalogueCard, Facts = unknown> {
  readonly slug: string;
  /** Cards and decks belong to an account: a guest is made by a press before they are shown. */
  readonly needsAccount?: boolean;
  /** Decks have numbers and no names. */
  readonly isNameless?: boolean;
  /** Formats or editions that a deck is judged by. */
  readonly variants?: {
    readonly legend: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  /** How many cards a hand to try has; without it there is none. */
  readonly hand?: number;
  cards(): Promise<readonly C[]>;
  readonly facets: readonly Facet<C>[];
  /** A heading over a run of cards of the catalogue. */
  readonly groupOf?: (card: C) => string;
  readonly Face: ComponentType<CardProps<C>>;
  /** Everything about a card in words; the large face stands beside it. */
  readonly Sheet: ComponentType<CardProps<C>>;
  /** A card's small numbers in a line of the deck. */
  readonly Line?: ComponentType<{ readonly card: C; readonly picks: Picks }>;
  /** Statistics of a card, where the server keeps some. */
  readonly Statistics?: ComponentType<CardProps<C>>;
  /** The cards of a deck at a glance, in the list of decks. */
  readonly Glance?: ComponentType<{ readonly deck: KeptDeck }>;
  decks(): Promise<readonly KeptDeck[]>;
  /** Keeps a deck and tells its id. */
  save(draft: Draft, id: string | undefined): Promise<string>;
  remove(id: string): Promise<void>;
  /** What a seat brings that plays this deck. */
  loadout(deck: KeptDeck): object;
  rules(cards: readonly C[], game: Game, variant: string): Promise<DeckRules<C>>;
  judge(draft: Draft, variant: string): Promise<Judgement<Facts>>;
  /** The numbers of a deck, over its list. */
  readonly Numbers?: ComponentType<{ readonly bench: Bench<C>; readonly facts: Facts | undefined }>;
  /** What else can be done with a draft: import, export, a random one. */
  readonly Tools?: ComponentType<{ readonly bench: Bench<C> }>;
  /** Which copies of a card the deck has, where copies differ. */
  readonly Copies?: ComponentType<{ readonly bench: Bench<C>; readonly card: C }>;
}

/** The cards and decks of any game, as the pages hold them. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the pages hand a kind its own cards back and never look into them
export type AnyDeckKind = DeckKind<any, any>;
