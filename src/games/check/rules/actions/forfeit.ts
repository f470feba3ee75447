import type { SeatRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { takeOut } from '../rounds/leaving.js';
import { no } from '../refusals.js';

/** Leave the match: always possible, never offered (2.12.3). */
export const forfeit: SeatRule<Check, 'forfeit'> = {
  unlisted: true,

  choices: () => [],

  refuse(state, seat) {
    if (state.matchWinner) return no('GAME_OVER');
    return state.players[seat]!.hasLeft ? no('ALREADY_FORFEITED') : undefined;
  },

  play(turn) {
    takeOut(turn, turn.seat, 'match');
  },
};
