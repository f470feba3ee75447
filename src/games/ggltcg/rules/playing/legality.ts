import { refusal } from '../../../../engine/core/index.js';
import type { Refusal } from '../../../../engine/core/index.js';
import { openDecisionOf } from './decisions.js';
import type { PlayerId, ReadState } from '../ggltcg.types.js';
import { isOver } from '../victory.js';

/** R58: so many plays, tussles and abilities in a turn. */
const MOST_ACTIONS = 50;

export const gameOver = refusal('GAME_OVER', 'The game is over.', { rule: 'R54' });

/** Why a player may not act at all now: over, a decision, not the turn, not the phase. */
export function whyNotAct(state: ReadState, player: PlayerId): Refusal | undefined {
  if (isOver(state)) return gameOver;
  if (openDecisionOf(state))
    return refusal('PENDING_DECISION', 'A decision has to be answered first.', { rule: 'R46' });
  if (state.active_player_id !== player) return refusal('NOT_YOUR_TURN', "It's not your turn", { rule: 'R13' });
  if (state.phase !== 'Main') return refusal('WRONG_PHASE', 'This is done in the Main phase.', { rule: 'R13' });
  return undefined;
}

/** Free loops would never end a turn (R58). */
export function whyNotAnother(state: ReadState): Refusal | undefined {
  if (state.actions_this_turn < MOST_ACTIONS) return undefined;
  return refusal('TURN_ACTION_LIMIT', `A turn has at most ${MOST_ACTIONS} actions: end the turn.`, { rule: 'R58' });
}

export function notEnoughCc(need: number, have: number, rule: string): Refusal {
  return refusal('NOT_ENOUGH_CC', `Not enough CC (need ${need}, have ${have})`, { rule });
}
