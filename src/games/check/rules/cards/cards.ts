/** The ranks, the lowest first. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['C', 'D', 'H', 'S'] as const;

/** What a card is worth is told by its rank. */
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** A card at the table is its rank and suit: `TH`. It has no other identity, so nothing can follow it face-down. */
export type Card = `${Rank}${Suit}`;

/** A card as it is sent. */
export interface CardFace {
  readonly suit: Suit;
  readonly rank: Rank;
}

/** What is sent instead of a face: nothing that could tell two face-down cards apart. */
export interface FaceDown {
  readonly hidden: true;
}

/** The rank of a card. */
export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;

/** What is printed on a card. */
export const faceOf = (card: Card): CardFace => ({ suit: card.charAt(1) as Suit, rank: rankOf(card) });

export const cardOf = ({ rank, suit }: CardFace): Card => `${rank}${suit}`;

export const faceDown = (): FaceDown => ({ hidden: true });

/** The 52 cards, in order (2.2.1). */
export function wholeDeck(): Card[] {
  return SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
}

/** Points of a rank (3.1): the ace takes one away, the others count what they show, then 11, 12, 13. */
export function pointsOf(rank: Rank): number {
  const place = RANKS.indexOf(rank);
  return place === 0 ? -1 : place + 1;
}

/** How many cards a special lets its owner look at (2.7.2). */
export const PEEKS: { readonly [rank in 'J' | 'Q' | 'K']: number } = { J: 0, Q: 1, K: 2 };

/** Jacks, Queens and Kings do something when they are discarded. */
export const isSpecial = (rank: Rank): rank is keyof typeof PEEKS => rank in PEEKS;
