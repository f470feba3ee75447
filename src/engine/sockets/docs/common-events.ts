import type { Notice, NoticeCode, RefreshBody } from '../events.js';
import { integer, orNull, shapeOf, text } from './description.js';
import type { EventDescription } from './description.js';

const NOTICES: Readonly<Record<NoticeCode, string>> = {
  SERVER_STOPPING: 'the server is going down; the connection ends, connect again',
  TOKEN_EXPIRED: 'the access token has expired; the socket is closed',
  BANNED: 'the account is banned; the socket is closed',
  LOGGED_OUT: 'this login was signed out; the socket is closed',
  LOGIN_ENDED: 'the login was ended; the socket is closed',
  ROLE_CHANGED: 'the account has another role now; the socket is closed, connect again',
  FLOODING: 'far too many messages; the connection is closed',
  NOT_READING: 'more than a megabyte waits to be read; the connection is closed',
  SESSION_CANCELLED: 'a game was called off',
};

/** The message of every namespace for people. */
export const NOTICE: EventDescription = {
  about: `Something a person should know. ${Object.entries(NOTICES)
    .map(([code, meaning]) => `${code}: ${meaning}.`)
    .join(' ')}`,
  payload: shapeOf<Notice>(
    {
      code: { type: 'string', enum: Object.keys(NOTICES) },
      message: text('For people'),
      sessionId: text('Where it is about one game'),
    },
    'sessionId',
  ),
  example: { code: 'TOKEN_EXPIRED', message: 'The access token has expired. Refresh it.' },
};

/** The command of every namespace that keeps a socket signed in. */
export const AUTH_REFRESH: EventDescription = {
  about: 'Goes on with a fresh access token of the same user, before the old one expires.',
  payload: shapeOf<RefreshBody>({ token: text('An access token') }),
  answer: shapeOf<{ expiresAt: number | null }>({ expiresAt: orNull(integer('Milliseconds since 1970')) }),
  errors: ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'BANNED', 'OTHER_ACCOUNT'],
  example: { token: 'eyJhbGciOi…' },
};
