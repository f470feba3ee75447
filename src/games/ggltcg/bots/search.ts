import { opponentOf } from '../rules/cards.js';
import type { Action, PlayerId, ReadState, State } from '../rules/ggltcg.types.js';
import { bestAnswer } from './deciding.js';
import type { Effort } from './effort.js';
import { WON, evaluate } from './evaluation.js';
import { findLethal } from './lethal.js';
import { answered, enumerateLines, play } from './lines.js';
import type { Line } from './lines.js';
import { outcomesOf } from './outcomes.js';

/** How many lines are looked at with the reply, and with the own turn after it. */
const WITH_REPLY = 14;
const WITH_ANSWER = 5;
/** How many of the best replies are answered. */
const REPLIES = 3;
/** How much of the effort goes into looking for a certain win, into the own turn, and into the replies. */
const LETHAL_SHARE = 0.4;
const OWN_SHARE = 0.2;
const REPLY_SHARE = 0.55;
/** How many states are followed from one action to the next: of the own turn, and of turns further on. */
const OWN_WIDTH = 100;
const LATER_WIDTH = 16;

export interface Found {
  readonly action: Action;
  readonly value: number;
  readonly line: readonly Action[];
}

/** A line with the best replies to each of its outcomes, worst for us first. */
interface Replied {
  readonly line: Line;
  readonly value: number;
  readonly outcomes: readonly (readonly Reply[])[];
}

interface Reply {
  readonly after: State;
  readonly value: number;
}

/**
 * Whole turns instead of single actions: all own turns by their looks, the best of them with the opponent's best replies,
 * the best of those with the own turn after that. A certain win this turn is taken before anything else. Each line gets
 * the same effort, and a line the effort did not suffice for is out: what was not looked at would look too good.
 */
export function search(state: ReadState, me: PlayerId, effort: Effort): Found {
  if (state.pending_decisions.length > 0) {
    const part = effort.left() / (state.pending_decisions[0]!.options.length + 1);
    const action = bestAnswer(state, me, effort, (after) => continued(after, me, effort.share(part)));
    return { action, value: 0, line: [action] };
  }
  const lethal = findLethal(state, me, effort.share(effort.left() * LETHAL_SHARE));
  if (lethal) return { action: lethal, value: WON, line: [lethal] };
  const lines = enumerateLines(state, me, effort.share(effort.left() * OWN_SHARE), OWN_WIDTH);
  const looked = best(lines, WITH_REPLY, ({ end }) => evaluate(ended(end, me, effort), me));
  const replied = withReplies(state, looked, me, effort);
  const [first] = withAnswers(replied.slice(0, WITH_ANSWER), me, effort);
  const { line, value } = first!;
  return { action: line.actions[0] ?? { type: 'end_turn' }, value, line: line.actions };
}

function withReplies(state: ReadState, lines: readonly Line[], me: PlayerId, effort: Effort): Replied[] {
  const part = (effort.left() * REPLY_SHARE) / lines.length;
  const replied: Replied[] = [];
  for (const line of lines) {
    if (replied.length > 0 && effort.isSpent()) break;
    const ends = outcomesOf(state, line, me, effort);
    const outcomes = ends.map((end) => bestReplies(ended(end, me, effort), me, effort.share(part / ends.length)));
    replied.push({ line, outcomes, value: average(outcomes.map(([worst]) => worst!.value)) });
  }
  return replied.sort((one, other) => other.value - one.value);
}

/** What can be made of each reply; the opponent chooses the one that leaves us least. */
function withAnswers(lines: readonly Replied[], me: PlayerId, effort: Effort): Replied[] {
  const part = effort.left() / lines.length;
  const answeredLines: Replied[] = [];
  for (const one of lines) {
    if (effort.isSpent()) return answeredLines.length > 0 ? sorted(answeredLines) : [...lines];
    const values = one.outcomes.map((replies) => {
      const nodes = part / one.outcomes.length / replies.length;
      return Math.min(...replies.map(({ after }) => bestTurn(after, me, effort.share(nodes))));
    });
    answeredLines.push({ ...one, value: average(values) });
  }
  return sorted(answeredLines);
}

const sorted = (lines: readonly Replied[]): Replied[] => [...lines].sort((one, other) => other.value - one.value);

/** The replies that leave us worst, by the looks of the state after them. */
function bestReplies(start: State, me: PlayerId, effort: Effort): Reply[] {
  if (start.outcome !== null || start.active_player_id === me) return [{ after: start, value: evaluate(start, me) }];
  const other = opponentOf(start, me);
  const replies = enumerateLines(start, other, effort, LATER_WIDTH).map(({ end }) => {
    const after = ended(end, other, effort);
    return { after, value: evaluate(after, me) };
  });
  return replies.sort((one, another) => one.value - another.value).slice(0, REPLIES);
}

/** The best that can be made of a turn, by the looks of its end. */
function bestTurn(state: State, me: PlayerId, effort: Effort): number {
  if (state.outcome !== null || state.active_player_id !== me) return evaluate(state, me);
  const lines = enumerateLines(state, me, effort, LATER_WIDTH);
  return Math.max(...lines.map(({ end }) => evaluate(ended(end, me, effort), me)));
}

/** What an answer to a decision is worth: the turn goes on, ours or theirs. */
function continued(state: ReadState, me: PlayerId, effort: Effort): number {
  const now = state as State;
  return state.active_player_id === me ? bestTurn(now, me, effort) : bestReplies(now, me, effort)[0]!.value;
}

/** The state after the turn has ended and the other's has begun. */
function ended(state: State, me: PlayerId, effort: Effort): State {
  if (state.outcome !== null || state.active_player_id !== me) return state;
  return answered(play(state, { type: 'end_turn' }, effort), me, effort);
}

function best<T>(things: readonly T[], count: number, value: (thing: T) => number): T[] {
  return things
    .map((thing) => ({ thing, value: value(thing) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ thing }) => thing);
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
