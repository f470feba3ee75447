import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng } from '../../../engine/core/index.js';
import { imagine } from './belief.js';
import { knownMatch, mediumHabits, ownWorth, plainWorth } from './habits.js';
import type { Worth } from './habits.js';
import { prospect } from './prospects.js';
import { playOut } from './simulation.js';
import type { Mind } from './simulation.js';
import type { Situation } from './situation.js';
import { EMPTY, knowsSlot, pointsAt, slotsOf } from './world.js';

const WORLDS_FOR_WORTH = 80;
const MOST_TURNS_PER_PLAYER = 12;
/** What being one card ahead is worth besides its points. */
const TEMPO = 2;

/** What the bot believes about every slot, from many imagined tables: how often each rank lies there. */
export type Belief = readonly (readonly (readonly number[])[])[];

export function believe(situation: Situation, rng: Rng, worlds = WORLDS_FOR_WORTH): Belief {
  const counts = situation.world(rng).hands.map((hand) => hand.map(() => Array.from({ length: 13 }, () => 0)));
  for (let world = 0; world < worlds; world++) {
    imagine(situation, rng).hands.forEach((hand, seat) =>
      hand.forEach((rank, slot) => rank !== EMPTY && (counts[seat]![slot]![rank]! += 1 / worlds)),
    );
  }
  return counts;
}

/** Slots as the bot believes them; for anybody else the plain guess. */
export function believedWorth(belief: Belief, me: number): Worth {
  const means = belief.map((hand) =>
    hand.map((ranks) => ranks.reduce((sum, share, rank) => sum + share * pointsAt(rank), 0)),
  );
  return (world, who, seat, slot) =>
    who === me && !knowsSlot(world, who, seat, slot)
      ? (means[seat]?.[slot] ?? world.mean)
      : plainWorth(world, who, seat, slot);
}

/** A strong player (8.5): weighs what the others do, calls by simulation, gambles where it pays. */
export function hardHabits(situation: Situation, rng: Rng, worlds: number): Mind {
  const { me } = situation;
  const belief = believe(situation, rng);
  const worth = believedWorth(belief, me);
  const habits = mediumHabits(worth);
  return {
    ...habits,

    draw(world, who) {
      if (world.caller < 0) {
        const low = ownWorth(world, who, worth) <= 5 + 2 * slotsOf(world, who).length;
        if (low && shouldCall(situation, rng, worlds)) return 'call';
      }
      const choice = habits.draw({ ...world, caller: me }, who);
      return choice === 'call' ? 'deck' : choice;
    },

    answer(world, who) {
      const sure = knownMatch(world, who, world.rank);
      return sure >= 0 ? sure : gamble(situation, belief);
    },
  };
}

/** An unknown card is tried when what it wins outweighs what it costs (8.5). */
export function gamble({ me, view, unknown, world }: Situation, belief: Belief): number {
  const { rank, mean } = world(rngOver(sfc32(1)));
  const gain = pointsAt(rank) + TEMPO;
  const cost = view.options.wrongMatchPenalty * mean + 0.01;
  if (pointsAt(rank) <= 0) return -1;
  let best = -1;
  let most = 0;
  for (const { seat, slot } of unknown) {
    const chance = seat === me ? belief[me]![slot]![rank]! : 0;
    const value = chance * gain - (1 - chance) * cost;
    if (value > most) [best, most] = [slot, value];
  }
  return best;
}

/** Calls when calling wins at least half of the imagined tables, and no fewer than playing on. */
function shouldCall(situation: Situation, rng: Rng, worlds: number): boolean {
  const habits = mediumHabits();
  const share = { call: 0, deck: 0 };
  for (let world = 0; world < worlds; world++) {
    const seed = rng.word();
    for (const first of ['call', 'deck'] as const) {
      share[first] += playFrom(situation, seed, first, habits) / worlds;
    }
  }
  return share.call >= Math.max(0.5, share.deck);
}

/** The same imagined table with one first move or the other. */
function playFrom(situation: Situation, seed: number, first: 'call' | 'deck', habits: Mind): number {
  const { me, view } = situation;
  const world = imagine(situation, rngOver(sfc32(seed)));
  let fresh = true;
  const own: Mind = {
    ...habits,
    draw(now, who) {
      if (!fresh) return habits.draw(now, who);
      fresh = false;
      if (first === 'call') return 'call';
      const choice = habits.draw({ ...now, caller: who }, who);
      return choice === 'call' ? 'deck' : choice;
    },
  };
  playOut(world, (seat) => (seat === me ? own : habits), MOST_TURNS_PER_PLAYER * world.hands.length);
  return prospect(view, world, me);
}
