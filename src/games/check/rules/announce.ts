import type { Seat } from '../../../engine/core/index.js';
import type { CheckTurn } from './check.types.js';
import type { CheckEvent } from './events.js';
import { learn } from './ledger.js';

/** Tells the table what happened; each seat's ledger learns exactly what that seat hears (4.5). */
export function announce(turn: CheckTurn, event: CheckEvent, secrets?: Readonly<Record<Seat, object>>): void {
  turn.emit(event, secrets);
  turn.state.ledgers.forEach((ledger, seat) => learn(ledger, { ...event, ...secrets?.[seat] } as CheckEvent));
}
