import { opponentOf } from '../rules/cards.js';
import type { Action, PlayerId, ReadState, State } from '../rules/ggltcg.types.js';
import { bestAnswer } from './deciding.js';
import type { Effort } from './effort.js';
import { WON, evaluate } from './evaluation.js';
import { findLethal } from './lethal.js';
import { answered, enumerateLines, play } from './lines.js';
import type { Line } from './lines.js';
import { chancesOf } from './simulation.js';

/** How many lines are looked at more closely, with the reply, and with the answer to the reply. */
const WITH_REPLY = 14;
const WITH_ANSWER = 4;
/** How many outcomes of direct attacks a line is tried with. */
const MOST_OUTCOMES = 4;
const OWN_SHARE = 0.2;
const REPLY_NODES = 700;
const ANSWER_NODES = 400;

export interface Found {
  readonly action: Action;
  readonly value: number;
  readonly line: readonly Action[];
}

/**
 * Whole turns instead of single actions: all own turns by their looks, the best of them with the opponent's best reply,
 * the best of those with the own turn after that. A certain win this turn is taken before anything else.
 */
export function search(state: ReadState, me: PlayerId, effort: Effort): Found {
  if (state.pending_decisions.length > 0) {
    const value = (after: ReadState): number => continued(after, me, effort);
    const action = bestAnswer(state, me, effort, value);
    return { action, value: 0, line: [action] };
  }
  const lethal = findLethal(state, me, effort.share(effort.left() * 0.4));
  if (lethal) return { action: lethal, value: WON, line: [lethal] };
  const lines = enumerateLines(state, me, effort.share(effort.left() * OWN_SHARE));
  const looked = best(lines, WITH_REPLY, ({ end }) => evaluate(ended(end, me, effort), me));
  const replied = best(looked, WITH_ANSWER, ({ thing }) => averaged(state, thing, me, effort, replyValue));
  const [first] = best(replied, 1, ({ thing, value }) =>
    effort.isSpent() ? value : averaged(state, thing.thing, me, effort, answerValue),
  );
  const line = first!.thing.thing.thing;
  return { action: line.actions[0] ?? { type: 'end_turn' }, value: first!.value, line: line.actions };
}

interface Valued<T> {
  readonly thing: T;
  readonly value: number;
}

/** The few most valuable things. */
function best<T>(things: readonly T[], count: number, value: (thing: T) => number): Valued<T>[] {
  return things
    .map((thing) => ({ thing, value: value(thing) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, count);
}

/** The value of a line over what its direct attacks may hit. */
function averaged(
  from: ReadState,
  line: Line,
  me: PlayerId,
  effort: Effort,
  value: (end: State, me: PlayerId, effort: Effort) => number,
): number {
  const ends = outcomes(from, line, me, effort);
  return ends.reduce((sum, end) => sum + value(end, me, effort), 0) / ends.length;
}

function outcomes(from: ReadState, line: Line, me: PlayerId, effort: Effort): State[] {
  const attack = line.actions.findIndex((action) => action.type === 'tussle' && action.defender_id === null);
  if (attack < 0) return [line.end];
  let before = from;
  for (const action of line.actions.slice(0, attack)) before = answered(play(before, action, effort), me, effort);
  const chances = Math.min(MOST_OUTCOMES, chancesOf(before, line.actions[attack]!));
  const ends: State[] = [];
  for (let hit = 0; hit < chances; hit++) {
    let now = answered(play(before, line.actions[attack]!, effort, hit), me, effort);
    for (const action of line.actions.slice(attack + 1)) {
      if (now.outcome !== null) break;
      now = answered(play(now, action, effort), me, effort);
    }
    ends.push(now);
  }
  return ends;
}

/** The state after the turn has ended and the other's has begun. */
function ended(state: State, me: PlayerId, effort: Effort): State {
  if (state.outcome !== null || state.active_player_id !== me) return state;
  return answered(play(state, { type: 'end_turn' }, effort), me, effort);
}

/** What is left after the opponent's best reply. */
function replyValue(end: State, me: PlayerId, effort: Effort): number {
  return worstReply(ended(end, me, effort), me, effort).value;
}

/** What can be made of the state after the opponent's best replies. */
function answerValue(end: State, me: PlayerId, effort: Effort): number {
  const start = ended(end, me, effort);
  const { value, after } = worstReply(start, me, effort);
  if (after.outcome !== null || effort.isSpent()) return value;
  return 0.4 * value + 0.6 * bestTurn(after, me, effort.share(ANSWER_NODES));
}

function worstReply(start: State, me: PlayerId, effort: Effort): { value: number; after: State } {
  if (start.outcome !== null || start.active_player_id === me) return { value: evaluate(start, me), after: start };
  const other = opponentOf(start, me);
  let worst: { value: number; after: State } | undefined;
  for (const line of enumerateLines(start, other, effort.share(REPLY_NODES))) {
    const after = ended(line.end, other, effort);
    const value = evaluate(after, me);
    if (!worst || value < worst.value) worst = { value, after };
  }
  return worst!;
}

function bestTurn(state: State, me: PlayerId, effort: Effort): number {
  let most = -Infinity;
  for (const line of enumerateLines(state, me, effort))
    most = Math.max(most, evaluate(ended(line.end, me, effort), me));
  return most;
}

/** What an answer to a decision is worth: the turn goes on, ours or theirs. */
function continued(state: ReadState, me: PlayerId, effort: Effort): number {
  if (state.outcome !== null || effort.isSpent()) return evaluate(state, me);
  if (state.active_player_id === me) return bestTurn(state as State, me, effort.share(REPLY_NODES));
  return worstReply(state as State, me, effort).value;
}
