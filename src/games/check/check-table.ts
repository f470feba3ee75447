import { ApiError } from '../../common/api-error.js';
import type { Account } from '../../auth/account.js';
import type { Seat } from '../../engine/core/index.js';
import type { LiveSession } from '../../engine/sessions/session.js';
import type { Room } from '../../rooms/room.js';
import { visitorOf } from '../../rooms/visitor.js';
import type { CheckOptions } from './rules/options.js';

/** A game as this contract knows it: waiting for players in a room, or being played in a session of the same id. */
export interface CheckTable {
  readonly id: string;
  readonly room: Room | undefined;
  readonly session: LiveSession | undefined;
}

/** The session of a game that has begun. */
export function startedAt({ session }: CheckTable): LiveSession {
  if (!session) throw new ApiError(409, 'GAME_NOT_STARTED', 'The game has not begun.');
  return session;
}

/** The seat of an account, in the waiting room or at the table. */
export function findSeat({ room, session }: CheckTable, account: Account | undefined): Seat | undefined {
  if (!account) return undefined;
  if (!session) return room?.findPlayer(visitorOf(account))?.seat;
  return session.seatsOf(account).length > 0 ? session.seatOf(account) : undefined;
}

export function isBotsOnly({ session }: CheckTable): boolean {
  return (session?.facts.options as CheckOptions | undefined)?.botsOnly === true;
}

export function isHost({ room, session }: CheckTable, account: Account | undefined): boolean {
  if (!account) return false;
  if (room) return room.isOwner(visitorOf(account));
  return account.kind === 'user' && session?.facts.createdBy === account.id;
}
