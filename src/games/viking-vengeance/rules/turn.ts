import { refusal } from '../../../engine/core/index.js';
import type { Refusal, Seat } from '../../../engine/core/index.js';
import type { Owner, Reading, State } from './viking-vengeance.types.js';

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

/** What a player does himself ends a row of time-outs; every action starts with no tile touched. */
export function beginAction(state: State, actor?: Owner): void {
  state.touched = {};
  if (actor) state[actor].timeoutsInRow = 0;
}
