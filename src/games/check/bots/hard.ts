import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng } from '../../../engine/core/index.js';
import { RANKS } from '../rules/cards/cards.js';
import { imagination } from './belief.js';
import type { Imagine } from './belief.js';
import { swaps } from './candidates.js';
import { knownMatch, mediumHabits, ownWorth, plainWorth } from './habits.js';
import type { Worth } from './habits.js';
import { prospect } from './prospects.js';
import { playOut } from './simulation.js';
import type { Mind } from './simulation.js';
import type { Situation } from './situation.js';
import { EMPTY, knowsSlot, pointsAt, slotsOf } from './world.js';
import type { World } from './world.js';

const WORLDS_FOR_WORTH = 80;
const MOST_TURNS_PER_PLAYER = 12;
/** What being one card ahead is worth besides its points. */
const TEMPO = 2;
/** An exchange is tried at a part of the tables that a call is tried at: there are more of them. */
const SWAPS_PER_CALL = 3;
/** What an exchange must win over the habit, as a share of the win, to be more than chance. */
const CLEARLY = 0.02;

/** What the bot believes about every slot, from many imagined tables: how often each rank lies there. */
export type Belief = readonly (readonly (readonly number[])[])[];

export function believe(imagine: Imagine, rng: Rng, worlds = WORLDS_FOR_WORTH): Belief {
  const counts: number[][][] = [];
  for (let world = 0; world < worlds; world++) {
    imagine(rng).hands.forEach((hand, seat) =>
      hand.forEach((rank, slot) => {
        const shares = ((counts[seat] ??= [])[slot] ??= Array.from({ length: 13 }, () => 0));
        if (rank !== EMPTY) shares[rank]! += 1 / worlds;
      }),
    );
  }
  return counts;
}

/** Slots as the bot believes them; for every other player the plain guess. */
export function believedWorth(belief: Belief, me: number): Worth {
  const means = belief.map((hand) =>
    hand.map((ranks) => ranks.reduce((sum, share, rank) => sum + share * pointsAt(rank), 0)),
  );
  return (world, who, seat, slot) =>
    who === me && !knowsSlot(world, who, seat, slot)
      ? (means[seat]?.[slot] ?? world.mean)
      : plainWorth(world, who, seat, slot);
}

/** A strong player (8.5): weighs what the others do, calls and exchanges by simulation, gambles where it pays. */
export function hardHabits(situation: Situation, rng: Rng, worlds: number): Mind {
  const imagine = imagination(situation);
  const worth = believedWorth(believe(imagine, rng), situation.me);
  const habits = mediumHabits(worth);
  return {
    ...habits,

    draw(world, who) {
      if (world.caller < 0) {
        const low = ownWorth(world, who, worth) <= 5 + 2 * slotsOf(world, who).length;
        if (low && shouldCall(situation, imagine, rng, worlds)) return 'call';
      }
      const choice = habits.draw({ ...world, caller: who }, who);
      return choice === 'call' ? 'deck' : choice;
    },

    swap: (world, who) => bestSwap(situation, imagine, rng, worlds, habits.swap(world, who)),

    answer: (world, who) => answerOf(situation, world, who),
  };
}

/** A sure match, or a gamble that pays. Needs no imagination, and windows come often. */
export function answerOf(situation: Situation, world: World, who: number): number {
  const sure = knownMatch(world, who, world.rank);
  return sure >= 0 ? sure : gamble(situation, world);
}

/** An unknown card is tried when what it wins outweighs what it costs (8.5). */
export function gamble({ me, view, unknown, pool, old }: Situation, { rank, mean }: World): number {
  if (pointsAt(rank) <= 0) return -1;
  const gain = pointsAt(rank) + TEMPO;
  const cost = view.options.wrongMatchPenalty * mean + 0.01;
  let best = -1;
  let most = 0;
  for (const { seat, slot, not, trait } of unknown) {
    if (seat !== me || not.includes(RANKS[rank]!)) continue;
    const urn = pool.map((count, index) =>
      not.includes(RANKS[index]!) ? 0 : urnCount(count, old?.[index], trait.fresh),
    );
    const chance =
      urn[rank]! /
      Math.max(
        1,
        urn.reduce((sum, count) => sum + count, 0),
      );
    const value = chance * gain - (1 - chance) * cost;
    if (value > most) [best, most] = [slot, value];
  }
  return best;
}

function urnCount(count: number, old: number | undefined, fresh: boolean): number {
  if (old === undefined) return count;
  return fresh ? Math.max(0, count - old) : old;
}

/** Calls when calling wins at least half of the imagined tables, and no fewer than playing on. */
function shouldCall(situation: Situation, imagine: Imagine, rng: Rng, worlds: number): boolean {
  const habits = mediumHabits();
  const share = { call: 0, deck: 0 };
  for (let world = 0; world < worlds; world++) {
    const seed = rng.word();
    for (const first of ['call', 'deck'] as const) {
      share[first] += playFrom(situation, imagine(rngOver(sfc32(seed))), first, habits) / worlds;
    }
  }
  return share.call >= Math.max(0.5, share.deck);
}

/** The same imagined table with one first move or the other. */
function playFrom(situation: Situation, world: World, first: 'call' | 'deck', habits: Mind): number {
  let fresh = true;
  return endOf(situation, world, habits, {
    ...habits,
    draw(now, who) {
      if (!fresh) return habits.draw(now, who);
      fresh = false;
      if (first === 'call') return 'call';
      const choice = habits.draw({ ...now, caller: who }, who);
      return choice === 'call' ? 'deck' : choice;
    },
  });
}

type Pair = ReturnType<Mind['swap']>;

/** What the habit says, unless another exchange, or none, ends clearly better at the imagined tables. */
function bestSwap(situation: Situation, imagine: Imagine, rng: Rng, worlds: number, habit: Pair): Pair {
  const pairs = [habit, ...swaps(situation.world(rng), situation.me).filter((pair) => `${pair}` !== `${habit}`)];
  const habits = mediumHabits();
  const tried = Math.ceil(worlds / SWAPS_PER_CALL);
  const ends = pairs.map(() => 0);
  for (let world = 0; world < tried; world++) {
    const seed = rng.word();
    pairs.forEach((pair, index) => {
      ends[index]! += swapFrom(situation, imagine(rngOver(sfc32(seed))), pair, habits) / tried;
    });
  }
  const best = ends.indexOf(Math.max(...ends));
  return ends[best]! - ends[0]! >= CLEARLY ? pairs[best]! : habit;
}

function swapFrom(situation: Situation, world: World, pair: Pair, habits: Mind): number {
  let fresh = true;
  return endOf(situation, world, habits, {
    ...habits,
    swap(now, who) {
      if (!fresh) return habits.swap(now, who);
      fresh = false;
      return pair;
    },
  });
}

/** How an imagined table ends when the bot plays one way and all others by habit. */
function endOf({ me, view }: Situation, world: World, habits: Mind, own: Mind): number {
  playOut(world, (seat) => (seat === me ? own : habits), MOST_TURNS_PER_PLAYER * world.hands.length);
  return prospect(view, world, me);
}
