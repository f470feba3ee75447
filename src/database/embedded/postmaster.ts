import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open, stat, truncate } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError } from './embedded.types.js';
import type { Place } from './embedded.types.js';
import { hasEnded, readPidFile } from './pid-file.js';
import { postgresEnvironment, rootFolder, run } from './run.js';

export interface PostmasterOptions {
  readonly port: number;
  readonly maxConnections: number;
  /** False only for throwaway test data: it turns fsync off. */
  readonly durable: boolean;
}

const LOG_LIMIT = 10 * 1024 * 1024;

/**
 * Starts Postgres and waits until it takes connections. It runs in a session of its own and writes to a file, so that
 * neither Ctrl-C nor the death of the server reaches it: it goes down last, or is adopted by the next server.
 */
export async function launch(place: Place, options: PostmasterOptions): Promise<{ pid: number }> {
  const before = await prepareLog(place.logFile);
  const log = openSync(place.logFile, 'a');
  const child = spawn(place.binaries.postgres, argumentsFor(place, options), {
    ...place.runAs,
    cwd: rootFolder(),
    env: postgresEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  child.unref();
  let ended: string | undefined;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, signal) => (ended = `it ended with ${signal ?? `code ${code}`}`));
  while (ended === undefined) {
    const file = await readPidFile(place);
    if (file?.pid === child.pid && file?.status === 'ready') return { pid: file.pid };
    await sleep(20);
  }
  throw new DatabaseStartError(`Postgres did not start: ${ended}\n${await tail(place.logFile, before)}`.trimEnd());
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster(place: Place): Promise<boolean> {
  const file = await readPidFile(place);
  if (file === undefined) return true;
  if (process.platform === 'win32') {
    return (await run(place.binaries.pgCtl, ['stop', '-D', place.data, '-m', 'fast', '-w'])).code === 0;
  }
  for (const [signal, patienceMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(file.pid, signal);
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ESRCH';
    }
    if (await hasEnded(place, file.pid, patienceMs)) return true;
  }
  return false;
}

function argumentsFor(place: Place, { port, maxConnections, durable }: PostmasterOptions): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // a socket's path may be too long, and its folder not ours
    max_connections: maxConnections,
    timezone: 'UTC',
    log_timezone: 'UTC',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', place.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

/** Keeps the log from growing for ever, and tells where this start's part of it begins. */
async function prepareLog(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= LOG_LIMIT) return size;
  await truncate(logFile);
  return 0;
}

async function tail(logFile: string, from: number): Promise<string> {
  const file = await open(logFile, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, from);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
