import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError } from './embedded.types.js';
import type { Place } from './embedded.types.js';
import { run } from './run.js';

/** What Postgres writes about itself: its lines are pid, folder, start time, port, socket folder, address, memory, status. */
export interface PidFile {
  readonly pid: number;
  readonly folder: string;
  readonly port: number;
  readonly status: string;
}

export async function readPidFile(place: Place): Promise<PidFile | undefined> {
  const text = await readFile(pidFileOf(place), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid: Math.abs(pid), folder: lines[1] ?? '', port: Number(lines[3]), status: lines[7] ?? 'starting' };
}

/** The Postgres that outlived its server, once it is ready; undefined if there is none or it has just ended. */
export async function findRunning(place: Place, patienceMs = 120_000): Promise<PidFile | undefined> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const file = await readPidFile(place);
    if (file === undefined || !isAlive(file.pid)) return undefined; // a leftover of a dead one is Postgres's to judge
    if (!(await isPostgres(file))) {
      // After a reboot, or in a container, the number may belong to another process; Postgres itself would give up here.
      await rm(pidFileOf(place), { force: true });
      return undefined;
    }
    if (file.status === 'ready') return file;
    await sleep(50);
  }
  throw new DatabaseStartError(`The Postgres in ${place.data} neither starts nor stops. See ${place.logFile}`);
}

/** Waits until Postgres has removed its pid file, the last thing it does. A zombie would still have its number. */
export async function hasEnded(place: Place, pid: number, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const file = await readPidFile(place);
    if (file?.pid !== pid || !isAlive(pid)) return true;
    await sleep(25);
  }
  return false;
}

function pidFileOf(place: Place): string {
  return join(place.data, 'postmaster.pid');
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isPostgres({ pid, folder }: PidFile): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : (await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).output;
  return command.includes(folder);
}
