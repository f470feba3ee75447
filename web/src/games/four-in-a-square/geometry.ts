import type { PublicState } from './game-types.js';

/** The row and column of a slot on the 6×6 grid. */
export function placeOf(square: number, slot: number): { row: number; col: number } {
  return { row: Math.floor(square / 3) * 2 + Math.floor(slot / 2), col: (square % 3) * 2 + (slot % 2) };
}

/** The square and slot at a row and column. */
export function slotAt(row: number, col: number): { square: number; slot: number } {
  return { square: Math.floor(row / 2) * 3 + Math.floor(col / 2), slot: (row % 2) * 2 + (col % 2) };
}

/** Whether two squares of the tray lie side by side. */
export function areNeighbours(one: number, other: number): boolean {
  const rows = Math.abs(Math.floor(one / 3) - Math.floor(other / 3));
  const cols = Math.abs((one % 3) - (other % 3));
  return rows + cols === 1;
}

/** The squares that may slide now. */
export function slidable(state: PublicState): readonly number[] {
  if (state.winner !== null || state.drawReason !== null || state.phase === 'placement') return [];
  if (state.legalSlides) return state.legalSlides;
  return state.board.flatMap((_, square) => (areNeighbours(square, state.holeSquareIndex) ? [square] : []));
}

export function isOver(state: PublicState): boolean {
  return state.winner !== null || state.drawReason !== null;
}
