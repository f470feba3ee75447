import { isForm } from '@parlour/client';
import type { Choice } from '@parlour/client';
import { fillAtRandom, rngOver, sfc32 } from '../../src/engine/core/index.js';

/** Chooses at random, the same way in every run. */
export function anyChoice(seed: number): <A extends { type: string }>(choices: readonly Choice<A>[]) => A {
  const rng = rngOver(sfc32(seed));
  return (choices) => {
    const choice = rng.pick(choices);
    return isForm(choice) ? fillAtRandom(choice, rng) : choice;
  };
}
