import { opponentOf } from '../rules/cards.js';
import type { Action, PlayerId, ReadState, State } from '../rules/ggltcg.types.js';
import { bestAnswer } from './deciding.js';
import type { Effort } from './effort.js';
import { chanceOf, evaluate } from './evaluation.js';
import { hasFewCards, solve } from './endgame.js';
import { findLethal } from './lethal.js';
import { ended, enumerateLines } from './lines.js';
import type { Line } from './lines.js';
import { outcomesOf } from './outcomes.js';

/** How many lines are looked at with the reply, and with the own turn after it. */
const WITH_REPLY = 14;
const WITH_ANSWER = 5;
/** How many of the best replies are answered. */
const REPLIES = 3;
/** How much of the effort goes into solving the end of a game, into looking for a certain win, into the own turn, and into the replies. */
const SOLVING_SHARE = 0.5;
const LETHAL_SHARE = 0.4;
const OWN_SHARE = 0.2;
const REPLY_SHARE = 0.55;
/** How many states are followed from one action to the next: of the own turn, and of turns further on. */
const OWN_WIDTH = 100;
const LATER_WIDTH = 12;
/** Lines are close as long as their values, from -1 to 1, differ by less. */
const CLOSE = 0.15;

export interface Found {
  readonly action: Action;
  /** From -1, lost, to 1, won. */
  readonly value: number;
  /** What it wants to do, as far as it has thought. */
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
 * the best of those with the own turn after that. With few cards left the game is solved, if the effort suffices; where it is
 * lost, the search looks for what makes winning hardest. A certain win this turn is taken before anything else. A line
 * the effort did not suffice for is out: what was not looked at would look too good.
 */
export function search(state: ReadState, me: PlayerId, effort: Effort): Found {
  const solved = hasFewCards(state) ? solve(state, me, effort.share(effort.left() * SOLVING_SHARE)) : undefined;
  if (solved && solved.value > -1) return { action: solved.action, value: solved.value, line: [solved.action] };
  if (state.pending_decisions.length > 0) {
    const part = effort.left() / (state.pending_decisions[0]!.options.length + 1);
    const action = bestAnswer(state, me, effort, (after) => continued(after, me, effort.share(part)));
    return { action, value: 0, line: [action] };
  }
  const lethal = findLethal(state, me, effort.share(effort.left() * LETHAL_SHARE));
  if (lethal) return { action: lethal, value: 1, line: [lethal] };
  const lines = enumerateLines(state, me, effort.share(effort.left() * OWN_SHARE), OWN_WIDTH);
  const looked = best(lines, WITH_REPLY, ({ end }) => evaluate(ended(end, me, effort), me));
  const replied = withReplies(state, looked, me, effort);
  const close = replied.filter(({ value }) => value > replied[0]!.value - CLOSE).slice(0, WITH_ANSWER);
  const [first] = close.length > 1 ? withAnswers(close, me, effort) : close;
  const { line, value } = first!;
  const whole: Action[] = [...line.actions, { type: 'end_turn' }];
  return { action: whole[0]!, value, line: whole };
}

/** Lines with their best replies, best first. What a single reply makes much worse than the best so far is given up. */
function withReplies(state: ReadState, lines: readonly Line[], me: PlayerId, effort: Effort): Replied[] {
  const kept = effort.left() * (1 - REPLY_SHARE);
  const replied: Replied[] = [];
  let best = -1;
  for (const [index, line] of lines.entries()) {
    if (replied.length > 0 && effort.left() <= kept) break;
    const ends = outcomesOf(state, line, me, effort);
    const part = (effort.left() - kept) / (lines.length - index) / ends.length;
    const floor = ends.length === 1 ? best - CLOSE : -1;
    const outcomes = ends.map((end) => bestReplies(ended(end, me, effort), me, effort.share(part), floor));
    const value = average(outcomes.map(([worst]) => worst!.value));
    replied.push({ line, outcomes, value });
    best = Math.max(best, value);
  }
  return sorted(replied);
}

/**
 * What can be made of each reply; the opponent chooses the one that leaves us least. It counts as much as what the state
 * looked like before: more is seen now, but less of it was looked at.
 */
function withAnswers(lines: readonly Replied[], me: PlayerId, effort: Effort): Replied[] {
  const answeredLines: Replied[] = [];
  for (const [index, one] of lines.entries()) {
    const part = effort.left() / (lines.length - index) / one.outcomes.length;
    const values = one.outcomes.map((replies) =>
      Math.min(...replies.map(({ after }) => bestTurn(after, me, effort.share(part / replies.length)))),
    );
    answeredLines.push({ ...one, value: (one.value + average(values)) / 2 });
  }
  return sorted(answeredLines);
}

const sorted = (lines: readonly Replied[]): Replied[] => [...lines].sort((one, other) => other.value - one.value);

/** The replies that leave us worst, by the looks of the state after them; the first that leaves less than `floor` is enough. */
function bestReplies(start: State, me: PlayerId, effort: Effort, floor = -1): Reply[] {
  if (start.outcome !== null || start.active_player_id === me) return [{ after: start, value: chanceOf(start, me) }];
  const other = opponentOf(start, me);
  const replies: Reply[] = [];
  enumerateLines(start, other, effort, LATER_WIDTH, ({ end }) => {
    const after = ended(end, other, effort);
    const value = chanceOf(after, me);
    replies.push({ after, value });
    return value < floor;
  });
  return replies.sort((one, another) => one.value - another.value).slice(0, REPLIES);
}

/** The best that can be made of a turn, by the looks of its end. */
function bestTurn(state: State, me: PlayerId, effort: Effort): number {
  if (state.outcome !== null || state.active_player_id !== me) return chanceOf(state, me);
  const lines = enumerateLines(state, me, effort, LATER_WIDTH);
  return Math.max(...lines.map(({ end }) => chanceOf(ended(end, me, effort), me)));
}

/** What an answer to a decision is worth: the turn goes on, ours or theirs. */
function continued(state: ReadState, me: PlayerId, effort: Effort): number {
  const now = state as State;
  return state.active_player_id === me ? bestTurn(now, me, effort) : bestReplies(now, me, effort)[0]!.value;
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
