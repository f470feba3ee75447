import { dialect } from '../../../engine/contract/dialect.js';
import type { Word } from '../../../engine/contract/dialect.js';

const FINISHED: Word = [409, 'GAME_FINISHED', 'The game is over.'];
const BAD_SHAPE: Word = [400, 'VALIDATION'];

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

/** Errors under this game's paths: `{ statusCode, code, message, rule?, details? }`. */
export const errorDialect = dialect({
  words: {
    SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'Game not found'],
    NOT_SEATED: [403, 'NOT_A_PLAYER', 'You are not in this game.'],
    GAME_OVER: FINISHED,
    SESSION_CANCELLED: FINISHED,
    STALE_VERSION: [409, 'STALE_SEQ'],
    BAD_SHAPE,
    BAD_TEXT: BAD_SHAPE,
    MALFORMED_JSON: BAD_SHAPE,
    // Refusals that are no 422: malformed, not yours, or not now.
    CARD_ID_REQUIRED: [400],
    NOT_A_PLAYER: [403],
    GAME_FINISHED: [409],
    NOT_YOUR_PRIORITY: [409],
    NOT_YOUR_DECISION: [409],
    DECISION_REQUIRED: [409],
    CHOICE_PENDING: [409],
    WRONG_PHASE: [409],
    DRAW_NOT_ALLOWED: [409],
  },
  rules: RULES,
  body: ({ status, code, message, extras: { rule, details } }) => ({
    statusCode: status,
    code,
    message,
    ...(rule === undefined ? undefined : { rule }),
    ...(details === undefined ? undefined : { details }),
  }),
});
