import { fillAtRandom, isForm } from '../core/index.js';
import type { Choice, Form, Rng } from '../core/index.js';
import { fullest, smallest } from './fillings.js';

/** Random fillings of each form that are tried when its smallest and its fullest are refused. */
const RANDOM_TRIES = 20;

/**
 * What to play when a bot has failed, from the choices alone: a whole action at random, because those are never
 * refused; after them the forms, filled as little and as much as possible and then at random. A caller that plays one of
 * these takes the first that the rules accept.
 */
export function* fallbacks<A extends { type: string }>(choices: readonly Choice<A>[], rng: Rng): Generator<A> {
  yield* rng.shuffle(choices.filter((choice): choice is A => !isForm(choice)));
  const forms = rng.shuffle(choices.filter((choice): choice is Form<A> => isForm(choice)));
  for (const form of forms) yield smallest(form);
  for (const form of forms) yield fullest(form);
  for (let tries = 0; tries < RANDOM_TRIES; tries++) for (const form of forms) yield fillAtRandom(form, rng);
}

/** The first of the fallbacks. */
export function fallback<A extends { type: string }>(choices: readonly Choice<A>[], rng: Rng): A {
  const first = fallbacks(choices, rng).next();
  if (first.done) throw new Error('There is nothing to choose from.');
  return first.value;
}
