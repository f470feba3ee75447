import type { SeatRule } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import type { Check } from '../check.types.js';
import { no } from '../refusals.js';
import { startRoundIfReady } from '../rounds/round.js';
import { idOf } from '../seats.js';

/** Ready for the next round; saying it twice changes nothing (2.11.7). */
export const nextRound: SeatRule<Check, 'nextRound'> = {
  unlisted: true,

  *choices(state, seat) {
    if (state.phase !== 'scoringPhase' || state.matchWinner) return;
    if (!state.players[seat]!.hasLeft && !state.readySeats.includes(seat)) yield { type: 'nextRound' };
  },

  refuse(state, seat) {
    if (state.matchWinner) return no('GAME_OVER');
    if (state.phase !== 'scoringPhase') return no('WRONG_PHASE');
    return state.players[seat]!.hasLeft ? no('PLAYER_LOCKED') : undefined;
  },

  play(turn) {
    const { state, seat } = turn;
    if (state.readySeats.includes(seat)) return;
    state.readySeats.push(seat);
    announce(turn, { type: 'playerReady', playerID: idOf(seat) });
    startRoundIfReady(turn);
  },
};
