export type Suit = 'c' | 'd' | 'h' | 's';
export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';

/** A card is its rank and suit: `7s`, `Td`. */
export type Card = `${Rank}${Suit}`;

export const RANKS: readonly Rank[] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const SUITS: readonly Suit[] = ['c', 'd', 'h', 's'];

export const rankOf = (card: Card): Rank => card.charAt(0) as Rank;

/** The 52 cards, in order. */
export function wholeDeck(): Card[] {
  return SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));
}

export function holds(hand: readonly Card[], rank: Rank): boolean {
  return hand.some((card) => rankOf(card) === rank);
}

/** Takes every card of a rank out of a hand, sorted: how a player ordered a hand stays private. */
export function takeRank(hand: Card[], rank: Rank): Card[] {
  const taken = hand.filter((card) => rankOf(card) === rank).sort();
  hand.splice(0, hand.length, ...hand.filter((card) => rankOf(card) !== rank));
  return taken;
}
