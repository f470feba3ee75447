import { loadavg } from 'node:os';
import { Pool } from 'pg';
import { MasterSeed, sealedDice } from '../src/engine/core/index.js';
import { begin } from '../src/engine/core/play.js';
import { expectKeys, MOST_IN_FLIGHT } from '../src/engine/store/commit-pool.js';
import { CommitQueue } from '../src/engine/store/commit-queue.js';
import type { Commit } from '../src/engine/store/commit.js';
import { commitStatement } from '../src/engine/store/commit-sql.js';
import { commitFor, expectDurable, newSession } from './bare-commits.js';
import { cpuOf } from './cpu.js';
import { duel } from './duel/duel.game.js';

/**
 * The limit: what an action stores, from a tight loop, with nothing played, viewed or sent. `node limit.js '<cell>'` with
 * `way` "statement" (one for each action) or "queue" (batched as Parlour does). Prints one line of JSON.
 */
interface Cell {
  readonly way: 'statement' | 'queue';
  readonly url: string;
  readonly writers: number;
  readonly seconds: number;
  readonly warm: number;
  readonly postgresPid: number;
}

const cell = JSON.parse(process.argv[2]!) as Cell;
const pool = new Pool({ connectionString: cell.url, max: 10 });
const commits = new Pool({ connectionString: cell.url, max: MOST_IN_FLIGHT, onConnect: expectKeys });
await expectDurable(pool);
const { state } = begin(duel, { sessionId: '', options: {}, seats: [], at: 0 }, sealedDice(MasterSeed.stored('00')));
const text = JSON.stringify(state);
const write = cell.way === 'queue' ? batching() : oneStatement;
const writers = await Promise.all(
  Array.from({ length: cell.writers }, async () => ({ id: await newSession(pool), version: 0 })),
);

await writeFor(cell.warm * 1000);
const before = cpus();
const since = performance.now();
const actions = await writeFor(cell.seconds * 1000);
const seconds = (performance.now() - since) / 1000;
const after = cpus();
const cpu = {
  load: (after.own - before.own) / actions,
  postgres: before.postgres === undefined ? undefined : (after.postgres! - before.postgres) / actions,
};
console.log(JSON.stringify({ actions, seconds, rate: actions / seconds, cpu, bytes: text.length, load: loadavg()[0] }));
await Promise.all([pool.end(), commits.end()]);

async function writeFor(millis: number): Promise<number> {
  let stored = 0;
  const end = performance.now() + millis;
  await Promise.all(
    writers.map(async (writer) => {
      for (; performance.now() < end; writer.version++) {
        await write(commitFor(writer.id, writer.version, text));
        stored += 1;
      }
    }),
  );
  return stored;
}

function batching(): (commit: Commit) => Promise<void> {
  const queue = new CommitQueue(commits, pool);
  return async (commit) => {
    if (!(await queue.write(commit))) throw new Error('A commit was lost.');
  };
}

async function oneStatement(commit: Commit): Promise<void> {
  const { rowCount } = await pool.query(commitStatement([commit]));
  if (rowCount !== 1) throw new Error('A commit was lost.');
}

function cpus(): { own: number; postgres: number | undefined } {
  const { user, system } = process.cpuUsage();
  return { own: (user + system) / 1000, postgres: cpuOf(cell.postgresPid, true) };
}
