import type { Budget } from '../../../engine/bots/bot.js';
import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng } from '../../../engine/core/index.js';
import { imagination } from './belief.js';
import type { Imagine } from './belief.js';
import { candidates } from './candidates.js';
import type { Move } from './candidates.js';
import { mediumHabits } from './habits.js';
import { answerOf, believe, believedWorth, gamble } from './hard.js';
import { prospect } from './prospects.js';
import { playOut } from './simulation.js';
import type { Mind } from './simulation.js';
import type { Situation } from './situation.js';
import { EMPTY, knowsSlot } from './world.js';
import type { Spot, World } from './world.js';

/** A decision of the bot as it can tell it from others: one node for each of its information sets. */
interface Node {
  visits: number;
  readonly moves: { readonly move: Move; readonly prior: number; visits: number; total: number }[];
}

const CURIOSITY = 1.1;
const PRIOR_OF_HABIT = 0.55;
const MOST_TURNS_PER_PLAYER = 10;
/** How often an opponent is taken to do something other than its habit. */
const SURPRISE = 0.1;

export interface Searched {
  readonly mind: Mind;
  readonly value: number;
  readonly iterations: number;
}

/** Information-set tree search (8.6): imagined tables, one tree of what the bot itself can tell apart. */
export function search(situation: Situation, rng: Rng, budget: Budget): Searched {
  const { me, view } = situation;
  const tree = new Map<string, Node>();
  const before = situation.world(rng);
  const habits = mediumHabits();
  const imagine = imagination(situation);
  const root = rootFor(situation, before, imagine, rng);
  const clock = stopAfter(budget);
  let iterations = 0;
  while (root.moves.length > 1 && !clock(iterations)) {
    iterations += 1;
    const world = imagine(rngOver(sfc32(rng.word(), iterations)));
    const path: { node: Node; index: number }[] = [];
    const own = treeMind(tree, root, path, habits);
    const others = surprising(habits);
    playOut(world, (seat) => (seat === me ? own : others), MOST_TURNS_PER_PLAYER * world.hands.length);
    const value = prospect(view, world, me);
    for (const { node, index } of path) {
      node.visits += 1;
      node.moves[index]!.visits += 1;
      node.moves[index]!.total += value;
    }
  }
  const best = root.moves.reduce((most, one) => (one.visits > most.visits ? one : most));
  return { mind: always(best.move, habits), value: best.total / Math.max(1, best.visits), iterations };
}

/** The decision to be made now: here the habit weighs beliefs, and a gamble is thought about. */
function rootFor(situation: Situation, world: World, imagine: Imagine, rng: Rng): Node {
  const { me } = situation;
  if (world.stage === 'window') {
    const bet = gamble(situation, world);
    const answering = { ...mediumHabits(), answer: () => answerOf(situation, world, me) };
    return nodeFor(world, me, answering, bet < 0 ? [] : [bet]);
  }
  return nodeFor(world, me, mediumHabits(believedWorth(believe(imagine, rng), me)), []);
}

/** Descends the tree at the bot's own decisions; below it, plays by habit. */
function treeMind(tree: Map<string, Node>, root: Node, path: { node: Node; index: number }[], habits: Mind): Mind {
  let below = false;
  const choose = (world: World, who: number): Move | undefined => {
    if (below) return undefined;
    const key = path.length === 0 ? '' : informationOf(world, who);
    const known = path.length === 0 ? root : tree.get(key);
    if (!known) {
      tree.set(key, nodeFor(world, who, habits, []));
      below = true;
      return undefined;
    }
    const index = pick(known);
    path.push({ node: known, index });
    return known.moves[index]!.move;
  };
  return followed(choose, habits);
}

/** Plays the move that is chosen, or by habit where none is. */
function followed(choose: (world: World, who: number) => Move | undefined, habits: Mind): Mind {
  return {
    draw(world, who) {
      const move = choose(world, who);
      return move && 'draw' in move ? move.draw : habits.draw(world, who);
    },
    discard(world, who) {
      const move = choose(world, who);
      return move && 'slot' in move ? move.slot : habits.discard(world, who);
    },
    answer(world, who) {
      const move = choose(world, who);
      return move && 'slot' in move ? move.slot : habits.answer(world, who);
    },
    peek(world, who) {
      const move = choose(world, who);
      return move && 'look' in move ? move.look : habits.peek(world, who);
    },
    swap(world, who) {
      const move = choose(world, who);
      return move && 'pair' in move ? move.pair : habits.swap(world, who);
    },
  };
}

const always = (move: Move, habits: Mind): Mind => followed(() => move, habits);

function pick({ visits, moves }: Node): number {
  const mean = visits === 0 ? 0.5 : moves.reduce((sum, { total }) => sum + total, 0) / visits;
  let best = 0;
  let most = -Infinity;
  moves.forEach(({ prior, visits: tried, total }, index) => {
    const worth = tried === 0 ? mean - 0.05 : total / tried;
    const score = worth + (CURIOSITY * prior * Math.sqrt(visits + 1)) / (1 + tried);
    if (score > most) [best, most] = [index, score];
  });
  return best;
}

function nodeFor(world: World, who: number, mind: Mind, gambles: readonly number[]): Node {
  const moves = candidates(world, who, gambles);
  const habit = labelOf(world, who, mind);
  const rest = (1 - PRIOR_OF_HABIT) / Math.max(1, moves.length - 1);
  return {
    visits: 0,
    moves: moves.map((move) => ({ move, prior: move.label === habit ? PRIOR_OF_HABIT : rest, visits: 0, total: 0 })),
  };
}

/** The label of what a mind would do here. */
function labelOf(world: World, who: number, mind: Mind): string {
  const text = (spot: Spot | null | undefined): string => `${spot?.join('.')}`;
  switch (world.stage) {
    case 'draw':
      return mind.draw(world, who);
    case 'discard':
      return `slot ${mind.discard(world, who)}`;
    case 'window':
      return `slot ${mind.answer(world, who)}`;
    case 'peek':
      return `look ${text(mind.peek(world, who))}`;
    default:
      return `swap ${mind.swap(world, who)?.join(' ')}`;
  }
}

/** All a player can tell of a table at a decision, as a key. */
function informationOf(world: World, who: number): string {
  const hands = world.hands.map((hand, seat) =>
    hand.map((rank, slot) => (rank === EMPTY ? '_' : knowsSlot(world, who, seat, slot) ? rank : '?')).join(','),
  );
  const drawn = world.stage === 'discard' ? world.drawn : '';
  const top = world.sealed ? 's' : (world.pile.at(-1) ?? '');
  return [world.stage, world.current, drawn, world.pile.length, top, world.caller, world.peeksLeft, ...hands].join('|');
}

/** An opponent who mostly keeps to the habit. */
function surprising(habits: Mind): Mind {
  const odd = ({ rng }: World): boolean => rng.word() / 2 ** 32 < SURPRISE;
  return {
    ...habits,
    draw: (world, who) => (odd(world) ? 'deck' : habits.draw(world, who)),
    answer: (world, who) => (odd(world) ? -1 : habits.answer(world, who)),
    swap: (world, who) => (odd(world) ? null : habits.swap(world, who)),
  };
}

function stopAfter({ nodes, millis }: Budget): (iterations: number) => boolean {
  const most = nodes ?? 2000;
  const until = millis === undefined ? Infinity : performance.now() + millis;
  return (iterations) => iterations >= most || (iterations % 16 === 0 && performance.now() >= until);
}
