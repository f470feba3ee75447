import type { Rng } from '../../../engine/core/index.js';
import { knownMatch, ownWorth, plainWorth, worstSlot } from './habits.js';
import type { Mind } from './simulation.js';
import { canTakePile, isOpenHand, knowsSlot, pointsAt, slotsOf } from './world.js';
import type { Spot } from './world.js';

/** How likely a memory of an easy bot outlives a decision. */
export const EASY_SURVIVAL = 0.92;

/** A beginner (8.3): forgets, calls too early, and gets rid of high cards where it can. */
export function easyHabits(rng: Rng): Mind {
  return {
    draw(world, who) {
      if (world.caller < 0 && ownWorth(world, who, plainWorth) <= 10) return 'call';
      return canTakePile(world) && pointsAt(world.pile.at(-1)!) <= 3 ? 'pile' : 'deck';
    },
    discard(world, who) {
      return world.fromPile || pointsAt(world.drawn) <= 5 ? worstSlot(world, who, plainWorth) : -1;
    },
    answer(world, who) {
      return rng.int(10) < 6 ? knownMatch(world, who, world.rank) : -1;
    },
    peek(world, who) {
      const slot = slotsOf(world, who).find((one) => !knowsSlot(world, who, who, one));
      return slot === undefined || !isOpenHand(world, who) ? null : [who, slot];
    },
    swap(world, who) {
      if (!isOpenHand(world, who)) return null;
      const worst = worstSlot(world, who, plainWorth);
      if (!knowsSlot(world, who, who, worst) || pointsAt(world.hands[who]![worst]!) < 10) return null;
      const others = [...world.hands.keys()].filter((seat) => seat !== who && isOpenHand(world, seat));
      const spots = others.flatMap((seat) => slotsOf(world, seat).map((slot): Spot => [seat, slot]));
      return spots.length === 0 ? null : [[who, worst], rng.pick(spots)];
    },
  };
}
