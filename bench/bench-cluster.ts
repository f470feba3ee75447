import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { OWNER, readAccess } from '../src/database/embedded/cluster.js';
import { EmbeddedPostgres } from '../src/database/embedded/embedded-postgres.js';
import { findRunning } from '../src/database/embedded/pid-file.js';
import { settle } from '../src/database/embedded/place.js';
import { expectDurable } from './bare-commits.js';
import { CONTESTANTS } from './contestants.js';
import type { BenchPlace } from './contestants.js';
import { ServerProcess } from './server-process.js';

const log = { info: () => undefined, warn: (message: string) => console.error(message) };

/**
 * The one Postgres that all servers of a run use in turn: the one that Parlour brings along. Parlour is killed when it has
 * had its turn; its Postgres lives on, serves the others, and is found again by the next Parlour.
 */
export class BenchCluster implements BenchPlace {
  private constructor(
    readonly dataDir: string,
    readonly pid: number,
    private readonly base: string,
    readonly version: string,
  ) {}

  static async make(): Promise<BenchCluster> {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
    chmodSync(dataDir, 0o755); // as root, Postgres runs under another account and must get in
    const parlour = CONTESTANTS.find(({ name }) => name === 'parlour')!;
    const first = await ServerProcess.start(parlour.script, [], parlour.env({ dataDir, url: () => '' }));
    await first.kill();
    const place = await settle(dataDir, log);
    const { password } = await readAccess(place);
    const { pid, port } = (await findRunning(place))!;
    const base = `postgres://${OWNER}:${password}@127.0.0.1:${port}`;
    const version = await prepare(`${base}/postgres?sslmode=disable`);
    return new BenchCluster(dataDir, pid, base, version);
  }

  readonly url = (database: string): string => `${this.base}/${database}?sslmode=disable`;

  /** What one server wrote is on its way to the disk before the next is measured. */
  async settleDown(): Promise<void> {
    const pool = new Pool({ connectionString: this.url('postgres'), max: 1 });
    await pool.query('CHECKPOINT').finally(() => pool.end());
  }

  async remove(): Promise<void> {
    const postgres = await EmbeddedPostgres.start({ dataDir: this.dataDir, log });
    await postgres.destroy();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

async function prepare(url: string): Promise<string> {
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await expectDurable(pool);
    for (const name of ['bench_bgio', 'bench_colyseus', 'bench_shared']) await pool.query(`CREATE DATABASE ${name}`);
    // Rows that no Parlour wrote must not be vacuumed while one is measured.
    await pool.query('CREATE DATABASE bench_bare TEMPLATE parlour');
    const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
    return rows[0]!.server_version.split(' ')[0]!;
  } finally {
    await pool.end();
  }
}
