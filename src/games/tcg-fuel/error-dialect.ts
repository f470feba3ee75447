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

/** The rules behind refusals that the rules themselves were not asked for. */
const RULES: Readonly<Record<string, string>> = {
  ROOM_FULL: 'R7',
  ROOM_NOT_WAITING: 'R7',
  NOT_ENOUGH_PLAYERS: 'R7',
  NOT_ALL_READY: 'R7',
  DECK_REQUIRED: 'R7',
  DECK_INVALID: 'R8',
  NOT_YOUR_CHOICE: 'R9',
  GAME_FINISHED: 'R58',
  CARD_ID_REQUIRED: 'R32',
  UNSUPPORTED_ACTION: 'R62',
};

/** The same error in the words of this game's contract, with the number of its rule. */
export function inOwnWords(error: ApiError): ApiError {
  const own = worded(error);
  const rule = own.extras.rule ?? RULES[own.code];
  return rule === own.extras.rule ? own : new ApiError(own.status, own.code, own.message, { ...own.extras, rule });
}

function worded(error: ApiError): ApiError {
  const own = OWN_WORDS[error.code];
  if (own) return new ApiError(...own);
  const renamed = RENAMED[error.code];
  if (renamed) return new ApiError(renamed[0], renamed[1], error.message, error.extras);
  const status = STATUS[error.code];
  return status === undefined ? error : new ApiError(status, error.code, error.message, error.extras);
}

/** Errors under this game's paths: `{ statusCode, code, message, rule?, details? }`. */
export const errorDialect: ErrorDialect = {
  write: ({ status, code, message, extras: { rule, details } }) => ({
    status,
    body: {
      statusCode: status,
      code,
      message,
      ...(rule === undefined ? undefined : { rule }),
      ...(details === undefined ? undefined : { details }),
    },
  }),
  translate: inOwnWords,
};
