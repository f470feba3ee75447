import type { Seat } from '../../../engine/core/index.js';
import { actions } from './actions/index.js';
import type { CheckAction, Table } from './check.types.js';

/** Every single move a seat may send as it stands; never computed from hidden cards (4.3). */
export function legalActions(state: Table, seat: Seat): CheckAction[] {
  if (state.matchWinner) return [];
  return Object.values(actions).flatMap((rule) =>
    rule.by === 'table' ? [] : ([...rule.choices(state, seat)] as CheckAction[]),
  );
}
