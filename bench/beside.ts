import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findRunning } from '../src/database/embedded/pid-file.js';
import { settle } from '../src/database/embedded/place.js';
import { PARLOUR_ENV } from './contestants.js';
import { median, pairsTable } from './pairs.js';
import type { Slice } from './pairs.js';
import { runForJson } from './run-json.js';
import { ServerProcess } from './server-process.js';

/**
 * `npm run bench:beside -- <folder of another build>`: this server and the one of another checkout, both running, measured in
 * turn by short slices. The machine's own speed changes by the minute, so that only slices that follow each other compare. Each is
 * spoken to by the driver of its own checkout.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '3' },
    matches: { type: 'string', default: '50' },
    warm: { type: 'string', default: '1' },
    /** Both are spoken to by the driver of the other build: the older messages, where the newer server still knows them. */
    'their-driver': { type: 'boolean', default: false },
  },
});
const log = { info: () => undefined, warn: (message: string) => console.error(message) };
const LOAD = fileURLToPath(new URL('../../bench/peers/load.mjs', import.meta.url));

interface Side {
  readonly driver: string;
  readonly dataDir: string;
  readonly server: ServerProcess;
  readonly postgresPid: number;
}

const [folder] = positionals;
const theirs = resolve(folder ?? '');
const ours = fileURLToPath(new URL('../..', import.meta.url));
if (!folder || !existsSync(serverOf(theirs))) {
  console.error('Say which folder has another build of Parlour: npm run bench:beside -- ../parlour-before');
  process.exit(1);
}
const before = await open(theirs, theirs);
const after = await open(ours, values['their-driver'] ? theirs : ours);
try {
  // Both servers are slower in their first seconds, while V8 compiles.
  for (const side of [before, after]) await slice(side, 8);
  const pairs: { before: Slice; after: Slice }[] = [];
  for (let n = 0; n < Number(values.pairs); n++) {
    const first = n % 2 === 0 ? before : after;
    const one = await slice(first);
    const two = await slice(first === before ? after : before);
    pairs.push(first === before ? { before: one, after: two } : { before: two, after: one });
    console.log(
      `${n + 1}: ${told(pairs.at(-1)!.before)} | ${told(pairs.at(-1)!.after)} | load ${loadavg()[0]!.toFixed(1)}`,
    );
  }
  console.log(`\n${pairsTable(pairs)}`);
  console.log(`\nLoad average: ${median(pairs.map(({ after: { load } }) => load)).toFixed(1)} (median)`);
} finally {
  for (const { server, dataDir } of [before, after]) {
    await server.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function serverOf(build: string): string {
  return join(build, 'dist/bench/parlour-server.js');
}

/** A server of its own with a Postgres of its own: the one that it brings along. */
async function open(build: string, driverFrom: string): Promise<Side> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-beside-'));
  chmodSync(dataDir, 0o755); // as root, Postgres runs under another account and must get in
  const server = await ServerProcess.start(serverOf(build), [], { ...PARLOUR_ENV, DATA_DIR: dataDir });
  const { pid } = (await findRunning(await settle(dataDir, log)))!;
  return { driver: join(driverFrom, 'bench/peers/parlour.driver.mjs'), dataDir, server, postgresPid: pid };
}

async function slice({ driver, server, postgresPid }: Side, warm = Number(values.warm)): Promise<Slice> {
  const seconds = Number(values.seconds);
  const cell = { kind: 'closed', matches: Number(values.matches), warm, seconds };
  const asked = { ...cell, driver, url: server.url, serverPid: server.pid, postgresPid };
  return (await runForJson(LOAD, asked, (warm + seconds + 45) * 1000)) as unknown as Slice;
}

function told({ rate, cpu }: Slice): string {
  return `${Math.round(rate)}/s, ${cpu.server.toFixed(3)} ms`;
}
