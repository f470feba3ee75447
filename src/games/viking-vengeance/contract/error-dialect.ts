import { dialect } from '../../../engine/contract/dialect.js';
import type { Word } from '../../../engine/contract/dialect.js';

const NOT_FOUND: Word = [404, 'GAME_NOT_FOUND', 'Game not found.'];
const NO_TOKEN: Word = [401, 'UNAUTHORIZED', 'Invalid or missing token.'];
const BAD_SHAPE: Word = [400, 'VALIDATION_ERROR'];

/** Errors under this game's paths: `{ error: { code, message, statusCode } }`; the rules saying no is a 400. */
export const errorDialect = dialect({
  words: {
    SESSION_NOT_FOUND: NOT_FOUND,
    NOT_SEATED: NOT_FOUND,
    UNAUTHENTICATED: NO_TOKEN,
    TOKEN_EXPIRED: NO_TOKEN,
    SESSION_CANCELLED: [400, 'GAME_NOT_ACTIVE', 'Game is not active.'],
    NAME_TAKEN: [409, 'USERNAME_TAKEN', 'This username is taken.'],
    INTERNAL_ERROR: [500, 'SERVER_ERROR', 'Something went wrong on our side.'],
    BAD_SHAPE,
    MALFORMED_JSON: BAD_SHAPE,
    415: BAD_SHAPE,
    KEY_REUSED: [400],
    ALREADY_QUEUED: [400],
    NOT_QUEUED: [400],
    ACTIVE_GAME: [400],
  },
  refusedAs: () => 400,
  body: ({ status, code, message }) => ({ error: { code, message, statusCode: status } }),
});
