import { useState } from 'react';

/** Where each of the eight wooden squares lies: what makes a slide visible as a slide. Index: square; value: position. */
export type Squares = readonly number[];

/** Eight squares around a hole. */
export function laidOut(hole: number): Squares {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((position) => position !== hole);
}

/** The square that lay where the hole is now has gone to where the hole was. */
export function afterSlide(squares: Squares, was: number, hole: number): Squares {
  return squares.map((position) => (position === hole ? was : position));
}

/** Follows the squares as the hole moves; a new round lays them out anew. */
export function useSquares(hole: number, round: number): Squares {
  const [laid, setLaid] = useState({ hole, round, squares: laidOut(hole) });
  if (laid.hole === hole && laid.round === round) return laid.squares;
  const squares = laid.round === round ? afterSlide(laid.squares, laid.hole, hole) : laidOut(hole);
  setLaid({ hole, round, squares });
  return squares;
}
