import type { Millis } from '../../../engine/core/index.js';
import { openDecisionOf } from './playing/decisions.js';
import type { PlayerId, ReadState } from './ggltcg.types.js';
import { isOver } from './victory.js';

/** Who has to act: the one who is asked, else the active player. */
export function awaitedPlayer(state: ReadState): PlayerId {
  return openDecisionOf(state)?.player_id ?? state.active_player_id;
}

/** When the running clock runs out (R59), if there is one. */
export function clockEnd(state: ReadState): Millis | undefined {
  if (state.options.turn_seconds === 0 || isOver(state)) return undefined;
  return state.clock_at + state.options.turn_seconds * 1000;
}
