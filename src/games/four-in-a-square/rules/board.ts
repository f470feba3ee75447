import type { Player, Slot, Square } from './four-in-a-square.types.js';

export const SQUARES = 9;
export const SLOTS = 4;
/** R2: where the hole is at the start. */
export const FIRST_HOLE = 4;

/** R4: the positions above, below, left and right, ascending. */
export const NEIGHBOURS: readonly (readonly number[])[] = [
  [1, 3],
  [0, 2, 4],
  [1, 5],
  [0, 4, 6],
  [1, 3, 5, 7],
  [2, 4, 8],
  [3, 7],
  [4, 6, 8],
  [5, 7],
];

/** The contents of a slot of the 6×6 grid (R3). */
export function slotAt(board: readonly (readonly Slot[])[], row: number, col: number): Slot {
  return board[Math.floor(row / 2) * 3 + Math.floor(col / 2)]![(row % 2) * 2 + (col % 2)]!;
}

export function emptySquare(): Square {
  return [null, null, null, null];
}

export function emptyBoard(): Square[] {
  return Array.from({ length: SQUARES }, emptySquare);
}

/** The other player. */
export function rivalOf(player: Player): Player {
  return player === 'R' ? 'B' : 'R';
}

/** Whose seat it is. */
export function playerOf(seat: number): Player {
  return seat === 0 ? 'R' : 'B';
}

export function seatOf(player: Player): number {
  return player === 'R' ? 0 : 1;
}
