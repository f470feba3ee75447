import type { BoardCard, Owner, Position, Reading, Side } from '../viking-vengeance.types.js';
import type { Frozen } from '../../../../engine/core/index.js';

export const SIZE = 4;

/** Side order: for every tie and every scan of directions. */
export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

export const OPPOSITE: { readonly [S in Side]: Side } = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' };

const STEPS: { readonly [S in Side]: Position } = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** All tiles in reading order. */
export const POSITIONS: readonly Position[] = Array.from({ length: SIZE * SIZE }, (_, index) => ({
  x: index % SIZE,
  y: Math.floor(index / SIZE),
}));

/** A card on the board, and where. */
export interface Placed {
  readonly card: Frozen<BoardCard>;
  readonly at: Position;
}

/** The other side. */
export const otherOwner = (owner: Owner): Owner => (owner === 'player1' ? 'player2' : 'player1');

export function isOnBoard({ x, y }: Position): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x < SIZE && y >= 0 && y < SIZE;
}

export const samePosition = (one: Position, other: Position): boolean => one.x === other.x && one.y === other.y;

/** The tile `distance` steps away on a side, if the board goes that far. */
export function findTileTowards(at: Position, side: Side, distance = 1): Position | undefined {
  const x = at.x + STEPS[side].x * distance;
  const y = at.y + STEPS[side].y * distance;
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE ? POSITIONS[y * SIZE + x] : undefined;
}

/** The orthogonal neighbours in side order. */
export function adjacentTiles(at: Position): Position[] {
  return SIDES.flatMap((side) => findTileTowards(at, side) ?? []);
}

/** Top-left, top-right, bottom-right, bottom-left. */
export function diagonalTiles({ x, y }: Position): Position[] {
  const corners = [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
  ];
  return corners.filter(isOnBoard);
}

/** The up to eight tiles around, in reading order. */
export function surroundingTiles(at: Position): Position[] {
  return POSITIONS.filter(
    (tile) => !samePosition(tile, at) && Math.abs(tile.x - at.x) <= 1 && Math.abs(tile.y - at.y) <= 1,
  );
}

/** The card on a tile. */
export function findCardAt(state: Reading, at: Position): Frozen<BoardCard> | undefined {
  return state.board[at.y]?.[at.x] ?? undefined;
}

/** A card on the board, by its id. */
export function findPlaced(state: Reading, id: string): Placed | undefined {
  for (const at of POSITIONS) {
    const card = state.board[at.y]![at.x];
    if (card?.id === id) return { card, at };
  }
  return undefined;
}

/** The cards on these tiles, in the order of the tiles. */
export function cardsOn(state: Reading, tiles: readonly Position[]): Placed[] {
  const found: Placed[] = [];
  for (const at of tiles) {
    const card = state.board[at.y]![at.x];
    if (card) found.push({ card, at });
  }
  return found;
}

/** Every card on the board in reading order. */
export const placedCards = (state: Reading): Placed[] => cardsOn(state, POSITIONS);

export function isAdjacent(one: Position, other: Position): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
}

export function isEdge({ x, y }: Position): boolean {
  return x === 0 || y === 0 || x === SIZE - 1 || y === SIZE - 1;
}

export function isCorner({ x, y }: Position): boolean {
  return (x === 0 || x === SIZE - 1) && (y === 0 || y === SIZE - 1);
}
