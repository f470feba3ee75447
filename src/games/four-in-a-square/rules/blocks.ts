import { slotAt } from './board.js';
import type { Block, Slot } from './four-in-a-square.types.js';

/** R12: every window of the grid that holds one colour only. The hole is empty, so nothing connects across it. */
export function findBlocks(board: readonly (readonly Slot[])[]): Block[] {
  const blocks: Block[] = [];
  for (let row = 0; row < 5; row++) {
    for (let col = 0; col < 5; col++) {
      const player = slotAt(board, row, col);
      if (
        player !== null &&
        slotAt(board, row, col + 1) === player &&
        slotAt(board, row + 1, col) === player &&
        slotAt(board, row + 1, col + 1) === player
      ) {
        blocks.push({ player, row, col });
      }
    }
  }
  return blocks;
}
