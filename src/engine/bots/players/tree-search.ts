import { choicesOf, isForm } from '../../core/index.js';
import type { GameShape, Rng, Seat } from '../../core/index.js';
import type { Decision, SearchKit, Thinking } from '../bot.js';
import { fallback } from '../fallback.js';
import { fillings } from '../fillings.js';
import { allowance } from './allowance.js';
import { candidates } from './candidates.js';
import { Node, select } from './tree.js';
import type { Edge } from './tree.js';
import { PlainWorld } from './plain-world.js';
import type { World } from './world.js';
import { worth } from './worth.js';

export interface TreeSearchSettings {
  /** How much a searcher prefers what it has tried little. */
  readonly exploration: number;
  /** Random actions after the tree, before the game's evaluation has to judge. */
  readonly playOut: number;
  /** Fillings of a form that are looked at: in the decision itself, and further down the tree. */
  readonly fillings: readonly [now: number, later: number];
}

/** Actions of the expected line that a note keeps. */
const LINE = 6;

/**
 * Monte Carlo tree search from one seat's information. A deal of the hidden cards is imagined for each node (or once
 * for all, where nothing is hidden); the tree branches by what the seat would do and hear, never by what it cannot
 * know. Every seat plays for itself.
 */
export class TreeSearch<G extends GameShape, Memory> {
  private readonly root = new Node<G>();
  private readonly rng: Rng;
  private readonly seat: Seat;
  private readonly first: readonly G['action'][];

  constructor(
    private readonly kit: SearchKit<G, Memory>,
    private readonly settings: TreeSearchSettings,
    private readonly thinking: Thinking<G, Memory>,
    /** Gives the world to think in: a new deal each time, or always the same one. */
    private readonly imagine: () => World<G>,
    /** Every imagined world is the same one: what needs no chance is played once and kept. */
    private readonly oneWorld: boolean,
  ) {
    this.rng = thinking.rng;
    this.seat = thinking.seat;
    this.first = candidates(thinking.choices, settings.fillings[0], this.rng);
  }

  decide(): Decision<G> {
    const { choices, budget, rng } = this.thinking;
    if (choices.length === 1 && !isForm(choices[0]!)) return { action: choices[0] as G['action'] };
    const mayGoOn = allowance(budget);
    while (mayGoOn()) this.visit();
    const best = this.root.favourite();
    if (!best) return { action: fallback(choices, rng) };
    const note = { value: best.total / best.visits, visits: this.root.visits, line: this.root.line(LINE) };
    return { action: best.action, note };
  }

  /** One walk down the tree, one new edge, a random game after it, and the result carried back up. */
  private visit(): void {
    const world = this.imagine();
    const path: Edge<G>[] = [];
    let node = this.root;
    let kept = this.oneWorld;
    node.visits += 1;
    while (!world.outcome) {
      const seat = node === this.root ? this.seat : world.someoneToAct();
      if (seat === undefined) break;
      const moved = this.move(node, seat, world, kept);
      if (!moved) break;
      path.push(moved.edge);
      node = moved.node;
      kept = moved.kept;
      node.visits += 1;
      if (moved.edge.visits === 0) break;
    }
    const end = this.playedOut(world);
    const values = new Map<Seat, number>();
    for (const edge of path) {
      if (!values.has(edge.seat)) values.set(edge.seat, worth(this.kit, end.state, edge.seat));
      edge.visits += 1;
      edge.total += values.get(edge.seat)!;
    }
  }

  private playedOut(world: World<G>): World<G> {
    if (this.settings.playOut === 0 || world.outcome) return world;
    const rest =
      this.kit.playsInPlace && this.oneWorld
        ? new PlainWorld(this.kit.game, this.rng, world.state, world.at, world.round)
        : world;
    rest.playOut(this.settings.playOut);
    return rest;
  }

  private move(node: Node<G>, seat: Seat, world: World<G>, kept: boolean): Moved<G> | undefined {
    let edges = this.edgesAt(node, seat, world);
    // A filling may be refused; then it was never on offer in this world.
    while (edges.length > 0) {
      const edge = select(edges, this.settings.exploration, this.rng);
      if (kept && edge.settled) {
        world.goBackTo(edge.settled.place);
      } else if (!world.play(seat, edge.action)) {
        edges = edges.filter((one) => one !== edge);
        continue;
      }
      for (const one of edges) one.offered += 1;
      if (kept && edge.settled) return { edge, node: edge.settled.node, kept };
      const next = node.after(this.heard(edge, world), edge);
      const place = kept ? world.place() : undefined;
      if (place) edge.settled = { node: next, place };
      return { edge, node: next, kept: place !== undefined };
    }
    return undefined;
  }

  private edgesAt(node: Node<G>, seat: Seat, world: World<G>): Edge<G>[] {
    if (node === this.root) return this.first.map((action) => node.edge(seat, action));
    const edges: Edge<G>[] = [];
    for (const choice of choicesOf(this.kit.game, world.state, seat)) {
      if (!isForm(choice)) {
        edges.push(node.edge(seat, choice));
        continue;
      }
      const key = JSON.stringify(choice);
      let sample = node.fillings.get(key);
      if (!sample) node.fillings.set(key, (sample = fillings(choice, this.settings.fillings[1], this.rng)));
      for (const action of sample) edges.push(node.edge(seat, action));
    }
    return edges;
  }

  /** What the seat knows of a move: its own action, of others only what it hears. */
  private heard(edge: Edge<G>, world: World<G>): string {
    const who = this.oneWorld || edge.seat === this.seat ? edge.key : edge.seat;
    return `${who} ${JSON.stringify(world.heardBy(this.seat))}`;
  }
}

interface Moved<G extends GameShape> {
  readonly edge: Edge<G>;
  readonly node: Node<G>;
  /** Whether the node stands for exactly one state. */
  readonly kept: boolean;
}
