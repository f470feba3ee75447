import type { Frozen } from '../../../engine/core/index.js';
import type { Square, State } from './four-in-a-square.types.js';

/** One letter for each of the 81 contents of a square. No digits: a key of digits alone would lose its place. */
const LETTERS = '!#$%&()*+,-./:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~¡¢';

/**
 * More positions than this are not remembered: those not seen for longest are forgotten. The movement limit ends a
 * game long before, so it concerns only games without that limit, whose state would grow without end.
 */
const MOST_REMEMBERED = 2001;

/** R17: a position by its contents, hole and blocked square; the hole tells whose turn it is (I3). */
export function positionKey(state: Frozen<Pick<State, 'board' | 'holeSquareIndex' | 'blockedSquareIndex'>>): string {
  const squares = state.board.map((square) => LETTERS[contents(square)]);
  return `${squares.join('')}${state.holeSquareIndex}${state.blockedSquareIndex ?? ''}`;
}

/** Counts the present position, and returns how often it has arisen. */
export function countPosition(state: State): number {
  const key = positionKey(state);
  const times = (state.positions[key] ?? 0) + 1;
  delete state.positions[key];
  state.positions[key] = times;
  const remembered = Object.keys(state.positions);
  if (remembered.length > MOST_REMEMBERED) delete state.positions[remembered[0]!];
  return times;
}

function contents(square: Frozen<Square>): number {
  return square.reduce<number>((sum, slot) => sum * 3 + (slot === null ? 0 : slot === 'R' ? 1 : 2), 0);
}
