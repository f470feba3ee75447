import { refusal } from '../../../engine/core/index.js';
import type { Refusal, Seat } from '../../../engine/core/index.js';
import { copyOf } from './board/copy.js';
import type { AtTable, Owner, Reading } from './viking-vengeance.types.js';

export function ownerAt(state: Reading, seat: Seat): Owner {
  return state.seats.player1 === seat ? 'player1' : 'player2';
}

/** R11: the first two checks of every move. */
export function refuseOutOfTurn(state: Reading, seat: Seat): Refusal | undefined {
  if (state.status !== 'active') return gameNotActive();
  if (state.seats[state.current] !== seat) return refusal('NOT_YOUR_TURN', "Not player's turn.", { rule: 'R11' });
  return undefined;
}

export const gameNotActive = (): Refusal => refusal('GAME_NOT_ACTIVE', 'Game is not active.', { rule: 'R38' });

/**
 * Plays an action on a plain copy of the state and puts the result in its place. Resolution reads the board over and over,
 * and reading a draft costs far more than copying sixteen tiles. Every action starts with no tile touched.
 */
export function playOn(turn: AtTable, act: (turn: AtTable) => void): void {
  const state = { ...copyOf(turn.before), touched: {} };
  act({ ...turn, state, round: turn.round });
  Object.assign(turn.state, state);
}
