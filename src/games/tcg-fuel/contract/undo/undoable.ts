import type { Seat } from '../../../../engine/core/index.js';
import type { LoggedAction } from '../../../../engine/store/action-log.js';
import type { TcgFuelEvent } from '../../rules/event.types.js';

/** Words, not moves: they are never taken back. */
const WORDS: ReadonlySet<string> = new Set(['settings', 'offer_draw', 'answer_draw']);
/** What tells a player something that they cannot forget. */
const TELLING: ReadonlySet<string> = new Set(['cards_drawn', 'mulligan_taken', 'hand_kept', 'scried', 'searched']);

/** What a player's last own move has led to. */
export interface LastMove {
  /** The version before it. */
  readonly to: number;
  /** It, and everything since. */
  readonly since: readonly LoggedAction[];
}

/** Of what has not been taken back already. */
export function lastMoveOf(standing: readonly LoggedAction[], seat: Seat): LastMove | undefined {
  const index = standing.findLastIndex(
    (one) => one.kind === 'game' && one.seat === seat && !one.auto && !WORDS.has(one.action.type),
  );
  if (index < 0) return undefined;
  return { to: standing[index]!.version - 1, since: standing.slice(index) };
}

/** Whether events taught a player something: by drawing, by looking, or by another player's card. */
export function hasTold(events: readonly TcgFuelEvent[], playerId: number): boolean {
  return events.some((event) => {
    if (TELLING.has(event.type)) return true;
    switch (event.type) {
      case 'choice_required':
        return event.kind === 'scry' || event.kind === 'search';
      case 'card_played':
        return event.playerId !== playerId;
      case 'card_moved':
        return event.from === 'deck' || (event.from === 'hand' && event.playerId !== playerId);
      default:
        return false;
    }
  });
}
