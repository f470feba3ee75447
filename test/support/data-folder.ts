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

  /** Whether a Postgres other than that one is there; between two of them the file that names it is missing or empty. */
  hasPostgresAfter(pid: number): boolean {
    try {
      return ![0, pid].includes(this.postgresPid);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return false;
    }
  }

  /** The postmaster and every process of it. */
  get postgresPids(): number[] {
    const { postgresPid: pid } = this;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return [pid, ...children.split(' ').filter(Boolean).map(Number)];
  }

  query<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    return this.connected(async (client) => (await client.query<T>(sql, values)).rows);
  }

  /** Several statements on one connection. */
  async connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.address });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  protected get address(): string {
    const access = readFileSync(this.inPostgres('parlour-access.json'), 'utf8');
    const { password, port } = JSON.parse(access) as { password: string; port: number };
    return `postgres://parlour:${password}@127.0.0.1:${port}/parlour`;
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
