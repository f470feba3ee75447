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

/** Ways in which the eight squares can follow one another, for each place of the hole. */
const ORDERS = 20_160;
const FACTORIALS = [5040, 720, 120, 24, 6, 2, 1, 1];

/**
 * The number of an arrangement. A slide changes the order of the eight squares (read row by row, without the hole) by
 * an even permutation, so their last two are in one order only, and half the rank in dictionary order numbers them.
 */
export function numberOf(tiles: ArrayLike<number>): number {
  let used = 0;
  let rank = 0;
  let hole = 0;
  let place = 0;
  for (let position = 0; position < 9; position++) {
    const tile = tiles[position]!;
    if (tile === HOLE_TILE) {
      hole = position;
      continue;
    }
    rank += (tile - countBelow(used, tile)) * FACTORIALS[place++]!;
    used |= 1 << tile;
  }
  return hole * ORDERS + (rank >> 1);
}

/** Whether sliding can reach an arrangement from the one in which tile n lies at position n. */
export function isReachable(tiles: readonly number[]): boolean {
  const squares = tiles.filter((tile) => tile !== HOLE_TILE);
  let inversions = 0;
  for (let i = 0; i < 8; i++) {
    for (let j = i + 1; j < 8; j++) if (squares[i]! > squares[j]!) inversions += 1;
  }
  return inversions % 2 === 0;
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
  const unused = [0, 1, 2, 3, 4, 5, 6, 7];
  let rest = (number % ORDERS) * 2;
  const squares = FACTORIALS.map((factorial) => {
    const [tile] = unused.splice(Math.floor(rest / factorial), 1);
    rest %= factorial;
    return tile!;
  });
  if (!isReachable(squares)) [squares[6], squares[7]] = [squares[7]!, squares[6]!];
  squares.splice(Math.floor(number / ORDERS), 0, HOLE_TILE);
  return squares;
}

function countBelow(used: number, tile: number): number {
  let count = 0;
  for (let bits = used & ((1 << tile) - 1); bits > 0; bits &= bits - 1) count += 1;
  return count;
}
