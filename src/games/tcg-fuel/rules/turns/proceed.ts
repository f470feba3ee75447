import { beginStep, endStep } from './steps.js';
import { goOnResolving } from '../stack/resolution.js';
import { checkState } from '../stack/state-check.js';
import { placeNextTrigger } from '../stack/placing.js';
import { settlePasses } from './priority.js';
import type { Play } from '../tcg-fuel.types.js';

/** The table goes on by itself until a player must decide or the game is over. */
export function proceed(play: Play): void {
  const { state } = play;
  while (state.stage === 'playing' && state.pendingChoice === null && state.waitingFor === null) {
    if (state.resolving) goOnResolving(play);
    else if (state.todo === 'begin') beginStep(play);
    else if (state.todo === 'end') endStep(play);
    else settle(play);
  }
}

/**
 * R22: state checks until nothing happens, then waiting triggers, again until neither; then a player gets priority, or
 * everybody who is left has passed already (R59).
 */
function settle(play: Play): void {
  const { state } = play;
  if (checkState(play)) return;
  if (state.waitingTriggers.length > 0) return placeNextTrigger(play);
  state.waitingFor = { seat: state.nextPriority, decision: 'priority' };
  settlePasses(play);
}
