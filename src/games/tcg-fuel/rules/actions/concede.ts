import type { Seat, SeatRule } from '../../../../engine/core/index.js';
import { opponentsOf } from '../cards.js';
import { askedSeat } from '../turns/clock.js';
import { finish } from '../turns/ending.js';
import { eliminate } from '../turns/leaving.js';
import { proceed } from '../turns/proceed.js';
import type { LossReason, Play, TcgFuel } from '../tcg-fuel.types.js';
import { refuseOutsider } from './gate.js';

/** Give up: at any time, without priority (R58). */
export const concede: SeatRule<TcgFuel, 'concede'> = {
  unlisted: true,
  *choices() {},

  refuse: (state, seat) => refuseOutsider(state, seat),

  play(turn) {
    turn.state.idle = 0;
    lose(turn, turn.seat, 'concede');
  },
};

/** A player is out, and the table goes on without them. */
export function lose(play: Play, seat: Seat, reason: LossReason): void {
  const { state } = play;
  const asked = askedSeat(state);
  const choice = state.pendingChoice?.choiceId;
  eliminate(play, [{ seat, reason, rule: reason === 'timeout' ? 'R61' : 'R58' }]);
  const offer = state.drawOffer;
  if (offer && opponentsOf(state, offer.by).every((other) => offer.accepted.includes(other))) finish(play, 'agreed');
  proceed(play);
  // Another player may be asked now, and their time begins here.
  if (askedSeat(state) !== asked || state.pendingChoice?.choiceId !== choice) state.decisionAt = play.at;
}
