import {
  BLOCKED,
  HOLE,
  LEFT,
  NEAR,
  countBits,
  findEmpty,
  findNeeds,
  hasBlock,
  moverOf,
  moveSquare,
  newPosition,
  piecesOf,
  slideTo,
} from './position.js';
import type { Position } from './position.js';

/**
 * A whole turn is a number: slide · 64 + slot. Placing and sliding commute, so turns are thought of as sliding first:
 * the slot is where the piece lies when the slide is done.
 */
export type WholeTurn = number;

export const wholeTurn = (slide: number, slot: number): WholeTurn => slide * 64 + slot;
export const slideOf = (turn: WholeTurn): number => turn >> 6;
export const slotOf = (turn: WholeTurn): number => turn & 63;

/** Where the piece of a turn is placed, before the slide carries it along. */
export function placementOf(position: Position, turn: WholeTurn): number {
  const slot = slotOf(turn);
  return slot >> 2 === position[HOLE] ? slideOf(turn) * 4 + (slot & 3) : slot;
}

/** Writes the position after a whole turn into `to`. */
export function playTurn(from: Position, turn: WholeTurn, noBacktrack: boolean, to: Position): void {
  slideTo(from, turn >> 6, noBacktrack, to);
  const slot = turn & 63;
  const strip = (slot / 12) | 0;
  to[moverOf(from) * 3 + strip]! |= 1 << (slot - strip * 12);
  to[LEFT]! -= 1;
}

const slid = newPosition();
const answered = newPosition();
const needs = new Int32Array(3);

/** Whether the player on turn can win with this turn: by the placement, or by the slide after it. */
export function canWinThisTurn(position: Position, noBacktrack: boolean): boolean {
  const mover = moverOf(position);
  const places = position[LEFT]! > 0;
  if (places && findNeeds(position, mover, needs)) return true;
  for (const square of NEAR[position[HOLE]!]!) {
    if (square === position[BLOCKED]) continue;
    slideTo(position, square, noBacktrack, answered);
    if (hasBlock(answered, mover) || (places && findNeeds(answered, mover, needs))) return true;
  }
  return false;
}

/** The turns after which the rival cannot win at once: for each slide, the slots that are safe to place in. */
export class SafeTurns {
  count = 0;
  /** How many slides have a safe slot. */
  slides = 0;
  readonly squares = new Int32Array(4);
  readonly masks = new Int32Array(12);
  private readonly threats = new Int32Array(3);

  constructor(private readonly noBacktrack: boolean) {}

  /** Looks at every slide of a position in which the player on turn cannot win at once. */
  find(position: Position): void {
    const rival = 1 - moverOf(position);
    // One piece more makes no block of fewer than three.
    const harmless = piecesOf(position, rival) < 3;
    this.count = 0;
    this.slides = 0;
    for (const square of NEAR[position[HOLE]!]!) {
      if (square === position[BLOCKED]) continue;
      slideTo(position, square, this.noBacktrack, slid);
      const threats = harmless ? 0 : this.findThreats(rival, position[LEFT]! > 1);
      if (threats > 1) continue;
      const at = this.slides * 3;
      if (threats === 1) this.masks.set(this.threats, at);
      else findEmpty(slid, this.masks, at);
      this.squares[this.slides] = square;
      this.slides += 1;
      this.count += countBits(this.masks, at);
    }
  }

  /** Writes the turns into a list and returns how many. */
  list(turns: Int32Array): number {
    let count = 0;
    for (let slide = 0; slide < this.slides; slide++) {
      const first = this.squares[slide]! * 64;
      for (let strip = 0; strip < 3; strip++) {
        for (let bits = this.masks[slide * 3 + strip]!; bits > 0; bits &= bits - 1) {
          turns[count++] = first + strip * 12 + 31 - Math.clz32(bits & -bits);
        }
      }
    }
    return count;
  }

  /**
   * How many slots the rival could win with after the slide. One can be filled before; against two, or a block that
   * needs no further piece, nothing helps (2).
   */
  private findThreats(rival: number, rivalPlaces: boolean): number {
    if (hasBlock(slid, rival)) return 2;
    const { threats } = this;
    threats.fill(0);
    if (rivalPlaces) findNeeds(slid, rival, threats);
    const hole = slid[HOLE]!;
    for (const square of NEAR[hole]!) {
      if (square === slid[BLOCKED]) continue;
      slideTo(slid, square, this.noBacktrack, answered);
      if (hasBlock(answered, rival)) return 2;
      if (!rivalPlaces || !findNeeds(answered, rival, needs)) continue;
      moveSquare(needs, 0, hole, square);
      threats[0]! |= needs[0]!;
      threats[1]! |= needs[1]!;
      threats[2]! |= needs[2]!;
    }
    return countBits(threats);
  }
}
