import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { DataFolder } from '../../support/data-folder.js';
import { guest } from '../../support/people.js';
import { skewed } from '../../support/skewed.js';
import type { TcpProxy } from '../../support/tcp-proxy.js';
import type { Army } from './army.js';
import type { Grounds } from './grounds.js';
import { RemoteData } from './remote-data.js';

/**
 * What is killed with SIGKILL: the server; the server while it starts; Postgres; one connection's process of Postgres
 * (all others end with it); or the server and Postgres at the same moment. What is paused with SIGSTOP, for seconds: the
 * server, all of Postgres, or Redis. A partition: nothing comes through between the servers and Postgres, or Redis, for seconds.
 * Of three instances behind a balancer one is killed, or told to end (a drain) and started again; Redis dies and comes back
 * empty; Postgres crashes under all of them.
 * Skew: the server comes back with a clock that is minutes off. A full pool: every connection waits for a lock. Poison: a
 * session that cannot be loaded, while the server starts again.
 */
export const STRIKES = [
  'server',
  'start',
  'postgres',
  'backend',
  'both',
  'pause-server',
  'pause-postgres',
  'pause-redis',
  'partition',
  'partition-redis',
  'skew',
  'full-pool',
  'poison',
  'instance',
  'drain',
  'kill-redis',
  'crash-postgres',
] as const;
export type Strike = (typeof STRIKES)[number];

/** Mostly the server; mostly the database, under a server that lives on and does not know what was stored; or no kills. */
const MIXES: Readonly<Record<string, Readonly<Partial<Record<Strike, number>>>>> = {
  server: { server: 80, start: 5, postgres: 5, backend: 5, both: 5 },
  database: { server: 15, start: 5, postgres: 20, backend: 55, both: 5 },
  pauses: { 'pause-server': 40, 'pause-postgres': 60 },
  partitions: { partition: 100 },
  redis: { 'pause-redis': 50, 'partition-redis': 50 },
  skew: { skew: 70, 'pause-server': 15, 'pause-redis': 15 },
  cluster: { instance: 50, drain: 15, 'kill-redis': 15, 'crash-postgres': 20 },
  trouble: { 'full-pool': 60, poison: 40 },
};

/** Shorter and longer than a move waits for Postgres. */
const SHORTEST_MS = 500;
const LONGEST_MS = 9_000;
const MOST_SKEW_MS = 600_000;

export function anyStrike(mix = 'server'): Strike {
  const weights = MIXES[mix];
  if (!weights) throw new Error(`There is no mix ${mix}, only ${Object.keys(MIXES).join(' and ')}.`);
  let drawn = randomInt(Object.values(weights).reduce((sum, weight) => sum + weight));
  return STRIKES.find((strike) => (drawn -= weights[strike] ?? 0) < 0)!;
}

/** Strikes while requests are under way, and brings back what does not come back by itself. Returns how many were. */
export async function strikeOnce(strike: Strike, army: Army, grounds: Grounds): Promise<number> {
  await delay(randomInt(150));
  await army.until('a request under way', () => army.inFlight > 0);
  const caught = army.inFlight;
  await BLOWS[strike](grounds);
  return caught;
}

const BLOWS: Readonly<Record<Strike, (grounds: Grounds) => Promise<void>>> = {
  server: restart,
  start: async (grounds) => {
    await grounds.server.kill();
    grounds.server.spawn();
    await delay(randomInt(1500));
    await restart(grounds);
  },
  postgres: async ({ data }) => killPostgres(data),
  backend: ({ data }) => killBackend(data),
  both: async (grounds) => {
    killPostgres(grounds.data);
    await restart(grounds);
  },
  'pause-server': ({ server }) => pause([server.pid]),
  'pause-postgres': ({ data }) => pause(data.postgresPids),
  'pause-redis': ({ redis }) => pause(redis?.pid === undefined ? [] : [redis.pid]),
  partition: ({ data }) => cutOff(data instanceof RemoteData ? data.proxy : undefined),
  'partition-redis': ({ redisProxy }) => cutOff(redisProxy),
  skew: async (grounds) => {
    grounds.server.also = skewed(randomInt(-MOST_SKEW_MS, MOST_SKEW_MS));
    await restart(grounds);
  },
  instance: async ({ servers }) => {
    const server = anyOf(servers);
    await server.kill();
    await server.start();
  },
  drain: async ({ servers }) => {
    const server = anyOf(servers);
    await server.stop();
    await server.start();
  },
  'kill-redis': (grounds) => grounds.killRedis(randomInt(SHORTEST_MS, LONGEST_MS)),
  'crash-postgres': ({ data }) => killBackend(data),
  'full-pool': ({ data }) => fillPools(data),
  poison: async (grounds) => {
    await poison(grounds);
    await restart(grounds);
  },
};

function anyOf<T>(list: readonly T[]): T {
  return list[randomInt(list.length)]!;
}

async function restart({ server }: Grounds): Promise<void> {
  await server.kill();
  await server.start();
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

async function cutOff(proxy: TcpProxy | undefined): Promise<void> {
  if (!proxy) throw new Error('Only what stands behind a proxy can be cut off.');
  proxy.partition();
  await delay(randomInt(SHORTEST_MS, LONGEST_MS));
  proxy.heal();
}

/** Every statement about a session waits for a lock, until no connection of the server is free. */
function fillPools(data: DataFolder): Promise<void> {
  return data.connected(async (client) => {
    await client.query('BEGIN');
    await client.query('LOCK TABLE game_sessions IN ACCESS EXCLUSIVE MODE');
    await delay(randomInt(SHORTEST_MS, LONGEST_MS));
    await client.query('ROLLBACK');
  });
}

/** A game with a bot to act whose actions do not lead to its hash: loading it fails, after the restart too. */
async function poison({ data, server, poisoned }: Grounds): Promise<void> {
  const victim = await guest(server.address, 'victim');
  const { sessionId } = await victim.opens('four-in-a-square', {
    seats: [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ],
  });
  poisoned.add(sessionId);
  await data.query(`UPDATE game_sessions SET start_hash = 'damaged', bots_due = true WHERE id = $1`, [sessionId]);
}
