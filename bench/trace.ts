import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BenchCluster } from './bench-cluster.js';
import { CONTESTANTS } from './contestants.js';
import { cpuOf } from './cpu.js';
import type { Passed } from './trace-hook.js';

/**
 * `npm run bench:trace`: where an action waits, from the socket of the player to the sockets of both, in a closed loop. The
 * clock is the machine's, the same for the players and the server.
 */
const { values } = parseArgs({
  options: { matches: { type: 'string', default: '10' }, seconds: { type: 'string', default: '5' } },
});

interface Acted {
  readonly sessionId: string;
  readonly asked: number;
  readonly seen: number;
}
type Traced = Required<Passed> & Acted;

const STAGES: readonly (readonly [string, (one: Traced) => number])[] = [
  ['to the server: the wire, and its thread being busy', ({ asked, heard }) => heard - asked],
  ['checked, played, written as JSON', ({ heard, queued }) => queued - heard],
  ['in the queue: the batch before it, or the turn of the event loop', ({ queued, sent }) => sent - queued],
  ['in Postgres, and the thread being busy when it answers', ({ sent, stored }) => stored - sent],
  ['until its turn among those that were stored together', ({ stored, told }) => told - stored],
  ['views and updates', ({ told, done }) => done - told],
  ['to both players: the wire, and their thread', ({ done, seen }) => seen - done],
  ['all of it', ({ asked, seen }) => seen - asked],
];

const parlour = CONTESTANTS.find(({ name }) => name === 'parlour')!;
const cluster = await BenchCluster.make();
const server = fork(parlour.script, {
  env: { ...process.env, ...parlour.env(cluster) },
  execArgv: ['--max-semi-space-size=64', '--import', new URL('./trace-hook.js', import.meta.url).href],
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
const players = fork(fileURLToPath(new URL('../../bench/peers/trace.mjs', import.meta.url)));
try {
  const [ready] = (await once(server.stdout!, 'data')) as [Buffer];
  const url = /http:\/\/[\w.]+:\d+/.exec(String(ready))![0];
  await ask(players, { open: { url, matches: Number(values.matches) }, play: { millis: 5_000 } });
  server.send('begin');
  const [before, postgres] = [cpuOf(server.pid!)!, cpuOf(cluster.pid, true)!];
  const acted = await ask<Acted[]>(players, { play: { millis: Number(values.seconds) * 1000 } });
  const cpu = [cpuOf(server.pid!)! - before, cpuOf(cluster.pid, true)! - postgres].map((one) => one / acted.length);
  const { passed, collected } = await ask<{ passed: Passed[]; collected: number }>(server, 'end');
  tell(traced(acted, passed));
  console.log(
    `\n${acted.length} actions, ${Math.round(acted.length / Number(values.seconds))}/s; CPU ms for one: server ${cpu[0]!.toFixed(3)}, ` +
      `Postgres ${cpu[1]!.toFixed(3)}; ${(collected / acted.length).toFixed(3)} ms of collecting garbage; load ${loadavg()[0]!.toFixed(1)}`,
  );
} finally {
  players.kill('SIGKILL');
  server.kill('SIGKILL');
  await cluster.remove();
}

/** A match plays one action after the other: the nth of the players is the nth of the server. */
function traced(acted: readonly Acted[], passed: readonly Passed[]): Traced[] {
  const bySession = new Map<string, Required<Passed>[]>();
  for (const one of passed as Required<Passed>[]) {
    const others = bySession.get(one.sessionId);
    if (others) others.push(one);
    else bySession.set(one.sessionId, [one]);
  }
  return acted.flatMap((one) => {
    const found = bySession.get(one.sessionId)?.shift();
    return found ? [{ ...found, ...one }] : [];
  });
}

function tell(all: readonly Traced[]): void {
  console.log('| | median ms | mean | p99 |\n| --- | ---: | ---: | ---: |');
  for (const [name, of] of STAGES) {
    const times = all.map(of).sort((a, b) => a - b);
    const at = (part: number): string => times[Math.ceil(times.length * part) - 1]!.toFixed(2);
    console.log(`| ${name} | ${at(0.5)} | ${mean(times).toFixed(2)} | ${at(0.99)} |`);
  }
  console.log(`\n${mean(all.map(({ batch }) => batch)).toFixed(1)} commits in a batch (for an action, the mean)`);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function ask<T>(one: ChildProcess, request: string | object): Promise<T> {
  const answer = once(one, 'message') as Promise<[T]>;
  one.send(request);
  return (await answer)[0];
}
