import type { Seat } from '../../../engine/core/index.js';
import type { TcgFuelEvent } from '../rules/event.types.js';

/** The cards of each player that have been seen, by player id and game-card id. */
export interface Memory {
  readonly seen: { readonly [playerId: number]: { readonly [cardId: number]: string } };
}

export const firstMemory = (): Memory => ({ seen: {} });

/** Remembers every card that was played or moved in the open: it belongs to its owner's deck. */
export function remember(memory: Memory, event: TcgFuelEvent, _seat: Seat): Memory {
  const isOpen = event.type === 'card_played' || event.type === 'card_moved';
  if (!isOpen || event.cardId === undefined || event.card === undefined) return memory;
  const own = memory.seen[event.playerId] ?? {};
  if (own[event.cardId]) return memory;
  return { seen: { ...memory.seen, [event.playerId]: { ...own, [event.cardId]: event.card } } };
}
