import { turnOrder } from '../cards.js';
import { beginResolving } from '../stack/resolution.js';
import type { Play } from '../tcg-fuel.types.js';

/** R25: when everybody has passed in succession the top of the stack resolves, or the step ends; else the next is asked. */
export function settlePasses(play: Play): void {
  const { state } = play;
  const everybody = turnOrder(state, state.active).length;
  if (state.passes < everybody) return;
  state.passes = 0;
  state.waitingFor = null;
  if (state.stack.length > 0) beginResolving(play);
  else state.todo = 'end';
}

/** A player passes. */
export function passPriority(play: Play): void {
  const { state } = play;
  const { seat } = state.waitingFor!;
  const next = turnOrder(state, (seat + 1) % state.players.length)[0]!;
  state.passes += 1;
  state.todo = 'priority';
  state.nextPriority = next;
  // Nothing has happened since the last state check (leaving the game asks for one): the next has priority at once.
  state.waitingFor = { seat: next, decision: 'priority' };
  settlePasses(play);
}

/** The active player gets priority when everything is settled. */
export function givePriority({ state }: Play): void {
  state.waitingFor = null;
  state.todo = 'priority';
  state.nextPriority = state.active;
}
