import type { Millis, Refusal } from '../../../engine/core/index.js';
import type { CheckAction, CheckState, ClockKind, Table } from './check.types.js';
import type { HouseRules } from './options.js';
import { no } from './refusals.js';

/** Untimed stages end after a week, so that no session stands for ever (2.13.1). */
const UNTIMED = 7 * 86_400_000;
const SHORTEST_BREAK = 30_000;

const millisFor: { readonly [kind in ClockKind]: (options: HouseRules) => Millis } = {
  peek: ({ peekMs }) => peekMs || UNTIMED,
  turn: ({ turnMs }) => turnMs || UNTIMED,
  window: ({ matchWindowMs }) => matchWindowMs || UNTIMED,
  ability: ({ abilityMs }) => abilityMs || UNTIMED,
  roundBreak: ({ peekMs }) => Math.max(SHORTEST_BREAK, peekMs),
};

/** A new deadline takes the place of the one that stood. */
export function startClock({ state, at }: { state: CheckState; at: Millis }, kind: ClockKind): Millis {
  state.timerNo += 1;
  state.deadline = { kind, timerNo: state.timerNo, at: at + millisFor[kind](state.options) };
  return state.deadline.at;
}

/** What the table plays when the standing deadline passes. */
export function expiryOf(state: Table): CheckAction | undefined {
  switch (state.deadline?.kind) {
    case 'peek':
      return { type: 'expirePeek' };
    case 'turn':
      return { type: 'expireTurn' };
    case 'window':
      return { type: 'expireWindow', windowId: state.matchingOpportunityInfo!.windowId };
    case 'ability':
      return { type: 'expireAbility' };
    case 'roundBreak':
      return { type: 'expireRoundBreak' };
    case undefined:
      return undefined;
  }
}

/** An expiry must be of the clock that stands, and not come too early. */
export function refuseExpiry({ deadline }: Table, kind: ClockKind, at: Millis): Refusal | undefined {
  if (deadline?.kind !== kind) return no('STALE_TIMER');
  return at < deadline.at ? no('NOT_EXPIRED') : undefined;
}
