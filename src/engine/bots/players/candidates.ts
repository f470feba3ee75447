import { isForm } from '../../core/index.js';
import type { Choice, Rng } from '../../core/index.js';
import { fillings } from '../fillings.js';

/** The actions a searcher looks at: the whole ones, and a bounded sample of fillings of each form. */
export function candidates<A extends { type: string }>(
  choices: Iterable<Choice<A>>,
  fillingsEach: number,
  rng: Rng,
): A[] {
  const actions: A[] = [];
  for (const choice of choices) {
    if (isForm(choice)) actions.push(...fillings(choice, fillingsEach, rng));
    else actions.push(choice);
  }
  return actions;
}
