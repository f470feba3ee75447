import { canonical, choicesOf } from '../../../engine/core/index.js';
import { askedSeat } from '../rules/clock.js';
import { tcgFuel } from '../rules/tcg-fuel.game.js';
import type { Action } from '../rules/action.types.js';
import { candidatesFor } from './candidates.js';
import { prospects } from './evaluate.js';
import { boardIn } from './imagined.js';
import { decide, isPlain } from './medium.js';
import type { Simulation } from './simulation.js';
import type { Worlds } from './worlds.js';

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
  /** What may follow each of the moves at hand. */
  private readonly roots = new Map<string, Node>();
  private trials = 0;
  /** The spread of what trials came to, by which curiosity is measured. */
  private sum = 0;
  private squares = 0;

  constructor(
    private readonly worlds: Worlds,
    private readonly turn: number,
  ) {}

  /** One trial of a move in one of the worlds: down its part of the tree, one new move, on by rules of thumb, and back up. */
  tryOut(move: Action, world: number): number {
    const { seat } = this.worlds;
    const simulation = this.worlds.open(world);
    if (!simulation.tries(seat, move)) return -1;
    const until = this.turn + TURNS_AHEAD;
    const path: Branch[] = [];
    let node: Node | undefined = this.nodeAfter(move);
    for (let steps = 0; node && steps < MOST_DECISIONS && !simulation.isOver(until); steps++) {
      const moves = this.thinkAt(simulation);
      if (!moves) continue;
      const branch = this.pick(node, moves);
      path.push(branch);
      if (!simulation.tries(seat, branch.action)) return this.learn(path, -1);
      node = branch.visits > 0 ? branch.node : undefined;
    }
    simulation.playOut(until, MOST_DECISIONS);
    const turns = simulation.state.turnCount - this.turn;
    return this.learn(path, prospects(simulation.state, seat) * DECAY_PER_TURN ** turns);
  }

  private nodeAfter(move: Action): Node {
    const key = canonical(move);
    const node = this.roots.get(key) ?? { branches: new Map() };
    this.roots.set(key, node);
    return node;
  }

  /** What the seat would think about at this moment of a world; where others decide or all is plain, it is done at once. */
  private thinkAt(simulation: Simulation): Action[] | undefined {
    const { state } = simulation;
    const { seat } = this.worlds;
    if (state.pendingChoice || askedSeat(state) !== seat) return void simulation.step();
    const board = boardIn(state, seat);
    const choices = [...choicesOf(tcgFuel, state, seat)];
    const usual = decide(board, choices);
    if (isPlain(board, choices, usual)) return void simulation.does(seat, usual);
    return candidatesFor(board, choices, usual, MOVES_INSIDE);
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
    const trials = Math.max(1, this.trials);
    return Math.sqrt(Math.max(0.001, this.squares / trials - (this.sum / trials) ** 2));
  }

  private learn(path: readonly Branch[], result: number): number {
    this.trials += 1;
    this.sum += result;
    this.squares += result ** 2;
    for (const branch of path) {
      branch.visits += 1;
      branch.total += result;
    }
    return result;
  }
}
