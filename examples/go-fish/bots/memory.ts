import type { Seat } from '../../../src/engine/core/index.js';
import { RANKS } from '../rules/cards.js';
import type { Rank } from '../rules/cards.js';
import type { GoFish } from '../rules/go-fish.types.js';

/** How many cards of a rank a player holds, as far as one can tell: at least, and at most. */
export type Bounds = readonly [least: number, most: number];

/** What a player who listens remembers: the rank asked for last, and of every player what has been heard. */
export interface Memory {
  readonly asked: Rank | null;
  readonly hands: { readonly [seat: Seat]: { readonly [rank in Rank]?: Bounds } };
}

const UNHEARD: Bounds = [0, 4];

export const nothingHeard: Memory = { asked: null, hands: {} };

export function boundsOf(memory: Memory, seat: Seat, rank: Rank): Bounds {
  return memory.hands[seat]?.[rank] ?? UNHEARD;
}

/** Everything that is said at a table of Go Fish gives something away. */
export function remember(memory: Memory, event: GoFish['event']): Memory {
  switch (event.type) {
    case 'asked': {
      // The player who asks holds one; the player who is asked has none afterwards, whatever the answer.
      const [least, most] = boundsOf(memory, event.by, event.rank);
      const heard = note(memory, event.by, event.rank, [Math.max(1, least), Math.max(1, most)]);
      return { ...note(heard, event.of, event.rank, [0, 0]), asked: event.rank };
    }
    case 'took': {
      const [least, most] = boundsOf(memory, event.by, memory.asked!);
      return note(memory, event.by, memory.asked!, [least + event.count, Math.min(4, most + event.count)]);
    }
    case 'fished': {
      // A card that no other player saw: of any rank there may be one more.
      const oneMore = RANKS.map((rank): [Rank, Bounds] => {
        const [least, most] = boundsOf(memory, event.by, rank);
        return [rank, [least, Math.min(4, most + 1)]];
      });
      return { ...memory, hands: { ...memory.hands, [event.by]: Object.fromEntries(oneMore) } };
    }
    case 'laid-down':
      return note(memory, event.by, event.rank, [0, 0]);
  }
}

function note(memory: Memory, seat: Seat, rank: Rank, bounds: Bounds): Memory {
  return { ...memory, hands: { ...memory.hands, [seat]: { ...memory.hands[seat], [rank]: bounds } } };
}
