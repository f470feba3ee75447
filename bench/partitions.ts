import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { Pool } from 'pg';
import { commitStatement } from '../src/engine/store/commit-sql.js';
import { LOAD } from '../src/engine/store/records.js';
import { commitFor, expectDurable, newSession } from './bare-commits.js';
import { benchDatabase } from './bench-database.js';

// npm run bench:partitions [-- sessions [partitions]]: what the action path, a load, the archive's delete and a vacuum cost with
// game_actions and game_state_snapshots as plain tables, and with both divided by the hash of the session. Two Postgres with the
// same rows, asked in turn. Cost is CPU time of the connection's process, because a busy machine changes it least.
const SESSIONS = Number(process.argv[2] ?? 100_000);
const PARTS = Number(process.argv[3] ?? 16);
const ACTIONS = 40;
const TURNS = 15;
const STATE = JSON.stringify({ filler: 'x'.repeat(3_000) });

/** The same table, divided; a key of it that has another name, as both tables cannot have one. */
function divided(table: string): string[] {
  return [
    `ALTER TABLE ${table} RENAME TO ${table}_plain`,
    `CREATE TABLE ${table} (LIKE ${table}_plain INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY HASH (session_id)`,
    `ALTER TABLE ${table} ADD PRIMARY KEY (session_id, seq)`,
    ...(table === 'game_actions'
      ? [
          `CREATE UNIQUE INDEX ON ${table} (session_id, seat, key) WHERE key IS NOT NULL`,
          `ALTER TABLE ${table} ADD FOREIGN KEY (session_id) REFERENCES game_sessions (id) ON DELETE CASCADE`,
        ]
      : []),
    ...Array.from({ length: PARTS }, (_, part) => {
      const storage = table === 'game_actions' ? '' : 'WITH (toast_tuple_target = 8160)';
      return `CREATE TABLE ${table}_${part} PARTITION OF ${table} FOR VALUES WITH (MODULUS ${PARTS}, REMAINDER ${part}) ${storage}`;
    }),
  ];
}

const FILL = `
WITH made AS (
  INSERT INTO game_sessions (id, game, status, version, last_at, options, watch, seed, seed_hash, start_hash, rules_version,
                             started_at, finished_at)
  SELECT gen_random_uuid(), 'bench', 'finished', ${ACTIONS}, 0, '{}', 'nobody', '', '', '', 1, 0, now()
    FROM generate_series(1, $1::int)
  RETURNING id
), kept AS (
  INSERT INTO game_state_snapshots (session_id, game, seq, round, drawn, state)
  SELECT id, 'bench', ${ACTIONS}, 1, 0, $2::json FROM made
)
INSERT INTO game_actions (session_id, game, seq, kind, round, seat, auto, at, action, events, hash)
SELECT id, 'bench', seq, 'game', 1, 0, false, 0, '{"type":"place","card":17,"x":2,"y":1}',
       '[{"public":{"type":"placed","by":0,"card":17,"x":2,"y":1}}]', repeat('0', 64)
  FROM made, generate_series(1, ${ACTIONS}) seq`;

class Side {
  readonly costs = new Map<string, number[]>();
  private versions = new Map<string, number>();
  private pid = 0;

  private constructor(
    readonly pool: Pool,
    readonly stop: () => Promise<void>,
  ) {}

  static async with(parts: boolean): Promise<Side> {
    const { url, stop } = await benchDatabase();
    const pool = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0 });
    await expectDurable(pool);
    for (const table of parts ? ['game_actions', 'game_state_snapshots'] : [])
      for (const sql of divided(table)) await pool.query(sql);
    for (let left = SESSIONS; left > 0; left -= 5_000) await pool.query(FILL, [Math.min(left, 5_000), STATE]);
    await pool.query('VACUUM ANALYZE');
    const side = new Side(pool, async () => (await pool.end(), stop()));
    // As the action path's own connections: see commit-pool.ts.
    await pool.query('SET enable_seqscan = off');
    for (let n = 0; n < 16; n++) side.versions.set(await newSession(pool), 0);
    side.pid = (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;
    return side;
  }

  async commits(name: string, many: number, times: number): Promise<void> {
    await this.cost(name, times, async () => {
      const batch = [...this.versions].slice(0, many);
      await this.pool.query(commitStatement(batch.map(([id, version]) => commitFor(id, version, STATE))));
      for (const [id, version] of batch) this.versions.set(id, version + 1);
    });
  }

  async loads(name: string, times: number): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM game_sessions WHERE id > $1 AND status = 'finished' ORDER BY id LIMIT $2`,
      [randomUUID(), times],
    );
    let next = 0;
    await this.cost(name, rows.length, () =>
      this.pool.query({ name: 'load', text: LOAD, values: [[rows[next++]!.id]] }),
    );
  }

  /** What the archive does with a file of sessions. */
  async forget(many: number): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM game_sessions WHERE id > $1 AND status = 'finished' ORDER BY id LIMIT $2`,
      [randomUUID(), many],
    );
    const ids = rows.map(({ id }) => id);
    await this.cost('delete the rows of a session', 1, async () => {
      await this.pool.query('DELETE FROM game_actions WHERE session_id = ANY ($1)', [ids]);
      await this.pool.query('DELETE FROM game_state_snapshots WHERE session_id = ANY ($1)', [ids]);
    }, ids.length); // prettier-ignore
  }

  async vacuum(): Promise<void> {
    await this.cost('vacuum of both tables', 1, async () => {
      await this.pool.query('VACUUM game_actions');
      await this.pool.query('VACUUM game_state_snapshots');
    });
  }

  private async cost(name: string, times: number, work: () => Promise<unknown>, share = times): Promise<void> {
    const before = this.cpu();
    for (let time = 0; time < times; time++) await work();
    const costs = this.costs.get(name) ?? [];
    this.costs.set(name, [...costs, (this.cpu() - before) / share]);
  }

  /** Milliseconds of CPU that the connection's process has used; the kernel counts in nanoseconds there. */
  private cpu(): number {
    return Number(readFileSync(`/proc/${this.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  }
}

const sides = [await Side.with(false), await Side.with(true)] as const;
try {
  for (let turn = 0; turn < TURNS; turn++) {
    for (const side of sides) {
      await side.commits('commit of one action', 1, 200);
      await side.commits('commit of sixteen', 16, 50);
      await side.loads('load of a session', 100);
    }
  }
  for (let turn = 0; turn < 5; turn++) {
    for (const side of sides) {
      await side.forget(SESSIONS / 50);
      await side.vacuum();
    }
  }
  console.log(
    `${SESSIONS} finished sessions of ${ACTIONS} actions, ${PARTS} partitions, load ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log('median milliseconds of CPU, plain and divided');
  for (const name of sides[0].costs.keys()) {
    const [plain, parts] = sides.map(({ costs }) => costs.get(name)!.toSorted((a, b) => a - b));
    const [one, other] = [plain, parts].map((all) => all![Math.floor(all!.length / 2)]!);
    console.log(
      `${one!.toFixed(3).padStart(9)}${other!.toFixed(3).padStart(9)}  ${(other! / one!).toFixed(2)}x  ${name}`,
    );
  }
} finally {
  for (const { stop } of sides) await stop();
}
