import type { CardFace, Rank, Suit } from '../shapes.js';

/** How much of a card is drawn: the box decides, not the screen. */
export type Detail = 'mini' | 'small' | 'full';
/** Two colours, or one for each suit. */
export type SuitColours = 'two' | 'four';
/** Day, or lamplight: the same cards with less glare. */
export type Paper = 'day' | 'lamp';

export interface CardStyle {
  readonly detail: Detail;
  readonly suits: SuitColours;
  readonly paper: Paper;
}

const RANK_WORDS: Partial<Record<Rank, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const SUIT_WORDS: Record<Suit, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** A rank in words: "7", "king". */
export const rankName = (rank: Rank): string => RANK_WORDS[rank] ?? rank;

/** A card in words: "7 of hearts". */
export const cardName = ({ suit, rank }: CardFace): string => `${rankName(rank)} of ${SUIT_WORDS[suit]}`;

/** What a card in a box of this width shows. */
export const detailFor = (px: number): Detail => (px <= 44 ? 'mini' : px <= 87 ? 'small' : 'full');
