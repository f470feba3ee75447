import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { BenchCluster } from './bench-cluster.js';
import { CONTESTANTS } from './contestants.js';
import { cpuOf } from './cpu.js';
import { ServerProcess } from './server-process.js';

/**
 * `npm run bench:many`: many live sessions with two sockets each at one instance. What a session and a socket take of its
 * memory, what it costs to do nothing, and how long an action takes among them. A process may need more
 * files than it is allowed (`ulimit -Hn`): then `--sockets` says how many sockets there are, and the other sessions have none.
 */
const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '10000' },
    sockets: { type: 'string', default: '20000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
  },
});
const SESSIONS = Number(values.sessions);
const SOCKETS = Number(values.sockets);
const AT_ONCE = 200;
const CLIENTS = 2;
const SETTLE_MS = 5_000;

interface Opened {
  readonly sessionId: string;
  readonly tokens: readonly string[];
}

type Sizes = Readonly<Record<'actions' | 'action_bytes' | 'snapshot_bytes' | 'log_bytes', number>>;
const SIZES = `
SELECT (SELECT count(*) FROM game_actions)::int AS actions,
       pg_total_relation_size('game_actions')::float8 AS action_bytes,
       pg_total_relation_size('game_state_snapshots')::float8 AS snapshot_bytes,
       pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS log_bytes`;

const parlour = CONTESTANTS.find(({ name }) => name === 'parlour')!;
const client = fileURLToPath(new URL('../../bench/peers/many.mjs', import.meta.url));
const cluster = await BenchCluster.make();
const env = { ...parlour.env(cluster), SESSION_CACHE_SIZE: String(SESSIONS * 2) };
const server = await ServerProcess.start(parlour.script, [], env);
const clients = Array.from({ length: CLIENTS }, () => fork(client));
try {
  await openMatches(AT_ONCE); // code is compiled, pools are open
  const empty = await memory('a server that has just been started');
  const matches: Opened[] = [];
  while (matches.length < SESSIONS) matches.push(...(await openMatches(Math.min(AT_ONCE, SESSIONS - matches.length))));
  const opened = await memory(`${SESSIONS} sessions`);
  const since = performance.now();
  await Promise.all(
    clients.map((one, index) =>
      ask(one, { take: { url: server.url, matches: share(matches.slice(0, SOCKETS / 2), index) } }),
    ),
  );
  console.log(`${SOCKETS} sockets joined in ${((performance.now() - since) / 1000).toFixed(0)} s`);
  const joined = await memory(`${SOCKETS} sockets at them`);
  const before = cpuOf(server.pid)!;
  await pause(10_000);
  console.log(`doing nothing takes ${((cpuOf(server.pid)! - before) / 100).toFixed(1)} % of a core`);
  tell('a session', (opened.rss - empty.rss) / SESSIONS, (opened.heap - empty.heap) / SESSIONS);
  tell('a socket', (joined.rss - opened.rss) / SOCKETS, (joined.heap - opened.heap) / SOCKETS);
  await play(3); // the first actions at all these tables
  await play(Number(values.seconds));
  await memory('after play');
  await tellDisk();
} finally {
  for (const one of clients) one.kill('SIGKILL');
  await server.kill();
  await cluster.remove();
}

async function openMatches(many: number): Promise<Opened[]> {
  const response = await fetch(`${server.url}/api/bench/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ many }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Opened[];
}

/** After a pause, in which garbage is collected or not: the heap is what V8 holds, dead objects included. */
async function memory(what: string): Promise<{ rss: number; heap: number }> {
  await pause(SETTLE_MS);
  const rss = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) * 1024;
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  const heap = Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(figures)![1]);
  console.log(`${what}: ${(rss / 2 ** 20).toFixed(0)} MB resident, ${(heap / 2 ** 20).toFixed(0)} MB of heap`);
  return { rss, heap };
}

/** Collections of garbage of the server so far: how many of each kind, and the seconds that they took. */
async function collections(): Promise<Record<string, number[]>> {
  const figures = await (await fetch(`${server.url}/metrics`)).text();
  const found: Record<string, number[]> = {};
  for (const [, what, kind, value] of figures.matchAll(
    /^nodejs_gc_duration_seconds_(count|sum)\{kind="(\w+)"\} (\S+)/gm,
  ))
    (found[kind!] ??= [])[what === 'count' ? 0 : 1] = Number(value);
  return found;
}

function share(matches: readonly Opened[], index: number): Opened[] {
  return matches.filter((_, nth) => nth % CLIENTS === index);
}

async function ask<T>(one: ChildProcess, request: object): Promise<T> {
  const answer = once(one, 'message') as Promise<[T]>;
  const ended = once(one, 'exit').then(() => Promise.reject(new Error('A client ended.')));
  one.send(request);
  return (await Promise.race([answer, ended]))[0];
}

async function play(seconds: number): Promise<void> {
  const rate = Number(values.rate) / CLIENTS;
  const pauses = await collections();
  const before = cpuOf(server.pid)!;
  const heard = await Promise.all(
    clients.map((one) => ask<{ latencies: number[]; missed: number }>(one, { play: { rate, millis: seconds * 1000 } })),
  );
  const latencies = heard.flatMap((one) => one.latencies).sort((a, b) => a - b);
  const at = (part: number): string => latencies[Math.ceil(latencies.length * part) - 1]!.toFixed(1);
  const missed = heard.reduce((sum, one) => sum + one.missed, 0);
  const cpu = (cpuOf(server.pid)! - before) / latencies.length;
  const after = await collections();
  console.log(
    `${latencies.length} actions at ${values.rate}/s: p50 ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, most ${at(1)} ms; ` +
      `${missed} too late; ${cpu.toFixed(2)} ms of CPU for one; load ${loadavg()[0]!.toFixed(1)}`,
  );
  const told = Object.keys(after).map((kind) => {
    const [count, sum] = [0, 1].map((n) => after[kind]![n]! - (pauses[kind]?.[n] ?? 0));
    return `${count} ${kind} in ${(sum! * 1000).toFixed(0)} ms`;
  });
  console.log(`  garbage collected meanwhile: ${told.join(', ')}`);
}

/** What Postgres keeps of the actions just played, indexes and toast included, and how much log it wrote for one of them. */
async function tellDisk(): Promise<void> {
  const pool = new Pool({ connectionString: cluster.url('parlour'), max: 1 });
  try {
    const sizeOf = async (): Promise<Sizes> => (await pool.query<Sizes>(SIZES)).rows[0]!;
    await pool.query('CHECKPOINT'); // a page's first change after it is logged whole
    const before = await sizeOf();
    await play(Number(values.seconds));
    const after = await sizeOf();
    const rows = after.actions - before.actions;
    const each = (name: keyof Sizes): string => `${((after[name] - before[name]) / rows / 1024).toFixed(2)} kB`;
    console.log(`an action on disk: ${each('action_bytes')} of its row, ${each('snapshot_bytes')} of its snapshot`);
    console.log(`the log of Postgres for an action: ${each('log_bytes')}, whole pages after a checkpoint included`);
  } finally {
    await pool.end();
  }
}

function tell(what: string, rss: number, heap: number): void {
  console.log(`${what}: ${(rss / 1024).toFixed(1)} kB resident, ${(heap / 1024).toFixed(1)} kB of heap`);
}
