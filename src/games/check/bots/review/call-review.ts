import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Seat } from '../../../../engine/core/index.js';
import { imagination } from '../belief.js';
import { mediumHabits } from '../habits.js';
import type { BotMemory } from '../memory.js';
import { shareOfWin } from '../prospects.js';
import { playOut } from '../simulation.js';
import { situationOf } from '../situation.js';
import { pointsAt } from '../world.js';
import type { CheckView } from '../../rules/view.types.js';

/** So many tables are imagined: enough for a figure in per cent that says something, and cheap. */
const WORLDS = 200;

/** How a call looked to the player who made it. */
export interface CallOutlook {
  /** Points of the own cards that could be known. */
  readonly knownPoints: number;
  readonly unknownCards: number;
  /** The share in the win that the call promised, as far as its maker could tell. */
  readonly chance: number;
}

/**
 * What the caller could expect: tables that fit everything this seat knew are played to the end of the round by players of
 * medium strength. The same call always gets the same figure.
 */
export function outlookOf(view: CheckView, memory: BotMemory, caller: Seat, seed: number): CallOutlook {
  const situation = situationOf(view, memory, caller);
  const imagine = imagination(situation);
  const habits = mediumHabits();
  const calling = { ...habits, draw: () => 'call' as const };
  let share = 0;
  for (let world = 0; world < WORLDS; world++) {
    const imagined = imagine(rngOver(sfc32(seed, world)));
    playOut(imagined, (seat) => (seat === caller ? calling : habits), 2 * imagined.hands.length);
    share += shareOfWin(imagined, caller) / WORLDS;
  }
  const own = situation.world(rngOver(sfc32(seed))).hands[caller]!;
  const unknown = situation.unknown.filter(({ seat }) => seat === caller).map(({ slot }) => slot);
  const knownPoints = own.reduce(
    (sum, rank, slot) => (rank < 0 || unknown.includes(slot) ? sum : sum + pointsAt(rank)),
    0,
  );
  return { knownPoints, unknownCards: unknown.length, chance: Math.round(share * 1000) / 1000 };
}
