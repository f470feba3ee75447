import { NEIGHBOURS } from '../../rules/board.js';

/** Eight squares and the hole (tile 8) can lie in 9!/2 ways that sliding reaches from one another. */
export const ARRANGEMENTS = 181_440;
export const HOLE_TILE = 8;
/** Neighbours of a hole; where there are fewer, -1 follows. */
export const WAYS = 4;

/** All arrangements by number, where each has its hole, and which arrangement each slide leads to. */
export interface Arrangements {
  /** Nine tiles for each arrangement: which tile lies at each position. */
  readonly tiles: Uint8Array;
  readonly holes: Uint8Array;
  /** Four for each arrangement, in the order of the hole's neighbours: the arrangement after that square slid. */
  readonly next: Int32Array;
}

const FACTORIALS = [40320, 5040, 720, 120, 24, 6, 2, 1, 1];

/**
 * The number of an arrangement. Every slide swaps the hole with a neighbour and moves it to a position of the other
 * parity, so the last two tiles are in one order only, and half the rank in dictionary order numbers them all.
 */
export function numberOf(tiles: ArrayLike<number>, offset = 0): number {
  let used = 0;
  let rank = 0;
  for (let position = 0; position < 9; position++) {
    const tile = tiles[offset + position]!;
    const smaller = tile - countBelow(used, tile);
    rank += smaller * FACTORIALS[position]!;
    used |= 1 << tile;
  }
  return rank >> 1;
}

/** Whether sliding can reach an arrangement from the one in which tile n lies at position n. */
export function isReachable(tiles: readonly number[]): boolean {
  let inversions = 0;
  for (let i = 0; i < 9; i++) {
    for (let j = i + 1; j < 9; j++) if (tiles[i]! > tiles[j]!) inversions += 1;
  }
  return (inversions & 1) === (tiles.indexOf(HOLE_TILE) & 1);
}

let made: Arrangements | undefined;

/** The arrangements: made when first needed (a fraction of a second), then kept. */
export function arrangements(): Arrangements {
  made ??= make();
  return made;
}

function make(): Arrangements {
  const tiles = new Uint8Array(ARRANGEMENTS * 9);
  const holes = new Uint8Array(ARRANGEMENTS);
  const next = new Int32Array(ARRANGEMENTS * WAYS).fill(-1);
  for (let number = 0; number < ARRANGEMENTS; number++) {
    const arrangement = arrangementOf(number);
    tiles.set(arrangement, number * 9);
    holes[number] = arrangement.indexOf(HOLE_TILE);
  }
  const swapped = new Uint8Array(9);
  for (let number = 0; number < ARRANGEMENTS; number++) {
    const hole = holes[number]!;
    for (const [way, square] of NEIGHBOURS[hole]!.entries()) {
      swapped.set(tiles.subarray(number * 9, number * 9 + 9));
      swapped[hole] = swapped[square]!;
      swapped[square] = HOLE_TILE;
      next[number * WAYS + way] = numberOf(swapped);
    }
  }
  return { tiles, holes, next };
}

function arrangementOf(number: number): number[] {
  const unused = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  let rest = number * 2;
  const tiles = FACTORIALS.map((factorial) => {
    const [tile] = unused.splice(Math.floor(rest / factorial), 1);
    rest %= factorial;
    return tile!;
  });
  if (!isReachable(tiles)) [tiles[7], tiles[8]] = [tiles[8]!, tiles[7]!];
  return tiles;
}

function countBelow(used: number, tile: number): number {
  let count = 0;
  for (let bits = used & ((1 << tile) - 1); bits > 0; bits &= bits - 1) count += 1;
  return count;
}
