import { PROBLEM_TYPE, toProblem } from '../../../common/http/problems/problem.js';
import { dialect } from '../../../engine/contract/dialect.js';

/** What the rules refuse is a bad request, except where the game is not at a point to be asked at all. */
const CONFLICTS = new Set(['GAME_OVER', 'PENDING_DECISION']);

/** Problem details, with the two members that older clients read. */
export const errorDialect = dialect({
  words: {
    SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'There is no such game.'],
    SESSION_CANCELLED: [409, 'GAME_OVER', 'The game was called off.'],
    ROOM_NOT_FOUND: [404, 'LOBBY_NOT_FOUND', 'There is no such lobby.'],
    ROOM_FULL: [409, 'LOBBY_FULL', 'This lobby is full.'],
    ROOM_NOT_WAITING: [409, 'LOBBY_FULL', 'That game has begun.'],
    ALREADY_IN_ROOM: [409, 'OWN_LOBBY', 'You are in this lobby already.'],
    NOT_IN_ROOM: [404, 'PLAYER_NOT_FOUND', 'No such player is in this lobby.'],
    NOT_SEATED: [403, 'NOT_YOUR_SEAT', 'You have no seat in this game.'],
    BAD_SHAPE: [422, 'VALIDATION_ERROR'],
    BAD_CURSOR: [422, 'VALIDATION_ERROR'],
    BAD_REQUEST: [422, 'VALIDATION_ERROR'],
    MALFORMED_JSON: [422, 'VALIDATION_ERROR'],
    NO_SUCH_LEVEL: [422, 'VALIDATION_ERROR'],
  },
  refusedAs: (code) => (CONFLICTS.has(code) ? 409 : 400),
  body: (error) => ({ ...toProblem(error), statusCode: error.status, message: error.message }),
  contentType: PROBLEM_TYPE,
});
