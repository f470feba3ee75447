import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

/** What Postgres does to its connections when it dies. */
const END_IT = 'SELECT pg_terminate_backend($1)';

describe('A connection that breaks while it is lent out, between two statements', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({}, []);
  });
  afterAll(() => parlour.stop());

  it("of the action path's pool: the borrower's next statement fails, and nothing else", async () => {
    const pool = parlour.app.get(Pool);
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    // Unheard, the event would be thrown here, out of the socket's handler.
    expect(client.listenerCount('error')).toBeGreaterThan(0);
    await pool.query(END_IT, [rows[0]!.pid]);
    await ended;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release(true);
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it("of TypeORM's pool: the same", async () => {
    const dataSource = parlour.app.get(DataSource);
    const runner = dataSource.createQueryRunner();
    const client = (await runner.connect()) as unknown as PoolClient;
    const ended = new Promise((resolve) => client.once('end', resolve));
    const [{ pid }] = (await runner.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    // One of them is TypeORM's own and goes when the runner is released; the other stays.
    expect(client.listenerCount('error')).toBeGreaterThan(1);
    await dataSource.query(END_IT, [pid]);
    await ended;
    await expect(runner.query('SELECT 1')).rejects.toThrow();
    await runner.release();
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
