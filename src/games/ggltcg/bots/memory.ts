import type { GameEvent } from '../rules/events.js';
import type { CardId, PlayerId } from '../rules/ggltcg.types.js';

/** The cards a seat has seen so far, in any hand: at most twelve. */
export interface Memory {
  readonly seen: { readonly [id: CardId]: { readonly name: string; readonly owner: PlayerId } };
}

export const NOTHING_SEEN: Memory = { seen: {} };

/** A card becomes known when it is played, or when it goes to sleep out of a hand. */
export function remember(memory: Memory, event: GameEvent): Memory {
  if (event.type === 'card_played') return see(memory, event.card.id, event.card.name, event.player_id);
  if (event.type === 'card_sleeped' && event.from_zone === 'hand') {
    return see(memory, event.card.id, event.card.name, event.owner);
  }
  return memory;
}

function see({ seen }: Memory, id: CardId, name: string, owner: PlayerId): Memory {
  return { seen: { ...seen, [id]: { name, owner } } };
}
