import type { CardInstance, Event } from '../rules/viking-vengeance.types.js';

/** What a bot keeps in mind besides what it sees: the cards that went back to a hand, in order. */
export interface Memory {
  readonly returned: readonly { readonly cardId: string; readonly to: string }[];
}

export const nothingHeard: Memory = { returned: [] };

export function remember(memory: Memory, event: Event): Memory {
  if (event.type === 'card_returned') {
    return { returned: [...memory.returned, { cardId: event.cardId, to: event.to }] };
  }
  // Placed again, it is on the board for all to see.
  if (event.type === 'card_placed') {
    return { returned: memory.returned.filter(({ cardId }) => cardId !== event.cardId) };
  }
  return memory;
}

export type Loadout = readonly CardInstance[] | null;
