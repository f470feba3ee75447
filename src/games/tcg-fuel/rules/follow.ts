import type { Seat } from '../../../engine/core/index.js';
import { couldActivate } from './actions/activating.js';
import { couldPlay } from './actions/playing.js';
import { Purse } from './mana/costs.js';
import type { Action } from './action.types.js';
import type { Look, StopWindow } from './tcg-fuel.types.js';

/** R28: where a player is asked by default when there is something they could do. */
export const DEFAULT_STOPS: readonly StopWindow[] = [
  { phase: 'main1', step: 'beginning', turn: 'own' },
  { phase: 'main2', step: 'beginning', turn: 'own' },
  { phase: 'combat', step: 'declare_blockers', turn: 'own' },
  { phase: 'combat', step: 'declare_attackers', turn: 'other' },
  { phase: 'combat', step: 'declare_blockers', turn: 'other' },
  { phase: 'end', step: 'beginning', turn: 'other' },
];

/** What plays itself: automatic passes, and the empty attack of a player who ended their turn (R28, R29). */
export function follow(state: Look): { seat: Seat; action: Action } | undefined {
  const { waitingFor, pendingChoice, stage } = state;
  if (stage !== 'playing' || pendingChoice || !waitingFor) return undefined;
  const { seat, decision } = waitingFor;
  if (decision === 'attack' && state.players[seat]!.settings.endingTurn)
    return { seat, action: { type: 'attack', attackers: [] } };
  if (decision === 'priority' && passesByItself(state, seat)) return { seat, action: { type: 'pass_priority' } };
  return undefined;
}

/** The lines of R28: the first that applies decides. */
function passesByItself(state: Look, seat: Seat): boolean {
  const { settings } = state.players[seat]!;
  const top = state.stack.at(-1);
  const inOwnMain = state.active === seat && (state.phase === 'main1' || state.phase === 'main2');
  if (settings.endingTurn) return true;
  if (state.options.autoPass === 'none' || settings.fullControl) return false;
  if (inOwnMain && !top) return false;
  if (!couldAct(state, seat)) return true;
  if (settings.yieldUntil !== null) return true;
  if (top) return top.controller === seat;
  return !(settings.stops ?? DEFAULT_STOPS).some((stop) => isWindow(state, seat, stop));
}

function isWindow(state: Look, seat: Seat, { phase, step, turn }: StopWindow): boolean {
  return state.phase === phase && state.step === step && (state.active === seat) === (turn === 'own');
}

/** Whether anything is legal besides passing, ending the turn and making mana. */
function couldAct(state: Look, seat: Seat): boolean {
  const purse = new Purse(state, seat);
  return couldPlay(state, seat, purse) || couldActivate(state, seat, purse);
}
