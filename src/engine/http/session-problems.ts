import { ApiProblems } from '../../common/http/api-problems.js';

/** The errors of sessions, told in one place. */
const PROBLEMS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  400: { BAD_SHAPE: 'action must be an object', MALFORMED_JSON: 'The body is not JSON.' },
  401: { UNAUTHENTICATED: 'A token is needed.', TOKEN_EXPIRED: 'This token has expired.' },
  403: { NOT_SEATED: 'You have no seat in this game.' },
  404: { SESSION_NOT_FOUND: 'There is no such game.' },
  409: {
    STALE_VERSION: 'The game is at version 7, not 6.',
    RULES_CHANGED: 'This game was begun by rules 1; this server plays rules 2.',
  },
  412: { STALE_VERSION: 'The game is at version 7, not 6.' },
  422: { NOT_YOUR_TURN: 'It is not your turn.', KEY_REUSED: 'This key was used for another action.' },
  429: { TOO_MANY_CONNECTIONS: 'This address has too many open connections. Close one first.' },
  503: {
    DATABASE_UNAVAILABLE: 'The action could not be stored. Try again.',
    ARCHIVE_UNAVAILABLE: 'What was played in this game cannot be read right now.',
  },
};

/** The errors of these statuses that endpoints of sessions share. */
export function SessionProblems(...statuses: number[]): MethodDecorator {
  return ApiProblems(Object.fromEntries(statuses.map((status) => [status, PROBLEMS[status] ?? {}])));
}
