import type { Seat } from '../../../../engine/core/index.js';
import { turnOrder } from '../cards.js';
import type { State } from '../tcg-fuel.types.js';

/** R12: asks the next undecided player from a seat on; when all have kept, the first untap phase begins. */
export function askForMulligan(state: State, from: Seat): void {
  const next = turnOrder(state, from % state.players.length).find((seat) => !state.players[seat]!.kept);
  state.waitingFor = next === undefined ? null : { seat: next, decision: 'mulligan' };
  if (next === undefined) state.stage = 'playing';
}
