import { ApiError } from '../../common/api-error.js';
import type { ErrorDialect } from '../../common/http/error-dialects.js';

/** The game's words for errors that are not its own. */
const OWN_WORDS: Readonly<Record<string, readonly [status: number, code: string, text: string]>> = {
  SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'Game not found.'],
  NOT_SEATED: [404, 'GAME_NOT_FOUND', 'Game not found.'],
  UNAUTHENTICATED: [401, 'UNAUTHORIZED', 'Invalid or missing token.'],
  TOKEN_EXPIRED: [401, 'UNAUTHORIZED', 'Invalid or missing token.'],
  SESSION_CANCELLED: [400, 'GAME_NOT_ACTIVE', 'Game is not active.'],
  NAME_TAKEN: [409, 'USERNAME_TAKEN', 'This username is taken.'],
  INTERNAL_ERROR: [500, 'SERVER_ERROR', 'Something went wrong on our side.'],
};

/** Conflicts of the common endpoints that this contract calls bad requests. */
const BAD_REQUESTS: ReadonlySet<string> = new Set(['ALREADY_QUEUED', 'NOT_QUEUED', 'ACTIVE_GAME']);

/** Errors under this game's paths: `{ error: { code, message, statusCode } }`; the rules saying no is a 400. */
export const errorDialect: ErrorDialect = {
  write: ({ status, code, message }) => ({ status, body: { error: { code, message, statusCode: status } } }),

  translate(error) {
    const own = OWN_WORDS[error.code];
    if (own) return new ApiError(...own);
    if (error.code === 'BAD_SHAPE' || error.code === 'MALFORMED_JSON' || error.status === 415) {
      return new ApiError(400, 'VALIDATION_ERROR', error.message);
    }
    const bad = error.status === 422 || BAD_REQUESTS.has(error.code);
    return bad ? new ApiError(400, error.code, error.message, error.extras) : error;
  },
};
