import type { Account } from '../../../../auth/account.js';
import { unauthenticated } from '../../../../auth/access-tokens.js';
import type { Seat, Viewer } from '../../../../engine/core/index.js';
import type { LiveSession, SeatRecord } from '../../../../engine/sessions/session.js';
import { invalid, notYourSeat, playerNotFound } from '../problems.js';

/**
 * The seat that the caller acts for. In an open game a caller that names a player is that player; a seat that belongs to an account
 * is that account's in every game.
 */
export function actingSeat(session: LiveSession, account: Account | undefined, playerId: string | undefined): Seat {
  if (playerId === undefined) {
    if (session.facts.access === 'open') throw invalid('player_id must be given');
    return ownSeat(session, account);
  }
  const record = seatOfPlayer(session, playerId);
  if (isFree(session, record) || session.seatsOf(account).includes(record.seat)) return record.seat;
  throw account ? notYourSeat() : unauthenticated('A token is needed.');
}

/** Through whose eyes the caller looks: a foreign player is looked at from outside. */
export function lookingAs(session: LiveSession, account: Account | undefined, playerId: string | undefined): Viewer {
  if (playerId === undefined) return session.viewerFor(account);
  const record = seatOfPlayer(session, playerId);
  return isFree(session, record) || session.seatsOf(account).includes(record.seat) ? record.seat : 'public';
}

export function seatOfPlayer(session: LiveSession, playerId: string): SeatRecord {
  const record = session.seats.find((seat) => seat.playerId === playerId);
  if (!record) throw playerNotFound();
  return record;
}

export function ownSeat(session: LiveSession, account: Account | undefined): Seat {
  if (!account) throw unauthenticated('A token is needed.');
  return session.seatOf(account);
}

function isFree(session: LiveSession, { kind }: SeatRecord): boolean {
  return kind === 'open' || (kind === 'bot' && session.facts.access === 'open');
}
