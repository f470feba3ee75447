import type { Action, PlayerId, ReadState, State } from '../../rules/ggltcg.types.js';
import { bestAnswer } from './deciding.js';
import type { Effort } from './effort.js';
import { hasFewCards, solve } from './endgame.js';
import { findLethal } from './lethal.js';
import { TurnTree } from './turn-tree.js';

/** With so many living cards on both sides together, or fewer, the game is solved instead of judged, if the effort suffices. */
const FEW_CARDS = 8;
/** How much of the effort goes into solving the end of a game, and into looking for a certain win. */
const SOLVING_SHARE = 0.5;
const LETHAL_SHARE = 0.4;

export interface Found {
  readonly action: Action;
  /** From -1, lost, to 1, won. */
  readonly value: number;
  /** What it wants to do, as far as it has thought. */
  readonly line: readonly Action[];
}

/**
 * With few cards left the game is solved, if the effort suffices; where it is lost, the search looks for what makes winning
 * hardest. A certain win this turn is taken before anything else. Then whole turns are searched, ours and theirs.
 */
export function search(state: ReadState, me: PlayerId, effort: Effort): Found {
  const isLate = hasFewCards(state, FEW_CARDS);
  const solved = isLate ? solve(state, me, effort.share(effort.left() * SOLVING_SHARE)) : undefined;
  if (solved && solved.value > -1) {
    // Solving proves the end and not the shortest way to it: a win this turn comes before any other.
    const action = (solved.value === 1 ? lethalWithin(state, me, effort) : undefined) ?? solved.action;
    return { action, value: solved.value, line: [action] };
  }
  if (state.pending_decisions.length > 0) {
    const part = effort.left() / (state.pending_decisions[0]!.options.length + 1);
    const value = (after: ReadState): number => new TurnTree(after as State, me, effort.share(part)).root.value;
    const action = bestAnswer(state, me, effort, value);
    return { action, value: 0, line: [action] };
  }
  const lethal = lethalWithin(state, me, effort);
  if (lethal) return { action: lethal, value: 1, line: [lethal] };
  const { line, value } = new TurnTree(state as State, me, effort).best();
  const whole: Action[] = [...line.actions, { type: 'end_turn' }];
  return { action: whole[0]!, value, line: whole };
}

function lethalWithin(state: ReadState, me: PlayerId, effort: Effort): Action | undefined {
  return findLethal(state, me, effort.share(effort.left() * LETHAL_SHARE));
}
