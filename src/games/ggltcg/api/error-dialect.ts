import { ApiError } from '../../../common/api-error.js';
import type { ErrorDialect } from '../../../common/http/error-dialects.js';
import { PROBLEM_TYPE, toProblem } from '../../../common/http/problem.js';
import { ActionRefused } from '../../../engine/sessions/action-refused.js';

/** The game's words for errors that are not its own. */
const OWN_WORDS: Readonly<Record<string, readonly [status: number, code: string, text?: string]>> = {
  SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'There is no such game.'],
  SESSION_CANCELLED: [409, 'GAME_OVER', 'The game was called off.'],
  ROOM_NOT_FOUND: [404, 'LOBBY_NOT_FOUND', 'There is no such lobby.'],
  ROOM_FULL: [409, 'LOBBY_FULL', 'Somebody plays there already.'],
  ROOM_NOT_WAITING: [409, 'LOBBY_FULL', 'That game has begun.'],
  ALREADY_IN_ROOM: [409, 'OWN_LOBBY', 'You are in this lobby already.'],
  NOT_IN_ROOM: [404, 'PLAYER_NOT_FOUND', 'No such player is in this lobby.'],
  NOT_SEATED: [403, 'NOT_YOUR_SEAT', 'You have no seat in this game.'],
  BAD_SHAPE: [422, 'VALIDATION_ERROR'],
  BAD_CURSOR: [422, 'VALIDATION_ERROR'],
  BAD_REQUEST: [422, 'VALIDATION_ERROR'],
  MALFORMED_JSON: [422, 'VALIDATION_ERROR'],
  NO_SUCH_LEVEL: [422, 'VALIDATION_ERROR'],
};

/** What the rules refuse is a bad request, except where the game is not at a point to be asked at all. */
const CONFLICTS = new Set(['GAME_OVER', 'PENDING_DECISION']);

/** Problem details, with the two members that older clients read. */
export const errorDialect: ErrorDialect = {
  write: (error) => ({
    status: error.status,
    contentType: PROBLEM_TYPE,
    body: { ...toProblem(error), statusCode: error.status, message: error.message },
  }),

  translate(error) {
    const { code, message, extras } = error;
    if (error instanceof ActionRefused) return new ApiError(CONFLICTS.has(code) ? 409 : 400, code, message, extras);
    const own = OWN_WORDS[code];
    return own ? new ApiError(own[0], own[1], own[2] ?? message, extras) : error;
  },
};
