import type { Action } from '../../rules/action.types.js';
import type { Board } from '../board.js';

/** Keeps two to five lands in seven, and never goes below five cards. */
export function mulliganHand(board: Board): Action {
  const { hand, me, view } = board;
  const lands = hand.filter((card) => card.types.includes('land'));
  const owed = view.players.length === 2 ? me.mulligansTaken : Math.max(0, me.mulligansTaken - 1);
  const isFair = lands.length >= 2 && lands.length <= 5;
  if (!isFair && hand.length - owed > 5) return { type: 'mulligan', keep: false };
  if (owed === 0) return { type: 'mulligan', keep: true };
  // What is too many of goes first: lands past four, else the dearest.
  const order = [...hand].sort((a, b) => burden(b, lands.length) - burden(a, lands.length));
  return { type: 'mulligan', keep: true, bottom: order.slice(0, owed).map(({ id }) => id) };
}

function burden(card: { readonly types: readonly string[]; readonly manaValue: number }, lands: number): number {
  if (!card.types.includes('land')) return card.manaValue;
  return lands > 4 ? 10 : -1;
}
