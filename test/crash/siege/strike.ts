import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataFolder } from '../../support/data-folder.js';
import type { MortalServer } from '../../support/mortal-server.js';
import type { Army } from './army.js';
import { RemoteData } from './remote-data.js';

/**
 * What is killed with SIGKILL: the server; the server while it starts; Postgres; one connection's process of Postgres
 * (all others end with it); or the server and Postgres at the same moment. What is paused with SIGSTOP, for seconds: the
 * server, or all of Postgres. And a partition: nothing comes through between the server and Postgres, for seconds.
 */
export const STRIKES = [
  'server',
  'start',
  'postgres',
  'backend',
  'both',
  'pause-server',
  'pause-postgres',
  'partition',
] as const;
export type Strike = (typeof STRIKES)[number];

/** Mostly the server; mostly the database, under a server that lives on and does not know what was stored; or no kills. */
const MIXES: Readonly<Record<string, Readonly<Partial<Record<Strike, number>>>>> = {
  server: { server: 80, start: 5, postgres: 5, backend: 5, both: 5 },
  database: { server: 15, start: 5, postgres: 20, backend: 55, both: 5 },
  pauses: { 'pause-server': 40, 'pause-postgres': 60 },
  partitions: { partition: 100 },
};

/** Shorter and longer than a move waits for Postgres. */
const SHORTEST_MS = 500;
const LONGEST_MS = 9_000;

export function anyStrike(mix = 'server'): Strike {
  const weights = MIXES[mix];
  if (!weights) throw new Error(`There is no mix ${mix}, only ${Object.keys(MIXES).join(' and ')}.`);
  let drawn = randomInt(Object.values(weights).reduce((sum, weight) => sum + weight));
  return STRIKES.find((strike) => (drawn -= weights[strike] ?? 0) < 0)!;
}

/** Strikes while requests are under way, and brings back what does not come back by itself. Returns how many were. */
export async function strikeOnce(strike: Strike, army: Army, server: MortalServer, data: DataFolder): Promise<number> {
  await delay(randomInt(150));
  await army.until('a request under way', () => army.inFlight > 0);
  const caught = army.inFlight;
  if (strike === 'partition') await cutOff(data);
  else if (strike === 'pause-server') await pause([server.pid]);
  else if (strike === 'pause-postgres') await pause(data.postgresPids);
  else if (strike === 'postgres') killPostgres(data);
  else if (strike === 'backend') await killBackend(data);
  else {
    if (strike === 'both') killPostgres(data);
    await server.kill();
    if (strike === 'start') {
      server.spawn();
      await delay(randomInt(1500));
      await server.kill();
    }
    await server.start();
  }
  return caught;
}

function killPostgres(data: DataFolder): void {
  process.kill(data.postgresPid, 'SIGKILL');
}

async function killBackend(data: DataFolder): Promise<void> {
  const backends = await data.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'parlour' ORDER BY state_change DESC NULLS LAST`,
  );
  if (backends.length > 0) process.kill(backends[randomInt(backends.length)]!.pid, 'SIGKILL');
}

async function pause(pids: readonly number[]): Promise<void> {
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    await delay(randomInt(SHORTEST_MS, LONGEST_MS));
  } finally {
    for (const pid of [...pids].reverse()) process.kill(pid, 'SIGCONT');
  }
}

async function cutOff(data: DataFolder): Promise<void> {
  if (!(data instanceof RemoteData)) throw new Error('Only a Postgres behind a proxy can be cut off.');
  data.proxy.partition();
  await delay(randomInt(SHORTEST_MS, LONGEST_MS));
  data.proxy.heal();
}
