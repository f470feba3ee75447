import type { Seat } from '../../../../engine/core/index.js';
import { canonical, choicesOf } from '../../../../engine/core/index.js';
import { askedSeat } from '../../rules/turns/clock.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import type { Action } from '../../rules/action.types.js';
import { candidatesFor } from './candidates.js';
import { boardIn } from '../worlds/imagined.js';
import { decide, isPlain } from '../levels/medium.js';
import { outlook } from '../judgement/outlook.js';
import type { Horizon } from '../judgement/outlook.js';
import { race } from './race.js';
import type { Simulation } from './simulation.js';
import type { Worlds } from '../worlds/worlds.js';

const MOVES_INSIDE = 5;
const MOST_DEPTH = 2;
const MOST_DECISIONS = 120;

/** So many worlds are a first look at a move: what it would do after a bad one need not be known. */
export const FIRST_LOOK = 8;

/** How a decision inside the tree is settled: quickly, there are many of them. */
const INSIDE = { trials: MOVES_INSIDE * FIRST_LOOK, worldsARound: FIRST_LOOK, mostWorlds: FIRST_LOOK };

/** How far trials go: those of the moves at hand, and those that settle what would follow in the same turn. */
export interface Horizons {
  readonly now: number;
  readonly far: number;
  readonly near: number;
}

/**
 * One tree for all worlds: its nodes are this seat's decisions in the turn that is played, named by what it did so far and
 * not by what a world hides. What it would do at a node is settled at the first visit, by a race in the same worlds; what the
 * others do, and what comes after the turn, goes by rules of thumb. So does everything at a first look.
 */
export class InformationSetTree {
  private readonly plans = new Map<string, Action | undefined>();
  private readonly seat: Seat;
  private readonly far: Horizon;
  private readonly near: Horizon;

  constructor(
    private readonly worlds: Worlds,
    { now, far, near }: Horizons,
    /** Trials that may go into plans; afterwards the rest of the turn goes by rules of thumb. */
    private planning: number,
  ) {
    this.seat = worlds.seat;
    this.far = { now, until: far };
    this.near = { now, until: near };
  }

  /** One trial of a move in one of the worlds. */
  tryOut(move: Action, world: number): number {
    const simulation = this.worlds.open(world);
    if (!simulation.tries(this.seat, move)) return -1;
    const path = [move];
    while (world >= FIRST_LOOK && path.length <= MOST_DEPTH) {
      const moves = this.nextDecision(simulation);
      if (!moves) break;
      const plan = this.planAfter(path, moves);
      if (!plan) break;
      // What is planned in most worlds may be impossible in this one.
      if (!simulation.tries(this.seat, plan)) simulation.does(this.seat, moves[0]!);
      path.push(plan);
    }
    return outlook(simulation, this.seat, this.far);
  }

  /** The moves worth thinking about when this seat has next to think in this turn; on the way all goes by rules of thumb. */
  private nextDecision(simulation: Simulation): Action[] | undefined {
    const { state } = simulation;
    for (let n = 0; n < MOST_DECISIONS && !simulation.isOver(this.far.now + 1); n++) {
      if (state.pendingChoice || askedSeat(state) !== this.seat) {
        simulation.step();
        continue;
      }
      const board = boardIn(state, this.seat);
      const choices = [...choicesOf(tcgFuel, state, this.seat)];
      const usual = decide(board, choices);
      const moves = isPlain(board, choices, usual) ? [usual] : candidatesFor(board, choices, usual, MOVES_INSIDE);
      if (moves.length > 1) return moves;
      simulation.does(this.seat, usual);
    }
    return undefined;
  }

  private planAfter(path: readonly Action[], moves: readonly Action[]): Action | undefined {
    const key = path.map(canonical).join();
    if (!this.plans.has(key)) this.plans.set(key, this.settle(path, moves));
    return this.plans.get(key);
  }

  private settle(path: readonly Action[], moves: readonly Action[]): Action | undefined {
    if (this.planning <= 0) return undefined;
    this.planning -= moves.length * FIRST_LOOK;
    return race(moves, INSIDE, (move, world) => this.tryAfter(path, move, world)).action;
  }

  /** One trial of a move at a node of the tree. */
  private tryAfter(path: readonly Action[], move: Action, world: number): number {
    const simulation = this.worlds.open(world);
    for (const [depth, action] of [...path, move].entries()) {
      if (depth > 0 && !this.nextDecision(simulation)) break;
      if (!simulation.tries(this.seat, action)) return -1;
    }
    return outlook(simulation, this.seat, this.near);
  }
}
