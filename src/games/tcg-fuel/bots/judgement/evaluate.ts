import type { Seat } from '../../../../engine/core/index.js';
import { opponentsOf } from '../../rules/cards.js';
import { winnerOf } from '../../rules/turns/ending.js';
import type { Look } from '../../rules/tcg-fuel.types.js';
import type { Board } from '../board.js';
import { noteFeatures } from '../features/features.js';
import { boardIn } from '../worlds/imagined.js';
import { TURN, WEIGHTS } from './weights.js';

/**
 * How good a state at the beginning of a turn is for a seat, from -1 (lost) to 1 (won): twice the chance to win, less one.
 * Averages over worlds then weigh chances, not heaps of creatures. Several opponents count on average.
 */
export function prospects(state: Look, seat: Seat): number {
  if (state.stage === 'finished') {
    const winner = winnerOf(state);
    return winner === null ? 0 : winner === seat ? 1 : -1;
  }
  if (state.players[seat]!.hasLost) return -1;
  const board = boardIn(state, seat);
  const foes = opponentsOf(state, seat);
  const odds = foes.reduce((sum, foe) => sum + sideOf(state, board, seat, foe) - sideOf(state, board, foe, seat), 0);
  return Math.tanh(odds / foes.length / 2);
}

/** What a player has against another, as a part of the logarithm of the odds. */
function sideOf(state: Look, board: Board, seat: Seat, foe: Seat): number {
  const isToMove = state.active === seat;
  let sum = isToMove ? TURN : 0;
  noteFeatures(state, board, seat, foe, (feature, amount) => {
    const weights = WEIGHTS[feature];
    if (weights) sum += amount * weights[isToMove ? 0 : 1];
  });
  return sum;
}
