import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BenchCluster } from './bench-cluster.js';
import { chart } from './chart.js';
import { CONTESTANTS } from './contestants.js';
import type { Contestant } from './contestants.js';
import { FULL, QUICK } from './plan.js';
import type { Cell } from './plan.js';
import { report } from './report.js';
import { Results } from './results.js';
import type { Line } from './results.js';
import { runForJson } from './run-json.js';
import { ServerProcess } from './server-process.js';

/**
 * `npm run bench`: Parlour beside its peers and beside the limit, in interleaved rounds. `--quick` is a short form that
 * writes to `bench/results/quick`; `--minutes` is when no further measurement begins; `--only` names contestants.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    cells: { type: 'string' },
  },
});
const home = fileURLToPath(new URL('../../bench/', import.meta.url));
const plan = values.quick ? QUICK : FULL;
const rounds = Number(values.rounds ?? plan.rounds);
const until = performance.now() + Number(values.minutes ?? (values.quick ? 5 : 21)) * 60_000;
const short = values.quick || values.only !== undefined || values.cells !== undefined;
const folder = join(home, 'results', short ? 'quick' : '');
const rawFile = join(folder, 'raw.jsonl');
const resultsFile = short ? join(folder, 'RESULTS.md') : join(home, 'RESULTS.md');
const chartFile = join(folder, 'chart.svg');
const lines: Line[] = [];

installPeers();
mkdirSync(folder, { recursive: true });
writeFileSync(rawFile, '');
const cluster = await BenchCluster.make();
const began = new Date();
try {
  for (let round = 1; round <= rounds; round++) {
    await measureLimit(round);
    await measureRound(round);
  }
} finally {
  await cluster.remove();
}
console.log(`\nWritten: ${resultsFile}`);

/** Another one begins each round, so that none always comes first. */
function inTurn(round: number): Contestant[] {
  const names = values.only?.split(',');
  const all = CONTESTANTS.filter(({ name }) => names === undefined || names.includes(name));
  return all.map((_, index) => all[(index + round - 1) % all.length]!);
}

/**
 * All servers, started afresh, cell by cell: compared servers are measured within a minute or two, because the
 * machine's own speed changes. Those that are not measured just then do nothing.
 */
async function measureRound(round: number): Promise<void> {
  const servers = new Map<Contestant, ServerProcess>();
  try {
    for (const cell of cellsOf(round)) {
      for (const contestant of inTurn(round)) {
        if (contestant.cells && !contestant.cells.includes(cell.name)) continue;
        if (performance.now() > until) return;
        await measure(contestant, cell, round, servers);
      }
    }
  } finally {
    for (const server of servers.values()) await server.kill();
  }
}

function cellsOf(round: number): Cell[] {
  const names = values.cells?.split(',');
  return plan.cells.filter(
    ({ name, rounds: most = rounds }) => (names === undefined || names.includes(name)) && round <= most,
  );
}

/** What fails is noted, and the rest goes on; a server that has ended is started again. */
async function measure(
  contestant: Contestant,
  cell: Cell,
  round: number,
  servers: Map<Contestant, ServerProcess>,
): Promise<void> {
  try {
    await cluster.settleDown();
    let server = servers.get(contestant);
    if (!server?.running) {
      server = await ServerProcess.start(contestant.script, contestant.args, contestant.env(cluster));
      servers.set(contestant, server);
    }
    const asked = {
      ...cell,
      driver: contestant.driver,
      url: server.url,
      serverPid: server.pid,
      postgresPid: cluster.pid,
    };
    const patience = (cell.warm + cell.seconds + 45) * 1000;
    keep(contestant.name, cell.name, round, await runForJson(join(home, 'peers/load.mjs'), asked, patience));
  } catch (error) {
    keep(contestant.name, cell.name, round, { error: error instanceof Error ? error.message : String(error) });
  }
}

/** The bare commit statement from a tight loop. */
async function measureLimit(round: number): Promise<void> {
  const script = fileURLToPath(new URL('./limit.js', import.meta.url));
  for (const way of ['statement', 'queue'] as const) {
    if (performance.now() > until) return;
    try {
      await cluster.settleDown();
      const asked = { way, url: cluster.url('bench_bare'), writers: 50, ...plan.limit, postgresPid: cluster.pid };
      keep('limit', way, round, await runForJson(script, asked, 60_000));
    } catch (error) {
      keep('limit', way, round, { error: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** Kept at once, report included: a run that is stopped still says something. */
function keep(contestant: string, cell: string, round: number, measured: object): void {
  const line: Line = { round, contestant, cell, ...measured };
  lines.push(line);
  appendFileSync(rawFile, `${JSON.stringify({ ...line, at: new Date().toISOString() })}\n`);
  const results = new Results(lines);
  writeFileSync(resultsFile, report(results, { machine: machine(), chart: short ? 'chart.svg' : 'results/chart.svg' }));
  writeFileSync(chartFile, chart(results));
  const rate = line.rate === undefined ? '' : `${Math.round(line.rate)}/s`;
  const told = line.error ?? `${rate} ${line.p99 === undefined ? '' : `p99 ${line.p99.toFixed(1)} ms`}`;
  console.log(`round ${round}  ${contestant.padEnd(18)} ${cell.padEnd(12)} ${told}`);
}

function machine(): string[] {
  const { model } = cpus()[0] ?? { model: 'unknown' };
  const version = (name: string): string => {
    const file = join(home, 'node_modules', name, 'package.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'missing';
  };
  return [
    `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`,
    `Node ${process.versions.node}, Postgres ${cluster.version} (fsync, synchronous_commit and full_page_writes on), pools of 10`,
    `boardgame.io ${version('boardgame.io')} with bgio-postgres ${version('bgio-postgres')}, Colyseus ${version('@colyseus/core')} with schema ${version('@colyseus/schema')}`,
    `${values.quick ? 'quick form' : 'full form'}, ${rounds} round${rounds === 1 ? '' : 's'}, begun ${began.toISOString().slice(0, 16)}Z`,
  ];
}

/** The peers live in a package of their own. Without them only Parlour and the limit are measured. */
function installPeers(): void {
  if (existsSync(join(home, 'node_modules/boardgame.io'))) return;
  console.log('Installing the peers (bench/package.json), once');
  try {
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: home,
      stdio: 'inherit',
    });
  } catch (error) {
    console.error(`The peers could not be installed: ${String(error)}`);
  }
}
