import { randomInt } from 'node:crypto';
import { fillAtRandom, isForm, rngOver } from '../../../src/engine/core/index.js';
import type { Choice } from '../../../src/engine/core/index.js';

const rng = rngOver(() => randomInt(2 ** 32));

/** One of the things that are offered, forms filled in at random. */
export function pick(offered: readonly object[]): object {
  const choice = rng.pick(offered) as Choice<{ type: string }>;
  return isForm(choice) ? fillAtRandom(choice, rng) : choice;
}
