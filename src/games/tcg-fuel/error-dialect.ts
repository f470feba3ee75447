import { ApiError } from '../../common/api-error.js';
import type { ErrorDialect } from '../../common/http/error-dialects.js';

/** Refusals that are no 422: malformed, not yours, or not now. */
const STATUS: Readonly<Record<string, number>> = {
  CARD_ID_REQUIRED: 400,
  NOT_A_PLAYER: 403,
  GAME_FINISHED: 409,
  NOT_YOUR_PRIORITY: 409,
  NOT_YOUR_DECISION: 409,
  DECISION_REQUIRED: 409,
  CHOICE_PENDING: 409,
  WRONG_PHASE: 409,
  DRAW_NOT_ALLOWED: 409,
};

/** The game's words for errors that are not its own. */
const OWN_WORDS: Readonly<Record<string, readonly [status: number, code: string, text: string]>> = {
  SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'Game not found'],
  NOT_SEATED: [403, 'NOT_A_PLAYER', 'You are not in this game.'],
  GAME_OVER: [409, 'GAME_FINISHED', 'The game is over.'],
  SESSION_CANCELLED: [409, 'GAME_FINISHED', 'The game is over.'],
};

const RENAMED: Readonly<Record<string, readonly [status: number, code: string]>> = {
  STALE_VERSION: [409, 'STALE_SEQ'],
  BAD_SHAPE: [400, 'VALIDATION'],
  BAD_TEXT: [400, 'VALIDATION'],
  MALFORMED_JSON: [400, 'VALIDATION'],
};

/** The same error in the words of this game's contract. */
export function inOwnWords(error: ApiError): ApiError {
  const own = OWN_WORDS[error.code];
  if (own) return new ApiError(...own);
  const renamed = RENAMED[error.code];
  if (renamed) return new ApiError(renamed[0], renamed[1], error.message, error.extras);
  const status = STATUS[error.code];
  return status === undefined ? error : new ApiError(status, error.code, error.message, error.extras);
}

/** Errors under this game's paths: `{ statusCode, code, message, details? }`. */
export const errorDialect: ErrorDialect = {
  write: ({ status, code, message, extras: { details } }) => ({
    status,
    body: { statusCode: status, code, message, ...(details === undefined ? undefined : { details }) },
  }),
  translate: inOwnWords,
};
