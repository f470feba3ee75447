import type { CardFace, Rank, Suit } from './shapes.js';

const RANKS: Partial<Record<Rank, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const SUITS: Record<Suit, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'];

/** A rank in words: "7", "king". */
export const rankName = (rank: Rank): string => RANKS[rank] ?? rank;

/** A card in words: "7 of hearts". */
export const cardName = ({ suit, rank }: CardFace): string => `${rankName(rank)} of ${SUITS[suit]}`;

/** Where a slot lies in its hand, in words. */
export function placeName(index: number): string {
  return CORNERS[index] ?? `column ${Math.floor(index / 2) + 1}, ${index % 2 === 0 ? 'top' : 'bottom'}`;
}
