import type { Account } from '../../../../auth/account.js';
import { unauthenticated } from '../../../../auth/logins/access-tokens.js';
import type { Seat, Viewer } from '../../../../engine/core/index.js';
import type { GameTable } from '../../../../engine/contract/game-table.js';
import type { SeatRecord } from '../../../../engine/sessions/session.js';
import type { Ggltcg } from '../../rules/ggltcg.types.js';
import { invalid, notYourSeat, playerNotFound } from '../problems.js';

export type ToyTable = GameTable<Ggltcg>;

/**
 * The seat that the caller acts for. In an open game a caller that names a player is that player; a seat that belongs to an account
 * is that account's in every game.
 */
export function actingSeat(table: ToyTable, account: Account | undefined, playerId: string | undefined): Seat {
  if (playerId === undefined) {
    if (table.facts.access === 'open') throw invalid('player_id must be given');
    return ownSeat(table, account);
  }
  const record = seatOfPlayer(table, playerId);
  if (isFree(table, record) || table.seatsOf(account).includes(record.seat)) return record.seat;
  throw account ? notYourSeat() : unauthenticated('A token is needed.');
}

/** Through whose eyes the caller looks: a foreign player is looked at from outside. */
export function lookingAs(table: ToyTable, account: Account | undefined, playerId: string | undefined): Viewer {
  if (playerId === undefined) return table.viewerFor(account);
  const record = seatOfPlayer(table, playerId);
  return isFree(table, record) || table.seatsOf(account).includes(record.seat) ? record.seat : 'public';
}

export function seatOfPlayer(table: ToyTable, playerId: string): SeatRecord {
  const record = table.seats.find((seat) => seat.playerId === playerId);
  if (!record) throw playerNotFound();
  return record;
}

export function ownSeat(table: ToyTable, account: Account | undefined): Seat {
  if (!account) throw unauthenticated('A token is needed.');
  return table.seatOf(account);
}

function isFree(table: ToyTable, { kind }: SeatRecord): boolean {
  return kind === 'open' || (kind === 'bot' && table.facts.access === 'open');
}
