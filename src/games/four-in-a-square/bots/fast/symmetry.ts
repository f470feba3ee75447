import { BLOCKED, HOLE, LEFT, NONE, newPosition } from './position.js';
import type { Position } from './position.js';
import { slideOf, slotOf, wholeTurn } from './turns.js';
import type { WholeTurn } from './turns.js';

/** The eight rotations and reflections of the board: where each of the 36 slots, and each of the 9 squares, goes. */
export const SYMMETRIES = 8;

const slotIndex = (row: number, col: number): number => ((row >> 1) * 3 + (col >> 1)) * 4 + (row & 1) * 2 + (col & 1);

/** Where a row and column of an n×n grid go. Bit 0 mirrors left and right, bit 1 above and below, bit 2 the diagonal. */
function turned(symmetry: number, row: number, col: number, n: number): [number, number] {
  const c = symmetry & 1 ? n - 1 - col : col;
  const r = symmetry & 2 ? n - 1 - row : row;
  return symmetry & 4 ? [c, r] : [r, c];
}

const SLOT_TO: readonly Int32Array[] = Array.from({ length: SYMMETRIES }, (_, symmetry) => {
  const to = new Int32Array(36);
  for (let row = 0; row < 6; row++) {
    for (let col = 0; col < 6; col++) to[slotIndex(row, col)] = slotIndex(...turned(symmetry, row, col, 6));
  }
  return to;
});

const SQUARE_TO: readonly Int32Array[] = Array.from({ length: SYMMETRIES }, (_, symmetry) =>
  Int32Array.from({ length: 10 }, (_none, square) => {
    if (square === NONE) return NONE;
    const [row, col] = turned(symmetry, (square / 3) | 0, square % 3, 3);
    return row * 3 + col;
  }),
);

/** The symmetry that undoes each: all undo themselves but the two quarter turns. */
const INVERSE = [0, 1, 2, 3, 4, 6, 5, 7];

/** Strips after a symmetry: for each symmetry and each of the three strips, the three strips its bits go to. */
const STRIP_TO: readonly (readonly Int16Array[])[] = SLOT_TO.map((to) =>
  Array.from({ length: 9 }, (_, pair) => {
    const [from, into] = [(pair / 3) | 0, pair % 3];
    return Int16Array.from({ length: 4096 }, (_none, strip) => {
      let bits = 0;
      for (let bit = 0; bit < 12; bit++) {
        const slot = to[from * 12 + bit]!;
        if (strip & (1 << bit) && ((slot / 12) | 0) === into) bits |= 1 << (slot % 12);
      }
      return bits;
    });
  }),
);

export function turnPosition(position: Position, symmetry: number, into: Position): void {
  const to = STRIP_TO[symmetry]!;
  for (let base = 0; base < 6; base += 3) {
    const top = position[base]!;
    const middle = position[base + 1]!;
    const bottom = position[base + 2]!;
    for (let strip = 0; strip < 3; strip++) {
      into[base + strip] = to[strip]![top]! | to[3 + strip]![middle]! | to[6 + strip]![bottom]!;
    }
  }
  into[HOLE] = SQUARE_TO[symmetry]![position[HOLE]!]!;
  into[BLOCKED] = SQUARE_TO[symmetry]![position[BLOCKED]!]!;
  into[LEFT] = position[LEFT]!;
}

export function turnTurn(turn: WholeTurn, symmetry: number): WholeTurn {
  return wholeTurn(SQUARE_TO[symmetry]![slideOf(turn)]!, SLOT_TO[symmetry]![slotOf(turn)]!);
}

/** Undoes `turnTurn`. */
export const turnBack = (turn: WholeTurn, symmetry: number): WholeTurn => turnTurn(turn, INVERSE[symmetry]!);

const image = newPosition();

/** Writes the smallest of the eight images of a position into `canonical`, and returns the symmetry that leads there. */
export function canonicalise(position: Position, canonical: Position): number {
  let best = 0;
  canonical.set(position);
  for (let symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
    turnPosition(position, symmetry, image);
    if (isSmaller(image, canonical)) {
      canonical.set(image);
      best = symmetry;
    }
  }
  return best;
}

function isSmaller(one: Position, other: Position): boolean {
  for (let i = 0; i < LEFT; i++) {
    if (one[i] !== other[i]) return one[i]! < other[i]!;
  }
  return false;
}
