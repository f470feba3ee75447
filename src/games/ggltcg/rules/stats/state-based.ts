import { toysInPlay } from '../cards.js';
import type { Resolving } from '../playing/resolving.js';
import { staminaLeft } from './stats.js';
import { putToSleep } from '../zones.js';

/** Puts toys with no stamina left to sleep together, again and again until none is left (R50). */
export function sleepDefeated(resolving: Resolving): void {
  const { state, pool } = resolving;
  for (;;) {
    const defeated = toysInPlay(state).filter((toy) => staminaLeft(state, pool, toy) <= 0);
    if (defeated.length === 0) return;
    putToSleep(resolving, defeated);
  }
}
