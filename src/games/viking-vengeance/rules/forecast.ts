import type { Seat } from '../../../engine/core/index.js';
import { otherOwner } from './board/board.js';
import { copyOf } from './board/copy.js';
import { ownerAt } from './turn.js';
import { lookOf } from './view/view.js';
import type { Reading, State } from './viking-vengeance.types.js';

/**
 * A state as far as a seat knows it: the other hand and both decks are empty, and effects from cards that the seat has
 * not seen have no source.
 */
export function imagined(reading: Reading, seat: Seat): State {
  const owner = ownerAt(reading, seat);
  const look = lookOf(reading, (one) => one === owner);
  const state = copyOf(reading);
  const other = state[otherOwner(owner)];
  other.hand = [];
  other.deck = [];
  // A deck that is not empty still ends the forecast with a draw; which card comes is not known.
  state[owner].deck = state[owner].deck.toSorted();
  const known = new Set([...state[owner].hand, ...state.board.flat().flatMap((card) => card?.id ?? [])]);
  state.hydratedCardDataCache = Object.fromEntries(
    Object.entries(state.hydratedCardDataCache)
      .filter(([id]) => known.has(id))
      .map(([id, carried]) => [id, { ...carried, effects: look(carried.effects) }]),
  );
  for (const row of state.board) for (const card of row) if (card) card.effects = look(card.effects);
  return state;
}
