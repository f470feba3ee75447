import type { Account } from '../../auth/account.js';
import type { Seat } from '../core/index.js';

/** One room for each viewer: every socket in it may know what is sent there, and nothing needs to be taken out later. */
export const seatRoom = (sessionId: string, seat: Seat): string => `session:${sessionId}:seat:${seat}`;

export const publicRoom = (sessionId: string): string => `session:${sessionId}:public`;

/** The rooms of a client with these seats; without any, the one of all who watch. */
export function roomsOf(sessionId: string, seats: readonly Seat[]): string[] {
  return seats.length === 0 ? [publicRoom(sessionId)] : seats.map((seat) => seatRoom(sessionId, seat));
}

export const userRoom = (userId: string): string => `user:${userId}`;

export const loginRoom = (loginId: string): string => `login:${loginId}`;

/** The rooms through which an account is told, on every instance, that its login has ended. */
export function accountRooms(account: Account | undefined): string[] {
  if (account?.kind !== 'user') return [];
  return [userRoom(account.id), ...(account.loginId === undefined ? [] : [loginRoom(account.loginId)])];
}
