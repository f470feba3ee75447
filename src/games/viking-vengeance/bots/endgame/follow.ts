import type { Rng } from '../../../../engine/core/index.js';
import { findWinner } from '../../rules/ending.js';
import type { State } from '../../rules/viking-vengeance.types.js';
import { CHANCE_SAMPLES } from '../chance.js';
import { outcomesOf } from '../imagined.js';
import type { Move } from '../imagined.js';
import { movesOf } from '../moves.js';
import { Endgame } from './endgame.js';
import { afterAny } from './positions.js';
import type { Style } from './positions.js';

/** The solver's move with open cards: the first that wins, or else the best. */
export function bestMove(state: State, mayGoOn: () => boolean): { move: Move; value: number } {
  const endgame = new Endgame(state, mayGoOn);
  let best: { move: Move; value: number } | undefined;
  for (const move of movesOf(state)) {
    const value = endgame.valueOf(move);
    if (!best || value > best.value) best = { move, value };
    if (value === 1) break;
  }
  return best!;
}

/**
 * Plays a position to its end, the solver for the player to move and any opponent against it: what it brings the solver. Chance
 * takes one of the outcomes that the solver counts with.
 */
export function followToTheEnd(position: State, against: Style, rng: Rng, mayGoOn: () => boolean): 1 | 0 | -1 {
  const solver = position.current;
  let state = position;
  while (state.status === 'active') {
    state =
      state.current === solver
        ? rng.pick(outcomesOf(state, bestMove(state, mayGoOn).move, CHANCE_SAMPLES))
        : afterAny(state, against, rng);
  }
  const winner = findWinner(state);
  return winner === undefined ? 0 : winner === solver ? 1 : -1;
}
