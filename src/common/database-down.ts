import { isError } from './is-error.js';

/** Codes of the operating system and of Postgres that mean: the database is away right now, ask again. */
const DOWN_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // a Unix socket whose server is gone
  '25P03', // idle in transaction timeout: the connection is gone
  '53300', // too many connections
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now: starting up or shutting down
  '57P05', // idle session timeout
]);

/** The texts of `pg` and of TypeORM for a lost connection; these errors carry no code. */
const DOWN_TEXTS =
  /^(connection terminated|query read timeout|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|cannot use a pool after calling end|connection ended unexpectedly|driver not connected|not queryable)/i;

/** Whether an error says that Postgres cannot be reached, rather than that it did not like what it was told. */
export function isDatabaseDown(error: unknown): boolean {
  return isDown(error, 0);
}

/** TypeORM wraps what the driver threw, and Node wraps one failure per address: look inside, but not forever. */
function isDown(error: unknown, depth: number): boolean {
  if (!isError(error) || depth > 4) return false;
  const { code, syscall, driverError, errors } = error as DatabaseError;
  if (typeof code === 'string' && (code.startsWith('08') || DOWN_CODES.has(code))) {
    // A missing file is also ENOENT: only a failed connect is about the database.
    return code === 'ENOENT' ? syscall === 'connect' : true;
  }
  if (DOWN_TEXTS.test(error.message)) return true;
  if (Array.isArray(errors) && errors.some((one) => isDown(one, depth + 1))) return true;
  return isDown(driverError, depth + 1);
}

interface DatabaseError extends Error {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly driverError?: unknown;
  readonly errors?: unknown;
}
