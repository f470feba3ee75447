import { dialect } from '../../../engine/contract/dialect.js';
import type { Word } from '../../../engine/contract/dialect.js';

const NO_TOKEN: Word = [401, 'INVALID_TOKEN', 'invalid playerToken'];
const BAD_SHAPE: Word = [400, 'BAD_REQUEST', (message) => `Invalid request: ${message}`];

/** Errors under this game's paths: `{ error, code }`, nothing wrapped around it; the rules saying no is a 400. */
export const errorDialect = dialect({
  words: {
    SESSION_NOT_FOUND: [404, 'GAME_NOT_FOUND', 'game not found'],
    UNAUTHENTICATED: NO_TOKEN,
    TOKEN_EXPIRED: NO_TOKEN,
    NOT_SEATED: NO_TOKEN,
    STALE_VERSION: [409, 'VERSION_CONFLICT'],
    KEY_REUSED: [400],
    BAD_SHAPE,
    MALFORMED_JSON: BAD_SHAPE,
    415: BAD_SHAPE,
  },
  refusedAs: () => 400,
  body: ({ code, message }) => ({ error: message, code }),
});
