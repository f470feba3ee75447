import type { Seat } from '../../../engine/core/index.js';
import type { Filter } from './catalogue/card.types.js';
import { getCard, printOf } from './cards.js';
import { matches } from './permanents/filters.js';
import type { Look } from './tcg-fuel.types.js';

/** What a player may find in their deck: by catalogue number and id, since the order of the deck would tell it (R63). */
export function searchOptions(state: Look, seat: Seat, filter: Filter): number[] {
  const cards = state.players[seat]!.deck.map((id) => getCard(state, id));
  const number = (card: { card: string }): number => printOf(card).data.number ?? 0;
  return cards
    .filter((card) => matches(state, card, filter, { you: seat, sourceId: null }))
    .sort((a, b) => number(a) - number(b) || a.id - b.id)
    .map(({ id }) => id);
}
