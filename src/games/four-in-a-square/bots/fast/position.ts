import { NEIGHBOURS } from '../../rules/board.js';
import type { PublicState } from '../../rules/four-in-a-square.types.js';
import {
  FULL,
  JOIN_FULL,
  JOIN_NEED_ABOVE,
  JOIN_NEED_BELOW,
  LOWER_ROW,
  NEED,
  POPULATION,
  UPPER_ROW_SHIFTED,
} from './tables.js';

/**
 * A position in nine numbers: three strips of Red, three of Blue, the hole, the blocked square (9: none), and how many
 * placements are left to both players together. By I3 the hole tells who is on turn: Red (0) while it is even.
 */
export type Position = Int32Array;

export const HOLE = 6;
export const BLOCKED = 7;
export const LEFT = 8;
const SIZE = 9;
export const NONE = 9;

export const newPosition = (): Position => new Int32Array(SIZE);

/** Strip and shift of a square's four bits. */
const STRIP_OF = Int32Array.from([0, 0, 0, 1, 1, 1, 2, 2, 2]);
const SHIFT_OF = Int32Array.from([0, 4, 8, 0, 4, 8, 0, 4, 8]);

/** Who is on turn: 0 Red, 1 Blue. */
export const moverOf = (position: Position): number => position[HOLE]! & 1;

export function encode(state: PublicState): Position {
  const position = newPosition();
  for (const [square, slots] of state.board.entries()) {
    for (const [slot, piece] of slots.entries()) {
      if (piece !== null) addPiece(position, piece === 'R' ? 0 : 1, square * 4 + slot);
    }
  }
  position[HOLE] = state.holeSquareIndex;
  position[BLOCKED] = state.blockedSlideSquareIndex ?? NONE;
  position[LEFT] = state.piecesPerPlayer * 2 - state.placed.R - state.placed.B;
  return position;
}

/** Puts a piece into one of the 36 slots (square · 4 + slot). */
export function addPiece(position: Position, colour: number, slot: number): void {
  const strip = (slot / 12) | 0;
  position[colour * 3 + strip]! |= 1 << (slot - strip * 12);
}

export function removePiece(position: Position, colour: number, slot: number): void {
  const strip = (slot / 12) | 0;
  position[colour * 3 + strip]! &= ~(1 << (slot - strip * 12));
}

/** Writes the position after sliding a square into `to`. Under V1 the square that slid becomes the blocked one. */
export function slideTo(from: Position, square: number, noBacktrack: boolean, to: Position): void {
  const hole = from[HOLE]!;
  to.set(from);
  moveSquare(to, 0, square, hole);
  moveSquare(to, 3, square, hole);
  to[HOLE] = square;
  to[BLOCKED] = noBacktrack ? hole : NONE;
}

/** Moves four bits of three strips (beginning at `base`) from one square to another, empty one. */
export function moveSquare(strips: Int32Array, base: number, from: number, to: number): void {
  const bits = (strips[base + STRIP_OF[from]!]! >> SHIFT_OF[from]!) & 15;
  strips[base + STRIP_OF[from]!]! ^= bits << SHIFT_OF[from]!;
  strips[base + STRIP_OF[to]!]! ^= bits << SHIFT_OF[to]!;
}

/** R12: whether a colour has a block. */
export function hasBlock(position: Position, colour: number): boolean {
  const base = colour * 3;
  const top = position[base]!;
  const middle = position[base + 1]!;
  const bottom = position[base + 2]!;
  return (
    (FULL[top]! |
      FULL[middle]! |
      FULL[bottom]! |
      JOIN_FULL[LOWER_ROW[top]! | UPPER_ROW_SHIFTED[middle]!]! |
      JOIN_FULL[LOWER_ROW[middle]! | UPPER_ROW_SHIFTED[bottom]!]!) !==
    0
  );
}

/** The empty slots where one more piece would make a block for a colour, as three strips; whether there are any. */
export function findNeeds(position: Position, colour: number, needs: Int32Array): boolean {
  const own = colour * 3;
  const rival = 3 - own;
  const top = position[own]!;
  const middle = position[own + 1]!;
  const bottom = position[own + 2]!;
  const upperJoin = LOWER_ROW[top]! | UPPER_ROW_SHIFTED[middle]!;
  const lowerJoin = LOWER_ROW[middle]! | UPPER_ROW_SHIFTED[bottom]!;
  const hole = position[HOLE]!;
  const n0 = (NEED[top]! | JOIN_NEED_ABOVE[upperJoin]!) & ~position[rival]!;
  const n1 = (NEED[middle]! | JOIN_NEED_BELOW[upperJoin]! | JOIN_NEED_ABOVE[lowerJoin]!) & ~position[rival + 1]!;
  const n2 = (NEED[bottom]! | JOIN_NEED_BELOW[lowerJoin]!) & ~position[rival + 2]!;
  needs[0] = n0;
  needs[1] = n1;
  needs[2] = n2;
  needs[STRIP_OF[hole]!]! &= ~(15 << SHIFT_OF[hole]!);
  return (needs[0]! | needs[1]! | needs[2]!) !== 0;
}

/** The empty slots outside the hole, as three strips. */
export function findEmpty(position: Position, empty: Int32Array, base = 0): void {
  const hole = position[HOLE]!;
  for (let strip = 0; strip < 3; strip++) empty[base + strip] = ~(position[strip]! | position[strip + 3]!) & 4095;
  empty[base + STRIP_OF[hole]!]! &= ~(15 << SHIFT_OF[hole]!);
}

export const countBits = (strips: Int32Array, base = 0): number =>
  POPULATION[strips[base]!]! + POPULATION[strips[base + 1]!]! + POPULATION[strips[base + 2]!]!;

/** How many pieces of a colour are down. */
export const piecesOf = (position: Position, colour: number): number => countBits(position, colour * 3);

/** The squares next to each position, for loops that must not allocate. */
export const NEAR: readonly Int32Array[] = NEIGHBOURS.map((near) => Int32Array.from(near));
