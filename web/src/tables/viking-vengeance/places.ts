import type { Seat } from '@parlour/client';
import type { Ref } from '../../play/stage/scene.js';
import type { Position, Side } from './shapes.js';

/** The refs of the table. A back of a hidden hand is named by its place. */
export const card = (id: string): Ref => `card:${id}`;
export const tile = ({ x, y }: Position): Ref => `tile:${x},${y}`;
export const back = (seat: Seat, index: number): Ref => `hand:${seat}.${index}`;
export const deck = (seat: Seat): Ref => `deck:${seat}`;
export const fallen = (seat: Seat): Ref => `fallen:${seat}`;
export const plate = (seat: Seat): Ref => `plate:${seat}`;

/** The zones of the scene: a hand, and the place on a tile. */
export const hand = (seat: Seat): string => `hand:${seat}`;
export const on = ({ x, y }: Position): string => `on:${x},${y}`;

export const POSITIONS: readonly Position[] = Array.from({ length: 16 }, (_, index) => ({
  x: index % 4,
  y: Math.floor(index / 4),
}));

/** The tile that a ref names. */
export function positionOf(ref: Ref): Position | undefined {
  const found = /^tile:(\d),(\d)$/.exec(ref);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : undefined;
}

/** The neighbours of a tile, and the sides that meet there: one's own and the neighbour's. */
export const NEIGHBOURS: readonly {
  readonly dx: number;
  readonly dy: number;
  readonly side: Side;
  readonly facing: Side;
}[] = [
  { dx: 0, dy: -1, side: 'top', facing: 'bottom' },
  { dx: 1, dy: 0, side: 'right', facing: 'left' },
  { dx: 0, dy: 1, side: 'bottom', facing: 'top' },
  { dx: -1, dy: 0, side: 'left', facing: 'right' },
];
