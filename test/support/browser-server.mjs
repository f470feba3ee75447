import { ADMIN } from '../../scripts/furnish.mjs';

/** What every server is told before which a browser stands. */
export const PLAIN = {
  HOST: '127.0.0.1',
  DATABASE_TIMEOUT_MS: '60000', // a machine that is busy is not a database that is away
  JWT_SECRET: 'the secret of all tests, known to everyone',
  LOG_LEVEL: 'warn',
};

/** What the server that all files share is told besides; a file that wants something else has a server of its own. */
export const SHARED = { TEST_HOOKS: '1', ...ADMIN };
