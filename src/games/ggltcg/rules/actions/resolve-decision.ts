import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { idAt } from '../cards.js';
import { answerDecision } from '../playing/deciding.js';
import { openDecisionOf } from '../playing/decisions.js';
import { noteAction } from '../flow.js';
import type { Ggltcg } from '../ggltcg.types.js';
import { gameOver } from '../playing/legality.js';
import { resolving } from '../playing/resolving.js';
import { isOver } from '../victory.js';

/** Answer the open decision: choose one of its options, or decline where that is allowed (R46). */
export const resolveDecision: SeatRule<Ggltcg, 'resolve_decision'> = {
  *choices(state, seat) {
    const decision = openDecisionOf(state);
    if (!decision || decision.player_id !== idAt(state, seat)) return;
    const { decision_id } = decision;
    for (const target_card_id of decision.options) yield { type: 'resolve_decision', decision_id, target_card_id };
    if (decision.min === 0) yield { type: 'resolve_decision', decision_id, target_card_id: null };
  },

  refuse(state, seat, { decision_id, target_card_id }) {
    if (isOver(state)) return gameOver;
    const decision = openDecisionOf(state);
    if (!decision) return refusal('NO_PENDING_DECISION', 'There is nothing to decide.', { rule: 'R46' });
    if (decision.player_id !== idAt(state, seat))
      return refusal('NOT_YOUR_DECISION', 'This decision is not yours.', { rule: 'R46' });
    if (decision_id !== decision.decision_id)
      return refusal('NO_PENDING_DECISION', 'That decision is not open.', { rule: 'R46' });
    if (target_card_id === null) {
      return decision.min > 0 ? refusal('TARGET_REQUIRED', 'One has to be chosen.', { rule: 'R46' }) : undefined;
    }
    if (decision.options.includes(target_card_id)) return undefined;
    return refusal('INVALID_TARGET', 'That is not one of the options.', { rule: 'R46' });
  },

  play(turn, { target_card_id }) {
    const all = resolving(turn);
    noteAction(all, idAt(turn.state, turn.seat));
    answerDecision(all, target_card_id);
  },
};
