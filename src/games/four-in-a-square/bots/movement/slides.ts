import { BLOCKED, HOLE, NEAR, hasBlock, moverOf, newPosition, slideTo } from '../fast/position.js';
import type { Position } from '../fast/position.js';

/** What a slide leads to for the player who makes it: R14 decides at once, or the game goes on. */
export type SlideResult = 'wins' | 'loses' | 'goes-on';

/** The squares that may slide. */
export function slidesOf(position: Position): number[] {
  return [...NEAR[position[HOLE]!]!].filter((square) => square !== position[BLOCKED]);
}

/** What a slide does, and the position after it (in `to`). */
export function trySlide(position: Position, square: number, noBacktrack: boolean, to: Position): SlideResult {
  const mover = moverOf(position);
  slideTo(position, square, noBacktrack, to);
  if (hasBlock(to, mover)) return 'wins';
  return hasBlock(to, 1 - mover) ? 'loses' : 'goes-on';
}

const probe = newPosition();

/** Whether the player on turn has a slide that wins at once. */
export function canSlideToWin(position: Position, noBacktrack: boolean): boolean {
  const mover = moverOf(position);
  for (const square of NEAR[position[HOLE]!]!) {
    if (square === position[BLOCKED]) continue;
    slideTo(position, square, noBacktrack, probe);
    if (hasBlock(probe, mover)) return true;
  }
  return false;
}

/**
 * The value of a movement position for the player on turn: 1, 0 or -1. Without V1 it is exact: a player who is not beaten
 * within two slides can always slide the same square back, so nothing deeper can be forced.
 */
export function movementValue(position: Position): 1 | 0 | -1 {
  if (canSlideToWin(position, false)) return 1;
  const to = newPosition();
  for (const square of slidesOf(position)) {
    if (trySlide(position, square, false, to) === 'goes-on' && !canSlideToWin(to, false)) return 0;
  }
  return -1;
}

/** A look some slides ahead, for V1, where squares may not slide back: 1, 0 (nothing found) or -1. */
export function lookAhead(position: Position, noBacktrack: boolean, slides: number): number {
  if (slides === 0) return 0;
  const to = newPosition();
  let best = -1;
  for (const square of slidesOf(position)) {
    const result = trySlide(position, square, noBacktrack, to);
    const value = result === 'wins' ? 1 : result === 'loses' ? -1 : -lookAhead(to, noBacktrack, slides - 1);
    if (value > best) best = value;
    if (best === 1) return 1;
  }
  return best;
}
