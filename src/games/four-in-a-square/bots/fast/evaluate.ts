import { BLOCKED, HOLE, NEAR, newPosition, slideTo } from './position.js';
import type { Position } from './position.js';
import { LOWER_ROW, UPPER_ROW } from './tables.js';

/** What an open window with so many pieces of one colour is worth. */
const WEIGHTS = [0, 1, 4, 14, 0];

/**
 * Two windows that lie beside each other, as twelve bits: three columns of two rows for Red, then for Blue. A window
 * with both colours is worth nothing; one that touches the hole is counted as having both.
 */
const PAIR = Int8Array.from({ length: 4096 }, (_, bits) => windowValue(bits, 0) + windowValue(bits, 1));
const LAST = Int8Array.from({ length: 4096 }, (_, bits) => windowValue(bits, 0));

function windowValue(bits: number, col: number): number {
  const count = (rows: number): number => {
    const cells = [rows >> col, rows >> (col + 1), rows >> (col + 3), rows >> (col + 4)];
    return cells.reduce((sum, cell) => sum + (cell & 1), 0);
  };
  const [red, blue] = [count(bits & 63), count(bits >> 6)];
  if (red > 0 && blue > 0) return 0;
  return WEIGHTS[red]! - WEIGHTS[blue]!;
}

const slid = newPosition();
const red = new Int32Array(6);
const blue = new Int32Array(6);

/** How good a position is for Red: open windows as it lies, and on average after the slides that are possible. */
export function evaluate(position: Position, noBacktrack: boolean): number {
  let sum = 0;
  let slides = 0;
  for (const square of NEAR[position[HOLE]!]!) {
    if (square === position[BLOCKED]) continue;
    slideTo(position, square, noBacktrack, slid);
    sum += openWindows(slid);
    slides += 1;
  }
  return openWindows(position) + Math.round(sum / slides);
}

/** Red's open windows less Blue's. */
function openWindows(position: Position): number {
  const hole = position[HOLE]!;
  const holeRow = ((hole / 3) | 0) * 2;
  const holeBits = 3 << ((hole % 3) * 2);
  for (let strip = 0; strip < 3; strip++) {
    red[strip * 2] = UPPER_ROW[position[strip]!]!;
    red[strip * 2 + 1] = LOWER_ROW[position[strip]!]!;
    blue[strip * 2] = UPPER_ROW[position[strip + 3]!]!;
    blue[strip * 2 + 1] = LOWER_ROW[position[strip + 3]!]!;
  }
  red[holeRow]! |= holeBits;
  red[holeRow + 1]! |= holeBits;
  blue[holeRow]! |= holeBits;
  blue[holeRow + 1]! |= holeBits;
  let sum = 0;
  for (let row = 0; row < 5; row++) {
    const r = red[row]!;
    const s = red[row + 1]!;
    const b = blue[row]!;
    const c = blue[row + 1]!;
    sum +=
      PAIR[(r & 7) | ((s & 7) << 3) | ((b & 7) << 6) | ((c & 7) << 9)]! +
      PAIR[((r >> 2) & 7) | (((s >> 2) & 7) << 3) | (((b >> 2) & 7) << 6) | (((c >> 2) & 7) << 9)]! +
      LAST[(r >> 4) | ((s >> 4) << 3) | ((b >> 4) << 6) | ((c >> 4) << 9)]!;
  }
  return sum;
}
