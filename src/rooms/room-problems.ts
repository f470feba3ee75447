import { ApiError } from '../common/api-error.js';
import { ApiProblems } from '../common/http/api-problems.js';
import type { RoomRecord } from './room.types.js';

/** 404: there is no such room, or the caller may not know of it. */
export const roomNotFound = () => new ApiError(404, 'ROOM_NOT_FOUND', 'There is no such room.');

export const roomFull = ({ id, maxPlayers, players }: RoomRecord) =>
  new ApiError(409, 'ROOM_FULL', 'Room is at maximum capacity', {
    details: { roomId: id, maxPlayers, currentPlayers: players.length },
  });

export const roomNotWaiting = ({ id, status }: RoomRecord) =>
  new ApiError(409, 'ROOM_NOT_WAITING', 'Room is not in waiting status', { details: { roomId: id, status } });

export const alreadyInRoom = () => new ApiError(409, 'ALREADY_IN_ROOM', 'You are in this room already.');

export const notInRoom = () => new ApiError(409, 'NOT_IN_ROOM', 'You are not in this room.');

export const kickedOut = () => new ApiError(403, 'KICKED', 'The owner of this room has sent you out.');

export const notRoomOwner = () => new ApiError(403, 'NOT_ROOM_OWNER', 'Only the owner of the room may do this.');

export const wrongJoinCode = () => new ApiError(403, 'WRONG_JOIN_CODE', 'This room opens with its join code only.');

export const seatTaken = (seat: number) =>
  new ApiError(409, 'SEAT_TAKEN', `Seat ${seat} is taken already.`, { details: { seat } });

export const noSuchSeat = (seat: number, { maxPlayers }: { maxPlayers: number }) =>
  new ApiError(400, 'NO_SUCH_SEAT', `There is no seat ${seat}; they are 0 to ${maxPlayers - 1}.`);

export const seatEmpty = (seat: number) => new ApiError(409, 'SEAT_EMPTY', `Seat ${seat} is empty.`);

export const noBotThere = (seat: number) => new ApiError(409, 'NO_BOT_THERE', `No bot sits in seat ${seat}.`);

export const ownSeat = () => new ApiError(409, 'OWN_SEAT', 'To go yourself, leave the room.');

export const gameRunning = () => new ApiError(409, 'GAME_RUNNING', 'The game is running; give it up first.');

export const notEnoughPlayers = (needed: number) =>
  new ApiError(409, 'NOT_ENOUGH_PLAYERS', `Need at least ${needed} players to start a game`, { details: { needed } });

export const notAllReady = (seats: readonly number[]) =>
  new ApiError(409, 'NOT_ALL_READY', 'All players must be ready to start the game', { details: { seats } });

export const noLoadouts = (title: string) =>
  new ApiError(409, 'NO_LOADOUTS', `Players bring nothing to a game of ${title}.`);

/** The errors of rooms, told in one place. */
const PROBLEMS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  400: { BAD_SHAPE: 'name must have 1 to 100 visible characters', NO_SUCH_SEAT: 'There is no seat 9.' },
  401: { UNAUTHENTICATED: 'A token is needed.' },
  403: {
    NOT_ROOM_OWNER: 'Only the owner of the room may do this.',
    WRONG_JOIN_CODE: 'This room opens with its join code only.',
  },
  404: { ROOM_NOT_FOUND: 'There is no such room.' },
  409: {
    ROOM_FULL: 'Room is at maximum capacity',
    ROOM_NOT_WAITING: 'Room is not in waiting status',
    ALREADY_IN_ROOM: 'You are in this room already.',
    NOT_IN_ROOM: 'You are not in this room.',
    SEAT_TAKEN: 'Seat 1 is taken already.',
    NOT_ENOUGH_PLAYERS: 'Need at least 2 players to start a game',
    NOT_ALL_READY: 'All players must be ready to start the game',
    GAME_RUNNING: 'The game is running; give it up first.',
  },
  429: { RATE_LIMITED: 'Too many requests. Please slow down.' },
};

export function RoomProblems(...statuses: number[]): MethodDecorator {
  return ApiProblems(Object.fromEntries(statuses.map((status) => [status, PROBLEMS[status] ?? {}])));
}
