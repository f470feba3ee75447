import type { Seat, SeatRule } from '../../../../engine/core/index.js';
import { answered } from '../turns/clock.js';
import { passPriority } from '../turns/priority.js';
import { proceed } from '../turns/proceed.js';
import type { Look, TcgFuel } from '../tcg-fuel.types.js';
import { attackWith } from './attack.js';
import { hasPriority, isAskedFor, refuseUnasked, wrongPhase } from './gate.js';

/** R29: the pass (or the empty attack), and a yield until the turn is over. */
export const endTurn: SeatRule<TcgFuel, 'end_turn'> = {
  *choices(state, seat) {
    if (isAskedFor(state, seat, 'attack') || (hasPriority(state, seat) && isOwnQuietTurn(state, seat)))
      yield { type: 'end_turn' };
  },

  refuse(state, seat) {
    const no = refuseUnasked(state, seat, ['priority', 'attack']);
    if (no) return no;
    return isAskedFor(state, seat, 'attack') || isOwnQuietTurn(state, seat) ? undefined : wrongPhase('R29');
  },

  play(turn) {
    const { state, seat } = turn;
    answered(turn);
    const { settings } = state.players[seat]!;
    settings.yieldUntil = 'turn_end';
    settings.endingTurn = true;
    if (state.waitingFor!.decision === 'attack') attackWith(turn, []);
    else passPriority(turn);
    proceed(turn);
  },
};

function isOwnQuietTurn(state: Look, seat: Seat): boolean {
  return state.active === seat && state.stack.length === 0;
}
