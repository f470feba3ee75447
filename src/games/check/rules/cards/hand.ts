import type { Card } from './cards.js';
import { pointsOf, rankOf } from './cards.js';
import type { Place, Table } from '../check.types.js';
import { isActive } from '../seats.js';

type Hand = readonly (Card | null)[];

/** The slots that hold a card. */
export function filledSlots(hand: Hand): number[] {
  return hand.flatMap((card, index) => (card ? [index] : []));
}

/** Where a penalty card goes: the lowest gap, else a new slot at the end (2.3.3). */
export function nextFreeSlot(hand: Hand): number {
  const gap = hand.indexOf(null);
  return gap < 0 ? hand.length : gap;
}

/** Points of a hand; an empty one has none (2.11.1). */
export function handPoints(hand: Hand): number {
  return hand.reduce((sum, card) => sum + (card ? pointsOf(rankOf(card)) : 0), 0);
}

/** The slots an ability may look at: locked hands only where the house allows it (2.7.3). */
export function peekablePlaces(state: Table): Place[] {
  return placesWhere(state, (seat) => state.options.lockedHandsPeekable || isActive(state, seat));
}

/** The slots an ability may exchange: none in a locked hand (2.7.4). */
export function swappablePlaces(state: Table): Place[] {
  return placesWhere(state, (seat) => isActive(state, seat));
}

function placesWhere(state: Table, open: (seat: number) => boolean): Place[] {
  return state.players.flatMap(({ hand }, seat) =>
    open(seat) ? filledSlots(hand).map((cardIndex) => ({ seat, cardIndex })) : [],
  );
}
