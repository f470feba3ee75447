import { ApiError } from '../../common/api-error.js';
import type { ErrorDialect } from '../../common/http/error-dialects.js';

/** The game's words for errors that are not its own. */
const OWN_WORDS: Readonly<Record<string, readonly [status: number, code: string, text: string]>> = {
  SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'game not found'],
  UNAUTHENTICATED: [401, 'INVALID_TOKEN', 'invalid playerToken'],
  TOKEN_EXPIRED: [401, 'INVALID_TOKEN', 'invalid playerToken'],
  NOT_SEATED: [401, 'INVALID_TOKEN', 'invalid playerToken'],
};

/** Errors under this game's paths: `{ error, code }`, nothing wrapped around it; the rules saying no is a 400. */
export const errorDialect: ErrorDialect = {
  write: ({ status, code, message }) => ({ status, body: { error: message, code } }),

  translate(error) {
    const own = OWN_WORDS[error.code];
    if (own) return new ApiError(...own);
    if (error.code === 'STALE_VERSION') return new ApiError(409, 'VERSION_CONFLICT', error.message);
    if (error.code === 'BAD_SHAPE' || error.code === 'MALFORMED_JSON' || error.status === 415) {
      return new ApiError(400, 'BAD_REQUEST', `Invalid request: ${error.message}`);
    }
    return error.status === 422 ? new ApiError(400, error.code, error.message) : error;
  },
};
