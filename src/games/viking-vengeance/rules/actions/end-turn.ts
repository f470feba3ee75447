import type { SeatRule } from '../../../../engine/core/index.js';
import { endByCount } from '../ending.js';
import { endTurn as endOfTurn } from '../resolution/end-of-turn.js';
import { resolve } from '../resolution/resolve.js';
import { ownerAt, playOn, refuseOutOfTurn } from '../turn.js';
import type { AtTable, VikingVengeance } from '../viking-vengeance.types.js';

/** R12: pass. Two passes in a row end the game. */
export const endTurn: SeatRule<VikingVengeance, 'endTurn'> = {
  *choices(state, seat) {
    if (!refuseOutOfTurn(state, seat)) yield { type: 'endTurn' };
  },

  refuse: (state, seat) => refuseOutOfTurn(state, seat),

  play(turn) {
    playOn(turn, (plain) => {
      plain.state[ownerAt(plain.state, turn.seat)].timeoutsInRow = 0;
      pass(plain);
    });
  },
};

/** The pass of the player to move, decided by player or table. */
export function pass(turn: AtTable): void {
  const { state, emit } = turn;
  emit({ type: 'turn_passed', owner: state[state.current].userId });
  state.consecutivePasses += 1;
  if (state.consecutivePasses >= 2) return endByCount(turn, 'passes');
  endOfTurn(state);
  resolve(turn);
}
