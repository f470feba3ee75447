import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A data folder for servers that bring their own Postgres, and a way into that Postgres past the server. */
export class DataFolder {
  readonly path: string;

  constructor() {
    this.path = mkdtempSync(join(tmpdir(), 'parlour-crash-'));
    chmodSync(this.path, 0o755); // as root, Postgres runs under another account and must get in
  }

  get postgresPid(): number {
    return Number(readFileSync(this.inPostgres('postmaster.pid'), 'utf8').split('\n')[0]);
  }

  /** The postmaster and every process of it. */
  get postgresPids(): number[] {
    const { postgresPid: pid } = this;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.split(' ').filter(Boolean).map(Number)];
  }

  async query<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    const access = readFileSync(this.inPostgres('parlour-access.json'), 'utf8');
    const { password, port } = JSON.parse(access) as { password: string; port: number };
    const client = new pg.Client({ connectionString: `postgres://parlour:${password}@127.0.0.1:${port}/parlour` });
    await client.connect();
    try {
      return (await client.query<T>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Whatever a failed test left running is ended by its own number. */
  remove(): void {
    if (existsSync(join(this.path, 'postgres')) && existsSync(this.inPostgres('postmaster.pid'))) {
      process.kill(this.postgresPid, 'SIGQUIT');
    }
    rmSync(this.path, { recursive: true, force: true });
  }

  private inPostgres(file: string): string {
    return join(realpathSync(join(this.path, 'postgres')), file);
  }
}
