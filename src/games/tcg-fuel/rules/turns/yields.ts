import type { Seat } from '../../../../engine/core/index.js';
import type { State } from '../tcg-fuel.types.js';

/** R28: a player who yielded wants to be asked again. */
export function cancelYield(state: State, seat: Seat): void {
  const { settings } = state.players[seat]!;
  if (settings.yieldUntil === null) return;
  settings.yieldUntil = null;
  settings.endingTurn = false;
}

/** Something was put on the stack: an opponent's object ends every yield, any object ends one until the stack changes. */
export function yieldsAtStackObject(state: State, controller: Seat): void {
  for (const [seat, { settings }] of state.players.entries()) {
    if (settings.yieldUntil === 'stack_change' || seat !== controller) cancelYield(state, seat);
  }
}

/** Something left the stack. */
export function yieldsAtResolution(state: State): void {
  for (const [seat, { settings }] of state.players.entries()) {
    if (settings.yieldUntil === 'stack_change') cancelYield(state, seat);
  }
}

/** A turn begins. */
export function yieldsAtTurn(state: State): void {
  for (const [seat, { settings }] of state.players.entries()) {
    if (settings.yieldUntil === 'turn_end' || seat === state.active) cancelYield(state, seat);
  }
}
