import type { Account } from '../../../auth/account.js';
import type { Seat } from '../../core/index.js';

/** One room for each viewer: every socket in it may know what is sent there, and nothing needs to be taken out later. */
export const seatRoom = (sessionId: string, seat: Seat): string => `session:${sessionId}:seat:${seat}`;

/** The viewers without a seat. */
export const publicRoom = (sessionId: string): string => `session:${sessionId}:public`;

/** The rooms of all who may hear of a table. */
export function everyRoomOf({
  id,
  seats,
}: {
  readonly id: string;
  readonly seats: readonly { seat: Seat }[];
}): string[] {
  return [publicRoom(id), ...seats.map(({ seat }) => seatRoom(id, seat))];
}

/** Those of a viewer's room that take changes instead of whole updates. */
export const changesRoom = (room: string): string => `${room}:changes`;

/** The rooms of a client with these seats; without any, the one of all who watch. */
export function roomsOf(sessionId: string, seats: readonly Seat[]): string[] {
  return seats.length === 0 ? [publicRoom(sessionId)] : seats.map((seat) => seatRoom(sessionId, seat));
}

/** All sockets of a user. */
export const userRoom = (userId: string): string => `user:${userId}`;

/** All sockets of one login of a user. */
export const loginRoom = (loginId: string): string => `login:${loginId}`;

/** The rooms through which an account is told, on every instance, that its login has ended. */
export function accountRooms(account: Account | undefined): string[] {
  if (account?.kind !== 'user') return [];
  return [userRoom(account.id), ...(account.loginId === undefined ? [] : [loginRoom(account.loginId)])];
}

/** What instances with sockets in such a room listen to; undefined: what is sent to the room is told to all instances. */
export function topicOf(room: string): string | undefined {
  return /^session:[^:]+|^mine:.*/.exec(room)?.[0];
}
