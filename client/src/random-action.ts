import { fillAtRandom, isForm } from '../../src/engine/core/choice.js';
import type { Choice } from '../../src/engine/core/choice.js';
import { rngOver } from '../../src/engine/core/rng.js';

/** Any action of what is offered. What was offered whole is never refused; a form filled at random may be. */
export function randomAction<A extends { type: string }>(choices: readonly Choice<A>[], random = Math.random): A {
  const rng = rngOver(() => Math.floor(random() * 2 ** 32));
  const choice = rng.pick(choices);
  return isForm(choice) ? fillAtRandom(choice, rng) : choice;
}
