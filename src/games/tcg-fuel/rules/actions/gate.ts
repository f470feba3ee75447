import { refusal } from '../../../../engine/core/index.js';
import type { Refusal, Seat } from '../../../../engine/core/index.js';
import type { Decision, Look } from '../tcg-fuel.types.js';

/** What everybody must pass first: the game goes on, and the player is still in it. */
export function refuseOutsider(state: Look, seat: Seat): Refusal | undefined {
  if (state.stage === 'finished') return refusal('GAME_FINISHED', 'The game is over.', { rule: 'R58' });
  if (state.players[seat]?.hasLost !== false)
    return refusal('NOT_A_PLAYER', 'You are not in this game.', { rule: 'R59' });
  return undefined;
}

/** Whether this seat is asked for one of these decisions now: pending choice and decision first, then priority. */
export function refuseUnasked(state: Look, seat: Seat, decisions: readonly Decision[]): Refusal | undefined {
  const outsider = refuseOutsider(state, seat);
  if (outsider) return outsider;
  const { pendingChoice, waitingFor } = state;
  if (pendingChoice) {
    if (pendingChoice.seat !== seat) return notYourDecision('R63');
    return decisions.includes('choice')
      ? undefined
      : refusal('CHOICE_PENDING', 'You owe an answer first.', { rule: 'R63' });
  }
  if (!waitingFor) return notYourDecision('R23');
  if (waitingFor.decision !== 'priority') {
    if (waitingFor.seat !== seat) return notYourDecision(RULE_OF[waitingFor.decision]);
    if (decisions.includes(waitingFor.decision)) return undefined;
    const message = `You are asked for this first: ${waitingFor.decision}.`;
    return refusal('DECISION_REQUIRED', message, { rule: RULE_OF[waitingFor.decision] });
  }
  if (waitingFor.seat !== seat) return refusal('NOT_YOUR_PRIORITY', 'Another player has priority.', { rule: 'R24' });
  return decisions.includes('priority') ? undefined : wrongPhase(RULE_OF[decisions[0]!]);
}

const RULE_OF: Readonly<Record<Decision, string>> = {
  mulligan: 'R12',
  draw: 'R16',
  attack: 'R45',
  block: 'R47',
  choice: 'R63',
  priority: 'R24',
};

const notYourDecision = (rule: string): Refusal => refusal('NOT_YOUR_DECISION', 'Another player is asked.', { rule });

export const wrongPhase = (rule: string): Refusal =>
  refusal('WRONG_PHASE', 'Invalid action for current game state', { rule });

/** Whether a seat has priority and nothing else is open. */
export function hasPriority(state: Look, seat: Seat): boolean {
  const { stage, pendingChoice, waitingFor } = state;
  return stage === 'playing' && !pendingChoice && waitingFor?.decision === 'priority' && waitingFor.seat === seat;
}

/** Whether a seat is asked for an attack, blocks, a draw or a mulligan. */
export function isAskedFor(state: Look, seat: Seat, decision: Decision): boolean {
  const { pendingChoice, waitingFor } = state;
  return !pendingChoice && waitingFor?.decision === decision && waitingFor.seat === seat;
}

/** R31: own main phase, empty stack. Priority is asked for elsewhere. */
export function isSorceryTime(state: Look, seat: Seat): boolean {
  const inMain = state.phase === 'main1' || state.phase === 'main2';
  return inMain && state.active === seat && state.stack.length === 0;
}
