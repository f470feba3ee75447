import type { Ref } from '../../play/stage/scene.js';

/** The ref of a slot, and of a whole square. */
export const cell = (square: number, slot: number): Ref => `cell:${square}.${slot}`;
export const square = (index: number): Ref => `square:${index}`;

/** The nine positions of squares on the tray, and the four slots of each. */
export const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const SLOTS = [0, 1, 2, 3] as const;

/** The row and column of a slot on the grid of six by six. */
export function gridPlace(squareIndex: number, slot: number): { row: number; col: number } {
  return { row: Math.floor(squareIndex / 3) * 2 + Math.floor(slot / 2), col: (squareIndex % 3) * 2 + (slot % 2) };
}

/** The square and slot at a row and column. */
export function slotAt(row: number, col: number): { square: number; slot: number } {
  return { square: Math.floor(row / 2) * 3 + Math.floor(col / 2), slot: (row % 2) * 2 + (col % 2) };
}

/** The square and slot that the ref of a cell names. */
export function slotOf(ref: Ref): { square: number; slot: number } | undefined {
  const found = /^cell:(\d)\.(\d)$/.exec(ref);
  return found ? { square: Number(found[1]), slot: Number(found[2]) } : undefined;
}
