import type { TableRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { refuseExpiry } from '../clock.js';
import { startNextRound } from '../rounds/round.js';

/** The break is over: the next round begins, ready or not (2.11.7). */
export const expireRoundBreak: TableRule<Check, 'expireRoundBreak'> = {
  by: 'table',

  refuse: (state, _action, at) => refuseExpiry(state, 'roundBreak', at),

  play: startNextRound,
};
