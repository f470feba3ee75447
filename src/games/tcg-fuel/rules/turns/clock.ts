import type { Millis, Seat, Turn } from '../../../../engine/core/index.js';
import { playerIdOf } from '../cards.js';
import type { Action } from '../action.types.js';
import type { Look, State, TcgFuel } from '../tcg-fuel.types.js';

/** Who is waited for. */
export function askedSeat(state: Look): Seat | null {
  if (state.stage === 'finished') return null;
  return state.pendingChoice?.seat ?? state.waitingFor?.seat ?? null;
}

/** R61: when the decision that is open runs out of its own time and of the player's reserve. */
export function deadlineOf(state: Look): { at: Millis; action: Action } | undefined {
  const { clock } = state.options;
  const seat = askedSeat(state);
  if (!clock || seat === null) return undefined;
  const at = state.decisionAt + clock.decisionMs + state.players[seat]!.reserveMs;
  return { at, action: { type: 'time_out', playerId: playerIdOf(state, seat) } };
}

/** A player of a tournament who has been away for too long loses the game. */
export function absenceOf(state: Look, seat: Seat): { after: Millis; action: Action } | undefined {
  const { absenceMs } = state.options;
  if (absenceMs === undefined || state.stage === 'finished' || state.players[seat]!.hasLost) return undefined;
  return { after: absenceMs, action: { type: 'time_out', playerId: playerIdOf(state, seat), absent: true } };
}

/** A decision is answered: what it took beyond its own time comes out of the reserve, and the next one opens now. */
export function stopClock(state: State, seat: Seat, at: Millis): void {
  const { clock } = state.options;
  if (clock) {
    const player = state.players[seat]!;
    const over = at - state.decisionAt - clock.decisionMs;
    if (over > 0) player.reserveMs = Math.max(0, player.reserveMs - over);
  }
  state.decisionAt = at;
}

/** A player answered in person: they are there (R61), and no loop is running (R60). */
export function answered({ state, seat, at, auto }: Turn<TcgFuel>): void {
  stopClock(state, seat, at);
  if (auto) return;
  state.idle = 0;
  state.players[seat]!.timeouts = 0;
}
