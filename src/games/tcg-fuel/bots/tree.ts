import { canonical, choicesOf } from '../../../engine/core/index.js';
import { askedSeat } from '../rules/clock.js';
import { tcgFuel } from '../rules/tcg-fuel.game.js';
import type { Action } from '../rules/action.types.js';
import { view } from '../rules/view/view.js';
import { Board } from './board.js';
import { candidatesFor } from './candidates.js';
import { prospects } from './evaluate.js';
import type { Simulation } from './simulation.js';
import type { Worlds } from './worlds.js';

const WORLDS = 40;
const MOVES_INSIDE = 6;
const TURNS_AHEAD = 4;
const MOST_DECISIONS = 120;
const CURIOSITY = 0.7;
const DECAY_PER_TURN = 0.99;

/** A move at a node: how often it could be made, how often it was, and what came of it. */
interface Branch {
  readonly action: Action;
  offered: number;
  visits: number;
  total: number;
  readonly node: Node;
}

interface Node {
  readonly branches: Map<string, Branch>;
}

/**
 * One tree for all worlds: its nodes are this seat's decisions, named by what it did so far. In each trial a world decides
 * which moves exist there and what the others do; those play by rules of thumb.
 */
export class InformationSetTree {
  private readonly root: Node = { branches: new Map() };
  private trials = 0;
  /** The spread of what trials came to, by which curiosity is measured. */
  private sum = 0;
  private squares = 0;

  constructor(
    private readonly worlds: Worlds,
    private readonly turn: number,
  ) {}

  /** One trial: down the tree, one new move, on by rules of thumb, and back up with the result. */
  tryOut(moves: readonly Action[]): void {
    const simulation = this.worlds.open(this.trials % WORLDS);
    const until = this.turn + TURNS_AHEAD;
    const path: Branch[] = [];
    let node: Node | undefined = this.root;
    let offered = moves;
    for (let steps = 0; node && steps < MOST_DECISIONS && !simulation.isOver(until); steps++) {
      if (node !== this.root && !this.decidesHere(simulation)) {
        simulation.step();
        continue;
      }
      if (node !== this.root) offered = movesAt(simulation, this.worlds.seat);
      const branch = this.pick(node, offered);
      path.push(branch);
      if (!simulation.tries(this.worlds.seat, branch.action)) return this.learn(path, -1);
      node = branch.visits > 0 ? branch.node : undefined;
    }
    simulation.playOut(until, MOST_DECISIONS);
    const turns = simulation.state.turnCount - this.turn;
    this.learn(path, prospects(simulation.state, this.worlds.seat) * DECAY_PER_TURN ** turns);
  }

  /** The move tried most often; where two were, the better one. */
  best(moves: readonly Action[]): { action: Action; visits: number; value: number } {
    const tried = moves.flatMap((action) => this.root.branches.get(canonical(action)) ?? []);
    const value = ({ total, visits }: Branch): number => total / Math.max(1, visits);
    const best = tried.reduce((a, b) =>
      b.visits > a.visits || (b.visits === a.visits && value(b) > value(a)) ? b : a,
    );
    return { action: best.action, visits: best.visits, value: value(best) };
  }

  private decidesHere({ state }: Simulation): boolean {
    return !state.pendingChoice && state.waitingFor?.decision !== 'draw' && askedSeat(state) === this.worlds.seat;
  }

  private pick(node: Node, moves: readonly Action[]): Branch {
    const branches = moves.map((action) => {
      const key = canonical(action);
      const found = node.branches.get(key) ?? {
        action,
        offered: 0,
        visits: 0,
        total: 0,
        node: { branches: new Map() },
      };
      node.branches.set(key, found);
      found.offered += 1;
      return found;
    });
    const untried = branches.find(({ visits }) => visits === 0);
    if (untried) return untried;
    const spread = this.spread();
    const hope = ({ total, visits, offered }: Branch): number =>
      total / visits + CURIOSITY * spread * Math.sqrt(Math.log(offered) / visits);
    return branches.reduce((a, b) => (hope(b) > hope(a) ? b : a));
  }

  private spread(): number {
    const middle = this.sum / this.trials;
    return Math.sqrt(Math.max(0.001, this.squares / this.trials - middle ** 2));
  }

  private learn(path: readonly Branch[], result: number): void {
    this.trials += 1;
    this.sum += result;
    this.squares += result ** 2;
    for (const branch of path) {
      branch.visits += 1;
      branch.total += result;
    }
  }
}

/** What the seat would think about at this moment of a world. */
function movesAt({ state }: Simulation, seat: number): Action[] {
  return candidatesFor(new Board(view(state, seat), seat), [...choicesOf(tcgFuel, state, seat)], MOVES_INSIDE);
}
