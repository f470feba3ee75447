import { dialect } from '../../../engine/contract/dialect.js';

/** What the rules refuse because of what was sent; the rest they refuse because of how the table stands. */
const BAD_MOVES: ReadonlySet<string> = new Set([
  'VALIDATION_FAILED',
  'INVALID_HAND_INDEX',
  'EMPTY_SLOT',
  'INVALID_TARGET',
  'DUPLICATE_TARGET',
  'TOO_MANY_PEEKS',
  'INVALID_ABILITY_PAYLOAD',
]);

/** Errors under this game's paths: `{ statusCode, code, message, details? }`. */
export const errorDialect = dialect({
  words: {
    BAD_SHAPE: [400, 'VALIDATION_FAILED'],
    415: [400, 'VALIDATION_FAILED'],
    MALFORMED_JSON: [400, 'VALIDATION_FAILED'],
    BAD_CURSOR: [400, 'VALIDATION_FAILED'],
    UNKNOWN_ACTION: [400, 'VALIDATION_FAILED', 'There is no such move.'],
    WRONG_NUMBER_OF_SEATS: [400, 'VALIDATION_FAILED'],
    NO_SUCH_SEAT: [400, 'VALIDATION_FAILED'],
    NO_SUCH_LEVEL: [400, 'VALIDATION_FAILED'],
    TOKEN_EXPIRED: [401, 'UNAUTHENTICATED'],
    NOT_SEATED: [403, 'NOT_A_PLAYER'],
    NOT_IN_ROOM: [403, 'NOT_A_PLAYER', 'You have no seat in this game.'],
    NOT_ROOM_OWNER: [403, 'NOT_HOST', 'Only the host of the game may do this.'],
    WRONG_JOIN_CODE: [403, 'WRONG_JOIN_CODE', 'This game opens with its join code only.'],
    SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'There is no such game.'],
    ROOM_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'There is no such game.'],
    ROOM_FULL: [409, 'GAME_FULL', 'Every seat is taken.'],
    ALREADY_IN_ROOM: [409, 'ALREADY_JOINED', 'You have a seat in this game.'],
    ROOM_NOT_WAITING: [409, 'GAME_ALREADY_STARTED', 'The game has begun.'],
    NOT_ENOUGH_PLAYERS: [409, 'NOT_ENOUGH_PLAYERS', 'Every seat has to be taken.'],
    NOT_ALL_READY: [409, 'NOT_ENOUGH_PLAYERS', 'Not everybody has come back to the table.'],
    GAME_RUNNING: [409, 'ROUND_IN_PROGRESS', 'The game is running.'],
    STALE_VERSION: [409, 'STALE_STATE'],
    SESSION_CANCELLED: [409, 'GAME_OVER'],
  },
  refusedAs: (code) => (BAD_MOVES.has(code) ? 400 : 409),
  body({ status, code, message, extras: { rule, details } }) {
    const told = details ?? (rule === undefined ? undefined : { rule });
    return { statusCode: status, code, message, ...(told === undefined ? {} : { details: told }) };
  },
});
