import type { Seat } from '../../../engine/core/index.js';
import { findPrint } from '../rules/catalogue/catalogue.js';
import type { TcgFuelEvent } from '../rules/event.types.js';

export interface Memory {
  /** The cards of each player that have been seen, by player id and game-card id. */
  readonly seen: { readonly [playerId: number]: { readonly [cardId: number]: string } };
  /** Who has played no land in the turn that they had last, or have now. */
  readonly landless: { readonly [playerId: number]: boolean };
}

export const firstMemory = (): Memory => ({ seen: {}, landless: {} });

export function remember(memory: Memory, event: TcgFuelEvent, _seat: Seat): Memory {
  switch (event.type) {
    case 'turn_started':
      return { ...memory, landless: { ...memory.landless, [event.playerId]: true } };
    case 'card_played':
      return findPrint(event.card)?.isLand
        ? rememberSeen({ ...memory, landless: { ...memory.landless, [event.playerId]: false } }, event)
        : rememberSeen(memory, event);
    case 'card_moved':
      return rememberSeen(memory, event);
    default:
      return memory;
  }
}

/** Remembers every card that was played or moved in the open: it belongs to its owner's deck. */
function rememberSeen(memory: Memory, event: { playerId: number; cardId?: number; card?: string }): Memory {
  const { playerId, cardId, card } = event;
  const own = memory.seen[playerId] ?? {};
  if (cardId === undefined || card === undefined || own[cardId]) return memory;
  return { ...memory, seen: { ...memory.seen, [playerId]: { ...own, [cardId]: card } } };
}
