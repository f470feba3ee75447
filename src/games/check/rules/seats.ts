import type { Seat } from '../../../engine/core/index.js';
import type { Place, Table } from './check.types.js';
import type { PlayerID, Target } from './events.js';

/** The id of the player in a seat: its number as a text. */
export const idOf = (seat: Seat): PlayerID => String(seat);

/** The seat a player's id names at this table; `undefined` where no player sits there. */
export function findSeat(state: Pick<Table, 'players'>, playerID: PlayerID): Seat | undefined {
  const seat = state.players.findIndex((_player, index) => idOf(index) === playerID);
  return seat < 0 ? undefined : seat;
}

export const targetOf = ({ seat, cardIndex }: Place): Target => ({ playerID: idOf(seat), cardIndex });

export const samePlace = (one: Place, other: Place): boolean =>
  one.seat === other.seat && one.cardIndex === other.cardIndex;

/** All seats in turn direction, beginning with the one after the given seat; that seat comes last. */
export function seatsAfter({ players, options }: Pick<Table, 'players' | 'options'>, seat: Seat): Seat[] {
  const count = players.length;
  return players.map((_player, index) => (((seat + options.direction * (index + 1)) % count) + count) % count);
}

/** Neither locked nor forfeited nor disqualified. */
export function isActive(state: Pick<Table, 'players'>, seat: Seat): boolean {
  const player = state.players[seat]!;
  return !player.isLocked && !player.isForfeited && !player.isDisqualified;
}

export function activeSeats(state: Pick<Table, 'players'>): Seat[] {
  return [...state.players.keys()].filter((seat) => isActive(state, seat));
}

/** Those who still play this match. */
export function stayingSeats(state: Pick<Table, 'players'>): Seat[] {
  return [...state.players.keys()].filter((seat) => !state.players[seat]!.hasLeft);
}

/** What belongs to each player, by the player's id. */
export function byPlayer<T>(state: Pick<Table, 'players'>, of: (seat: Seat) => T): { [id: PlayerID]: T } {
  return Object.fromEntries(state.players.map((_player, seat) => [idOf(seat), of(seat)]));
}
