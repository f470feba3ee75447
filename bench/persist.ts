import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { CommitQueue } from '../src/engine/store/commit-queue.js';
import type { Commit } from '../src/engine/store/commit.js';
import { commitStatement } from '../src/engine/store/commit-sql.js';
import { commitFor, expectDurable, newSession } from './bare-commits.js';
import { benchDatabase } from './bench-database.js';

/**
 * `npm run bench:persist`: how fast actions reach the disk. Three ways of storing the same action, in one run and in
 * turns: the queue that batches, one statement for each action, and a transaction of five statements.
 */
const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '64' },
    bytes: { type: 'string', default: '2048' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
});
const writers = Number(values.writers);
const state = JSON.stringify({ filler: 'x'.repeat(Number(values.bytes) - 14) });

type Write = (commit: Commit) => Promise<unknown>;

const database = await benchDatabase();
const pool = new Pool({ connectionString: database.url, max: 10 });
await expectDurable(pool);
console.log('fsync, synchronous_commit and full_page_writes are on.');

const ways: Record<string, Write> = { queue: batching(), statement: oneStatement, transaction: fiveStatements };
const rates: Record<string, number[]> = { queue: [], statement: [], transaction: [] };
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const [name, write] of Object.entries(ways)) {
    const rate = await measure(write, Number(values.seconds) * 1000);
    rates[name]!.push(rate);
    console.log(`round ${round}  ${name.padEnd(12)} ${Math.round(rate).toString().padStart(7)} actions/s`);
  }
}
const median = (name: string): number => rates[name]!.toSorted((a, b) => a - b)[Math.floor(rates[name]!.length / 2)]!;
console.log(
  `\n${writers} writers, states of ${state.length} bytes, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`,
);
for (const name of Object.keys(ways))
  console.log(`${name.padEnd(12)} ${Math.round(median(name)).toString().padStart(7)} actions/s (median)`);
console.log(`queue : statement   = ${(median('queue') / median('statement')).toFixed(2)} (at least 1.5 wanted)`);
console.log(`queue : transaction = ${(median('queue') / median('transaction')).toFixed(2)} (at least 4 wanted)`);
await pool.end();
await database.stop();

/** Every writer has a session of its own and stores one action after the other. */
async function measure(write: Write, millis: number): Promise<number> {
  const ids = await Promise.all(Array.from({ length: writers }, () => newSession(pool)));
  let stored = 0;
  const end = Date.now() + millis;
  const started = performance.now();
  await Promise.all(
    ids.map(async (id) => {
      for (let version = 0; Date.now() < end; version++) {
        await write(commitFor(id, version, state));
        stored += 1;
      }
    }),
  );
  return (stored * 1000) / (performance.now() - started);
}

function batching(): Write {
  const queue = new CommitQueue(pool, pool);
  return async (commit) => {
    if (!(await queue.write(commit))) throw new Error('A commit was lost.');
  };
}

async function oneStatement(commit: Commit): Promise<void> {
  const { rowCount } = await pool.query(commitStatement([commit]));
  if (rowCount !== 1) throw new Error('A commit was lost.');
}

async function fiveStatements(commit: Commit): Promise<void> {
  const client = await pool.connect();
  const [action] = commit.actions;
  const [snapshot] = commit.snapshots;
  await client.query('BEGIN');
  await client.query('UPDATE game_sessions SET version = $3, updated_at = now() WHERE id = $1 AND version = $2', [
    commit.sessionId,
    commit.base,
    commit.version,
  ]);
  await client.query(
    `INSERT INTO game_actions (session_id, game, seq, kind, round, seat, auto, at, action, events, hash)
     VALUES ($1, $2, $3, 'game', 1, 0, false, 0, $4, $5, $6)`,
    [commit.sessionId, commit.game, action!.seq, action!.action, action!.events, action!.hash],
  );
  await client.query(
    'INSERT INTO game_state_snapshots (session_id, game, seq, round, drawn, state) VALUES ($1, $2, $3, 1, 0, $4)',
    [commit.sessionId, commit.game, snapshot!.seq, snapshot!.state],
  );
  await client.query('COMMIT');
  client.release();
}
