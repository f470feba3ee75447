import type { PlayerId, State } from '../../rules/ggltcg.types.js';
import type { Effort } from './effort.js';
import { hasFewCards, solve } from './endgame.js';
import { foresee } from '../judgement/foresight.js';
import { ended, enumerateLines } from './lines.js';
import type { Line } from './lines.js';
import { outcomesOf } from './outcomes.js';
import { signatureOf } from './signature.js';
import { Turn, average } from './turn.js';
import type { Way } from './turn.js';

/** How wide a turn is looked at: how many states are followed from one action to the next, and how many lines are kept. */
interface Breadth {
  readonly width: number;
  readonly ways: number;
}
const OWN: Breadth = { width: 100, ways: 20 };
const LATER: Breadth = { width: 12, ways: 8 };
/** How much of the effort may go into the turn at hand, and how many nodes into each of those after it. */
const OWN_SHARE = 0.25;
const LATER_NODES = 120;
/** With so many living cards a later turn is solved, if so many nodes suffice. */
const FEW_CARDS = 5;
const SOLVING_NODES = 150;
/** So many turns are looked ahead at most. */
const MOST_TURNS = 12;

/**
 * A tree of whole turns that grows where it matters: down the way that both would go by all that is known, to a turn that
 * has not been looked at, and what is found there may change which way that is. It grows until the effort is spent or nothing
 * is left to find out.
 */
export class TurnTree {
  readonly root: Turn;
  /** Different lines may lead to the same turn; it is looked at once. */
  private readonly turns = new Map<string, Turn>();

  constructor(
    state: State,
    private readonly me: PlayerId,
    private readonly effort: Effort,
  ) {
    this.root = this.turnOf(state);
    this.expand(this.root, effort.share(effort.left() * OWN_SHARE), OWN);
    while (!this.root.isSettled && this.grow(this.root, 0));
  }

  /** The line that is worth most. */
  best(): { readonly line: Line; readonly value: number } {
    const { line, next } = this.root.best()!;
    return { line, value: average(next) };
  }

  /** Looks at one more turn. False: the effort is spent. */
  private grow(turn: Turn, depth: number): boolean {
    if (this.effort.isSpent()) return false;
    if (!turn.ways) {
      if (!this.look(turn)) return false;
    } else {
      const way = turn.best((one) => one.next.some(({ isSettled }) => !isSettled));
      // Of the cards that may be hit, each in its turn.
      const open = way?.next.filter(({ isSettled }) => !isSettled) ?? [];
      const [next] = open.sort((one, other) => one.visits - other.visits);
      if (!next || depth === MOST_TURNS) turn.settle(turn.value);
      else if (!this.grow(next, depth + 1)) return false;
    }
    turn.visits += 1;
    turn.judge();
    return true;
  }

  private look(turn: Turn): boolean {
    if (hasFewCards(turn.state, FEW_CARDS)) {
      const solved = solve(turn.state, this.me, this.effort.share(SOLVING_NODES));
      if (solved) turn.settle(solved.value);
      if (solved) return true;
    }
    return this.expand(turn, this.effort.share(LATER_NODES), LATER);
  }

  /** Finds the ways to play a turn. What the effort did not suffice for is left alone: it would look too good or too bad. */
  private expand(turn: Turn, part: Effort, { width, ways }: Breadth): boolean {
    const { state } = turn;
    const mover = state.active_player_id;
    const looked = new Map<string, { readonly line: Line; readonly value: number }>();
    for (const line of enumerateLines(state, mover, part, width)) {
      const after = ended(line.end, mover, this.effort);
      const key = signatureOf(after);
      if (!looked.has(key)) looked.set(key, { line, value: foresee(after, mover) });
    }
    if (this.effort.isSpent() && turn !== this.root) return false;
    const best = [...looked.values()].sort((one, other) => other.value - one.value).slice(0, ways);
    turn.ways = best.map(({ line }): Way => {
      const ends = outcomesOf(state, line, mover, this.effort);
      return { line, next: ends.map((end) => this.turnOf(ended(end, mover, this.effort))) };
    });
    turn.judge();
    return true;
  }

  private turnOf(state: State): Turn {
    // A drawn game stands where it stood before.
    const key = `${signatureOf(state)}|${state.turn_number}${state.outcome ?? ''}`;
    const turn = this.turns.get(key) ?? new Turn(state, this.me);
    this.turns.set(key, turn);
    return turn;
  }
}
