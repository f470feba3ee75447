import type { Millis, Seat } from '../../../../engine/core/index.js';
import type { EntryOf, GameTable, UpdateOf } from '../../../../engine/contract/game-table.js';
import type { Room } from '../../../../rooms/room.js';
import type { Check } from '../../rules/check.types.js';
import type { CheckEvent, PlayerID } from '../../rules/events.js';
import type { CheckView } from '../../rules/view.types.js';

/** A game that has begun. */
export type StartedTable = GameTable<Check>;

/** A player at the table, or about to be. */
export interface SeatPicture {
  readonly playerID: PlayerID;
  readonly name: string;
  readonly isBot: boolean;
  readonly connected: boolean;
}

/** A view as it is sent: what the rules show, and what only the server knows. */
export interface WireView extends CheckView {
  readonly gameId: string;
  readonly seq: number;
  readonly serverNow: Millis;
  readonly seats: readonly SeatPicture[];
}

/** An event as it is sent: the version it belongs to, and its place among the events of that version. */
export type WireEvent = CheckEvent & { readonly seq: number; readonly n: number; readonly at?: Millis };

export const playerID = (seat: Seat): PlayerID => String(seat);

export function seatsOf({ seats }: StartedTable, present: ReadonlySet<Seat>): SeatPicture[] {
  return seats.map(({ seat, name, kind }) => ({
    playerID: playerID(seat),
    name,
    isBot: kind === 'bot',
    connected: present.has(seat),
  }));
}

export function seatsIn({ players }: Room): SeatPicture[] {
  return players.map(({ seat, name, kind }) => {
    const isBot = kind === 'bot';
    return { playerID: playerID(seat), name, isBot, connected: isBot };
  });
}

/** In Check one action is one version, and its events carry that. */
export function eventsOf({ version, events }: UpdateOf<Check>): WireEvent[] {
  return events.map((event, n) => ({ seq: version, n, ...event }));
}

export function eventsIn({ version, at, events }: EntryOf<Check>): WireEvent[] {
  return events.map((event, n) => ({ seq: version, n, at, ...event }));
}

/** The faces an answer shows: also those of a look that ended with the action itself (2.7.7). */
export function revealsIn(events: readonly CheckEvent[]): CheckView['reveals'] {
  return events.flatMap((event) => {
    if (event.type === 'initialPeek') {
      const { playerID } = event;
      return (event.cards ?? []).map((seen) => ({ playerID, ...seen, reason: 'initialPeek' }));
    }
    if (event.type !== 'abilityPeeked') return [];
    return (event.cards ?? []).map((card, index) => ({ ...event.targets[index]!, card, reason: 'ability' }));
  });
}
