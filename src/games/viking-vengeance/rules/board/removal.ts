import { findPlaced, placedCards } from './board.js';
import type { AtTable, BoardCard, State } from '../viking-vengeance.types.js';

/** A card leaves the board, however that comes about: the soul-locks it made end with it (R31). */
export function takeOffBoard(state: State, id: string): BoardCard {
  const { at } = findPlaced(state, id)!;
  const card = state.board[at.y]![at.x]!;
  state.board[at.y]![at.x] = null;
  for (const { card: locked, at: where } of placedCards(state)) {
    if (locked.lockedBy === id) state.board[where.y]![where.x]!.lockedBy = null;
  }
  return card;
}

/** R31: a destroyed card goes to its first owner's discard pile. It is not defeated, and nothing shields it. */
export function destroyCard(turn: AtTable, id: string): void {
  const { state } = turn;
  const { at } = findPlaced(state, id)!;
  takeOffBoard(state, id);
  state[state.cards[id]!.original_owner].discardPile.push(id);
  turn.emit({ type: 'card_removed', cardId: id, position: at, reason: 'destroyed' });
}
