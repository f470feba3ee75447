import type { Mind } from './simulation.js';
import { EMPTY, canDrawDeck, canTakePile, isOpenHand, knowsSlot, pointsAt, slotsOf } from './world.js';
import type { Spot, World } from './world.js';

/** What a slot is worth to the player who decides: its points if known, else a guess. */
export type Worth = (world: World, who: number, seat: number, slot: number) => number;

export const plainWorth: Worth = (world, who, seat, slot) =>
  knowsSlot(world, who, seat, slot) ? pointsAt(world.hands[seat]![slot]!) : world.mean;

export function ownWorth(world: World, who: number, worth: Worth): number {
  return slotsOf(world, who).reduce((sum, slot) => sum + worth(world, who, who, slot), 0);
}

/** The own slot that is worth most, which is the worst to have. */
export function worstSlot(world: World, who: number, worth: Worth): number {
  return slotsOf(world, who).reduce((worst, slot) =>
    worth(world, who, who, slot) > worth(world, who, who, worst) ? slot : worst,
  );
}

/** The lowest slot of another player that may be swapped. */
export function bestOfOthers(world: World, who: number, worth: Worth): Spot | null {
  let best: Spot | null = null;
  for (let seat = 0; seat < world.hands.length; seat++) {
    if (seat === who || !isOpenHand(world, seat)) continue;
    for (const slot of slotsOf(world, seat)) {
      if (!best || worth(world, who, seat, slot) < worth(world, who, best[0], best[1])) best = [seat, slot];
    }
  }
  return best;
}

/** An own card known to have this rank, and worth getting rid of. */
export function knownMatch(world: World, who: number, rank: number): number {
  if (pointsAt(rank) <= 0) return -1;
  const hand = world.hands[who]!;
  for (let slot = 0; slot < hand.length; slot++) {
    if (hand[slot] !== EMPTY && knowsSlot(world, who, who, slot) && hand[slot] === rank) return slot;
  }
  return -1;
}

/** The next card to look at: own unknown ones first, then those of open hands. */
function nextLook(world: World, who: number): Spot | null {
  const order = [who, ...world.hands.keys()].filter((seat, index) => index === 0 || seat !== who);
  for (const seat of order) {
    if (!isOpenHand(world, seat)) continue;
    const slot = slotsOf(world, seat).find((one) => !knowsSlot(world, who, seat, one));
    if (slot !== undefined) return [seat, slot];
  }
  return null;
}

/** The medium way to play (8.4): a perfect memory and no inference. Also what simulations expect of everybody. */
export function mediumHabits(worth: Worth = plainWorth): Mind {
  return {
    draw(world, who) {
      const enough = world.hands.length === 2 ? 6 : 4;
      if (world.caller < 0 && ownWorth(world, who, worth) <= enough) return 'call';
      if (!canTakePile(world)) return 'deck';
      if (!canDrawDeck(world)) return 'pile';
      const points = pointsAt(world.pile.at(-1)!);
      return points <= 4 && worth(world, who, who, worstSlot(world, who, worth)) - points >= 3 ? 'pile' : 'deck';
    },

    discard(world, who) {
      const worst = worstSlot(world, who, worth);
      if (world.fromPile) return worst;
      const points = pointsAt(world.drawn);
      if (knownMatch(world, who, world.drawn) >= 0) return -1;
      const gain = worth(world, who, who, worst) - points;
      if (knowsSlot(world, who, who, worst)) return gain >= 0.5 ? worst : -1;
      return points < world.mean - 1 || gain >= 0.5 ? worst : -1;
    },

    answer: (world, who) => knownMatch(world, who, world.rank),

    peek: nextLook,

    swap(world, who) {
      if (!isOpenHand(world, who)) return null;
      const worst = worstSlot(world, who, worth);
      const best = bestOfOthers(world, who, worth);
      if (!best) return null;
      const gain = worth(world, who, who, worst) - worth(world, who, best[0], best[1]);
      return gain >= 1 ? [[who, worst], best] : null;
    },
  };
}
