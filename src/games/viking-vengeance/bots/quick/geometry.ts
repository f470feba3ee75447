import {
  adjacentTiles,
  diagonalTiles,
  findTileTowards,
  isCorner,
  isEdge,
  POSITIONS,
  SIDES,
  SIZE,
  surroundingTiles,
} from '../../rules/board/board.js';
import type { Among } from '../../rules/effects/target.js';
import type { Position } from '../../rules/viking-vengeance.types.js';

/** Tiles are numbered in reading order. */
export const TILES = SIZE * SIZE;

export const tileOf = ({ x, y }: Position): number => y * SIZE + x;

/** The side that touches side 0 to 3 from over there. */
export const FACING: readonly number[] = [2, 3, 0, 1];

/** For each tile its neighbours in side order, -1 where the board ends. */
export const NEXT: readonly (readonly number[])[] = POSITIONS.map((at) => SIDES.map((side) => towards(at, side, 1)));

/** The same two steps away. */
export const SECOND: readonly (readonly number[])[] = POSITIONS.map((at) => SIDES.map((side) => towards(at, side, 2)));

export const ADJACENT = POSITIONS.map((at) => adjacentTiles(at).map(tileOf));
export const DIAGONAL = POSITIONS.map((at) => diagonalTiles(at).map(tileOf));
export const SURROUNDING = POSITIONS.map((at) => surroundingTiles(at).map(tileOf));
export const EDGE = POSITIONS.map(isEdge);
export const CORNER = POSITIONS.map(isCorner);
export const ALL = POSITIONS.map(tileOf);

const ROW = ALL.map((tile) => ALL.filter((other) => rowOf(other) === rowOf(tile)));
const COLUMN = ALL.map((tile) => ALL.filter((other) => other % SIZE === tile % SIZE));
const CROSS = ALL.map((tile) => ALL.filter((other) => ROW[tile]!.includes(other) || COLUMN[tile]!.includes(other)));

/** Adjacent tiles in side order, all others in reading order; nothing around a card that is not on the board. */
export function tilesOf(where: Among['where'], at: number): readonly number[] {
  if (where === 'board') return ALL;
  if (at < 0) return [];
  const tables = { adjacent: ADJACENT, row: ROW, column: COLUMN, 'row-or-column': CROSS };
  return tables[where][at]!;
}

function rowOf(tile: number): number {
  return Math.floor(tile / SIZE);
}

function towards(at: Position, side: (typeof SIDES)[number], distance: number): number {
  const tile = findTileTowards(at, side, distance);
  return tile ? tileOf(tile) : -1;
}
