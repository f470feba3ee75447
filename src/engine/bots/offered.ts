import { canonical, fills, isForm } from '../core/index.js';
import type { Choice } from '../core/index.js';

/** Whether an action was offered: it is one of the choices, or fills one of the forms. */
export function isOffered<A extends { type: string }>(choices: readonly Choice<A>[], action: A): boolean {
  const text = canonical(action);
  return choices.some((choice) => (isForm(choice) ? fills(choice, action) : canonical(choice) === text));
}
