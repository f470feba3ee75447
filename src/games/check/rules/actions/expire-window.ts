import type { TableRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { refuseExpiry } from '../clock.js';
import { no } from '../refusals.js';
import { expireWindowNow } from '../rounds/window.js';

/** The window's time is up; everybody left passes (2.13.3). */
export const expireWindow: TableRule<Check, 'expireWindow'> = {
  by: 'table',

  refuse(state, { windowId }, at) {
    const window = state.matchingOpportunityInfo;
    return window && window.windowId !== windowId ? no('STALE_TIMER') : refuseExpiry(state, 'window', at);
  },

  play: expireWindowNow,
};
