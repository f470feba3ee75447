import type { FourInASquare } from '../rules/four-in-a-square.types.js';
import { BLOCKED, NONE, newPosition, slideTo } from './fast/position.js';
import type { Position } from './fast/position.js';

/** So many slides back a bot remembers. */
const SLIDES_REMEMBERED = 16;

/** What a bot keeps of a round besides the board: where the hole has been lately, and the piece placed last. */
export interface Memory {
  readonly holes: readonly number[];
  readonly placed: { readonly squareIndex: number; readonly slotIndex: number } | null;
}

export const FIRST_MEMORY: Memory = { holes: [], placed: null };

export function remember(memory: Memory, event: FourInASquare['event']): Memory {
  switch (event.type) {
    case 'placed':
      return { ...memory, placed: { squareIndex: event.squareIndex, slotIndex: event.slotIndex } };
    case 'slid':
      return { holes: [...memory.holes, event.toHoleSquareIndex].slice(-SLIDES_REMEMBERED), placed: null };
    case 'restarted':
      return FIRST_MEMORY;
    default:
      return memory;
  }
}

/** The positions that lay on the board lately: the slides undone, one after the other. */
export function recentPositions(position: Position, memory: Memory, noBacktrack: boolean): ReadonlySet<string> {
  const recent = new Set<string>();
  const { holes } = memory;
  let now = position;
  for (let back = holes.length - 1; back >= 0; back--) {
    const before = newPosition();
    slideTo(now, holes[back]!, noBacktrack, before);
    // The square that was blocked then had come from the hole before that.
    if (noBacktrack) before[BLOCKED] = holes[back - 1] ?? NONE;
    recent.add(before.join());
    now = before;
  }
  return recent;
}
