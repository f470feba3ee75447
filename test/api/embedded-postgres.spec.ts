import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { SpawnedServer } from '../support/spawned-server.js';

describe('a server with its own Postgres', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour with a space '));
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const running: SpawnedServer[] = [];

  const start = (env: Record<string, string> = {}) => {
    const server = SpawnedServer.spawn({ DATA_DIR: dataDir, ...env });
    running.push(server);
    return server;
  };
  const inData = (file: string) => join(realpathSync(join(dataDir, 'postgres')), file);
  const pidFile = () => inData('postmaster.pid');
  const postgresPid = () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]);
  const query = async (sql: string) => {
    const { password, port } = JSON.parse(readFileSync(inData('parlour-access.json'), 'utf8')) as Record<
      string,
      string
    >;
    const client = new pg.Client({ connectionString: `postgres://parlour:${password}@127.0.0.1:${port}/parlour` });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows[0];
    } finally {
      await client.end();
    }
  };

  afterAll(async () => {
    // Whatever a failed test left behind, end it by its own number.
    for (const server of running) if (server.process.exitCode === null) await server.end('SIGKILL');
    if (existsSync(join(dataDir, 'postgres')) && existsSync(pidFile())) process.kill(postgresPid(), 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });

  it('starts from nothing, with one ready line', async () => {
    const server = start();
    const address = await server.ready();
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    expect(server.text.match(/Parlour is ready/g)).toHaveLength(1);
    expect(server.text).toContain(`Parlour is ready: ${address}  (API docs: ${address}/docs)`);
  });

  it('has a durable database in UTF-8', async () => {
    expect(
      await query(`SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
                          current_setting('server_encoding') AS encoding`),
    ).toEqual({ fsync: 'on', commit: 'on', encoding: 'UTF8' });
    await query('CREATE TABLE kept AS SELECT 42 AS answer');
  });

  it('refuses a second server on the same folder, and says why', async () => {
    const second = start();
    expect(await second.exit()).toBe(1);
    expect(second.text).toContain(
      `Another Parlour server (process ${running[0]!.process.pid}) is already running on ${dataDir}`,
    );
    expect(second.text).not.toMatch(/^\s+at /m);
    expect((await fetch(`${await running[0]!.ready()}/health/ready`)).status).toBe(200);
  });

  it('adopts the Postgres that outlived a killed server', async () => {
    const before = postgresPid();
    await running[0]!.end('SIGKILL');
    const server = start();
    await server.ready();
    expect(postgresPid()).toBe(before);
    expect(server.text).toContain(`already running (process ${before})`);
  });

  it('brings Postgres back when it is killed', async () => {
    const before = postgresPid();
    const address = await running.at(-1)!.ready();
    process.kill(before, 'SIGKILL');
    await eventually(async () => {
      expect((await fetch(`${address}/health/ready`)).status).toBe(200);
      expect(postgresPid()).not.toBe(before);
    });
  });

  it('stops Postgres last and ends with 0 on SIGTERM', async () => {
    expect(await running.at(-1)!.end('SIGTERM')).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\s*$/);
  });

  it('keeps what was stored, and starts past a pid file that points at somebody else', async () => {
    writeFileSync(pidFile(), `${process.pid}\n/somewhere/else\n1\n5432\n\n127.0.0.1\n  1 2\nready   \n`);
    const server = start();
    await server.ready();
    expect(await query('SELECT answer FROM kept')).toEqual({ answer: 42 });
    expect(await server.end('SIGINT')).toBe(0);
    expect(existsSync(pidFile())).toBe(false);
  });

  it('says so when the port is taken, and leaves no Postgres behind', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as { port: number };
    const server = start({ PORT: String(port) });
    expect(await server.exit()).toBe(1);
    expect(server.text).toContain(`Something is already listening on port ${port}`);
    expect(server.text).not.toMatch(/^\s+at /m);
    expect(existsSync(pidFile())).toBe(false);
    other.close();
  });

  it('names a bad setting and starts nothing', async () => {
    const server = start({ PORT: 'three thousand' });
    expect(await server.exit()).toBe(1);
    expect(server.text).toContain('PORT must be a whole number from 0 to 65535, not "three thousand"');
    expect(server.text).not.toMatch(/^\s+at /m);
  });
});

async function eventually(check: () => Promise<void>, patienceMs = 20_000): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
