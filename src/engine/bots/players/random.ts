import { fillAtRandom, isForm } from '../../core/index.js';
import type { GameShape } from '../../core/index.js';
import type { BotLevel } from '../bot.js';

/** Any of the choices, each as likely; a form is filled at random. */
export function randomLevel<G extends GameShape, Memory>(): BotLevel<G, Memory> {
  return {
    budget: { nodes: 1 },
    choose({ choices, rng }) {
      const choice = rng.pick(choices);
      return { action: isForm(choice) ? fillAtRandom(choice, rng) : choice };
    },
  };
}
