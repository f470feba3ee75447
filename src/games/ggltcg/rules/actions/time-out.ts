import { refusal } from '../../../../engine/core/index.js';
import type { TableRule } from '../../../../engine/core/index.js';
import { opponentOf } from '../cards.js';
import { awaitedPlayer, clockEnd } from '../clock.js';
import { answerDecision } from '../playing/deciding.js';
import { openDecisionOf } from '../playing/decisions.js';
import { endTurn } from '../flow.js';
import type { Ggltcg } from '../ggltcg.types.js';
import { resolving } from '../playing/resolving.js';
import { finish } from '../victory.js';

/** R59: the second time in a row that a seat lets the clock run out, it loses. */
const FATAL = 2;

/** The clock has run out: a decision is declined (a compulsory one takes its first option), a turn ends (R59). */
export const timeOut: TableRule<Ggltcg, 'time-out'> = {
  by: 'table',

  refuse(state, _action, at) {
    const end = clockEnd(state);
    if (end !== undefined && at >= end) return undefined;
    return refusal('CLOCK_STILL_RUNS', 'The clock has not run out.', { rule: 'R59' });
  },

  play(turn) {
    const all = resolving(turn);
    const { state } = all;
    const player = awaitedPlayer(state);
    all.emit({ type: 'timed_out', player_id: player });
    state.timeouts[player] = (state.timeouts[player] ?? 0) + 1;
    const decision = openDecisionOf(state);
    if (state.timeouts[player] >= FATAL) finish(all, opponentOf(state, player), 'timeout');
    else if (decision) answerDecision(all, decision.min > 0 ? decision.options[0]! : null);
    else endTurn(all);
  },
};
