import { opponentOf, playerOf } from '../../rules/cards.js';
import { awaitedPlayer } from '../../rules/clock.js';
import type { Action, PlayerId, ReadState, State } from '../../rules/ggltcg.types.js';
import type { Effort } from './effort.js';
import { evaluate } from '../judgement/evaluation.js';
import { signatureOf } from './signature.js';
import { legalActions, simulate } from '../simulation.js';

/** A way to use one's turn, up to but without its end. */
export interface Line {
  readonly actions: readonly Action[];
  readonly end: State;
}

const MOST_ACTIONS = 8;
const MOST_TARGETS = 5;

/**
 * All ways to use the turn, each prefix a line of its own, the empty one first: one action, two, three and so on, so that
 * every state is reached in as few actions as possible and looked at once. Where a decision is open, the turn cannot end.
 * With a `width`, only so many of the most promising states are followed further. A direct attack hits one card of the
 * hand: which, the turn does not show.
 */
export function enumerateLines(state: ReadState, me: PlayerId, effort: Effort, width = Infinity): Line[] {
  const start: Line = { actions: [], end: state as State };
  const lines = isAsked(state) ? [] : [start];
  const seen = new Set([signatureOf(state)]);
  let frontier = [start];
  for (let depth = 0; depth < MOST_ACTIONS && frontier.length > 0; depth++) {
    const next: Line[] = [];
    for (const { actions, end: from } of frontier) {
      if (effort.isSpent()) return lines;
      effort.count();
      for (const action of ordered(from)) {
        const end = answered(simulate(from, action), me, effort);
        if (isOwnLoss(from, end, action, me)) continue;
        const key = signatureOf(end);
        if (seen.has(key)) continue;
        seen.add(key);
        const line = { actions: [...actions, action], end };
        if (!isAsked(end)) lines.push(line);
        if (end.outcome === null && end.active_player_id === me) next.push(line);
      }
    }
    frontier = next.length > width ? mostPromising(next, me, width) : next;
  }
  return lines;
}

/** Whether a decision is open. The opponent's are answered already. */
function isAsked({ outcome, pending_decisions }: ReadState): boolean {
  return outcome === null && pending_decisions.length > 0;
}

function mostPromising(lines: readonly Line[], me: PlayerId, width: number): Line[] {
  return lines
    .map((line) => ({ line, value: evaluate(line.end, me) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, width)
    .map(({ line }) => line);
}

/** The opponent answers what he is asked in the way that is worst for us. */
export function answered(state: State, me: PlayerId, effort: Effort): State {
  let now = state;
  while (now.outcome === null && now.pending_decisions.length > 0 && awaitedPlayer(now) !== me) {
    effort.count();
    const answers = legalActions(now).map((answer) => simulate(now, answer));
    now = answers.reduce((worst, one) => (evaluate(one, me) < evaluate(worst, me) ? one : worst));
  }
  return now;
}

/** The state after the turn has ended and the other's has begun. */
export function ended(state: State, me: PlayerId, effort: Effort): State {
  if (state.outcome !== null || state.active_player_id !== me) return state;
  return answered(simulate(state, { type: 'end_turn' }), me, effort);
}

/** What may be done besides ending the turn; of many targets of one card the first few. */
function ordered(state: ReadState): Action[] {
  const targets = new Map<string, number>();
  return legalActions(state).filter((action) => {
    if (action.type === 'end_turn') return false;
    if (action.type !== 'play_card' || action.target_card_ids.length === 0) return true;
    const seen = (targets.get(action.card_id) ?? 0) + 1;
    targets.set(action.card_id, seen);
    return action.target_card_ids.length > 1 || seen <= MOST_TARGETS;
  });
}

/** A tussle in which only the attacker goes to sleep. */
function isOwnLoss(before: ReadState, after: State, action: Action, me: PlayerId): boolean {
  if (action.type !== 'tussle' || action.defender_id === null || after.outcome !== null) return false;
  const has = (state: ReadState, player: PlayerId, id: string): boolean =>
    playerOf(state, player).in_play.some((toy) => toy.id === id);
  const damage = (state: ReadState): number =>
    playerOf(state, opponentOf(state, me)).in_play.reduce((sum, toy) => sum + (toy.current_stamina ?? 0), 0);
  return (
    !has(after, me, action.attacker_id) &&
    has(after, opponentOf(after, me), action.defender_id) &&
    damage(after) >= damage(before)
  );
}
