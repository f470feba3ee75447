import { refusal } from '../../../../engine/core/index.js';
import type { TableRule } from '../../../../engine/core/index.js';
import { choiceRule, takeAnswer } from '../choices/index.js';
import { absenceOf, askedSeat, deadlineOf, stopClock } from '../turns/clock.js';
import { passPriority } from '../turns/priority.js';
import { proceed } from '../turns/proceed.js';
import { drawForTurn } from '../turns/steps.js';
import type { Play, TcgFuel } from '../tcg-fuel.types.js';
import { attackWith } from './attack.js';
import { blockWith } from './block.js';
import { lose } from './concede.js';
import { bottomOwed, keepHand } from './mulligan.js';

/** Three in a row, and the player has lost. */
const MOST_TIMEOUTS = 3;

/** The clock of the player who is asked has run out: the table decides for them (R61). */
export const timeOut: TableRule<TcgFuel, 'time_out'> = {
  by: 'table',

  refuse(state, { playerId, absent }, at) {
    if (absent) {
      const seat = state.players.findIndex((player) => player.playerId === playerId);
      const isMissed = seat >= 0 && absenceOf(state, seat) !== undefined;
      return isMissed ? undefined : refusal('NOT_DUE', 'No player is absent here.', { rule: 'R61' });
    }
    const due = deadlineOf(state);
    const isDue = due && due.action.type === 'time_out' && due.action.playerId === playerId && at >= due.at;
    return isDue ? undefined : refusal('NOT_DUE', 'No such clock has run out.', { rule: 'R61' });
  },

  play(turn, { playerId, absent }) {
    const { state, emit, at } = turn;
    if (absent) {
      emit({ type: 'timed_out', rule: 'R61', playerId, decision: 'absence' });
      return lose(
        turn,
        state.players.findIndex((player) => player.playerId === playerId),
        'timeout',
      );
    }
    const seat = askedSeat(state)!;
    const player = state.players[seat]!;
    emit({
      type: 'timed_out',
      rule: 'R61',
      playerId,
      decision: state.pendingChoice ? 'choice' : state.waitingFor!.decision,
    });
    stopClock(state, seat, at);
    player.timeouts += 1;
    if (player.timeouts >= MOST_TIMEOUTS) return lose(turn, seat, 'timeout');
    decideByDefault(turn);
    proceed(turn);
  },
};

/** What the table does for a player who does not answer. */
export function decideByDefault(play: Play): void {
  const { state } = play;
  const { pendingChoice, waitingFor } = state;
  if (pendingChoice) return takeAnswer(play, choiceRule(pendingChoice).byDefault(state, pendingChoice as never));
  switch (waitingFor?.decision) {
    case 'priority':
      return passPriority(play);
    case 'attack':
      return attackWith(play, []);
    case 'block':
      return blockWith(play, []);
    case 'draw':
      return drawForTurn(play);
    case 'mulligan': {
      const owed = bottomOwed(state, waitingFor.seat);
      const { hand } = state.players[waitingFor.seat]!;
      return keepHand(play, waitingFor.seat, hand.slice(hand.length - owed));
    }
  }
}
