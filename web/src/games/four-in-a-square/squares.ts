import type { ShownGame } from './game-types.js';
/** Where each of the eight sliding squares lies: what makes a slide visible as a slide. Index: square; value: position. */
export type Squares = readonly number[];

const HOLE_AT_START = 4;

export const STARTING_SQUARES: Squares = [0, 1, 2, 3, 5, 6, 7, 8];

/** Where the squares lie after what happened; anything that cannot be followed puts them down anew. */
export function squaresAfter(before: Squares, { events, view }: Pick<ShownGame, 'events' | 'view'>): Squares {
  let squares = before;
  for (const event of events) {
    if (event.type === 'restarted') squares = STARTING_SQUARES;
    if (event.type === 'slid') {
      squares = squares.map((position) => (position === event.squareIndex ? event.toHoleSquareIndex : position));
    }
  }
  const hole = view.state.holeSquareIndex;
  return squares.includes(hole) ? laidOut(hole) : squares;
}

/** Eight squares around a hole. */
export function laidOut(hole: number = HOLE_AT_START): Squares {
  return Array.from({ length: 9 }, (_, position) => position).filter((position) => position !== hole);
}
