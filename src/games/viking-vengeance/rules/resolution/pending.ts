import type { State } from '../viking-vengeance.types.js';
import type { Occasion, Task } from './task.js';

/** These come next, in this order, before anything that was waiting already. */
export function then(state: State, ...tasks: readonly Task[]): void {
  state.pending.push(...tasks.toReversed());
}

/** An occasion about nothing in particular, to be filled in. */
export const NOTHING: Omit<Occasion, 'moment'> = {
  subject: null,
  subjectOwner: null,
  source: null,
  sourceOwner: null,
  target: null,
};
