import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataFolder } from '../../support/data-folder.js';
import type { MortalServer } from '../../support/mortal-server.js';
import type { Army } from './army.js';

/**
 * What is killed with SIGKILL: the server; the server while it starts; Postgres; one connection's process of Postgres
 * (all others end with it); or the server and Postgres at the same moment.
 */
export const STRIKES = ['server', 'start', 'postgres', 'backend', 'both'] as const;
export type Strike = (typeof STRIKES)[number];

/** Mostly the server; or mostly the database, under a server that lives on and does not know what was stored. */
const MIXES: Readonly<Record<string, Readonly<Record<Strike, number>>>> = {
  server: { server: 80, start: 5, postgres: 5, backend: 5, both: 5 },
  database: { server: 15, start: 5, postgres: 20, backend: 55, both: 5 },
};

export function anyStrike(mix = 'server'): Strike {
  const weights = MIXES[mix];
  if (!weights) throw new Error(`There is no mix ${mix}, only ${Object.keys(MIXES).join(' and ')}.`);
  let drawn = randomInt(Object.values(weights).reduce((sum, weight) => sum + weight));
  return STRIKES.find((strike) => (drawn -= weights[strike]) < 0)!;
}

/** Strikes while requests are under way, and brings back what does not come back by itself. Returns how many were. */
export async function strikeOnce(strike: Strike, army: Army, server: MortalServer, data: DataFolder): Promise<number> {
  await delay(randomInt(150));
  await army.until('a request under way', () => army.inFlight > 0);
  const caught = army.inFlight;
  if (strike === 'postgres') killPostgres(data);
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
