import type { Pool, PoolClient } from 'pg';

/** Does all of it or nothing. SQL, for work that needs pg's own client; other work takes `manager.transaction`. The work must use its own client only: a second connection might never come. */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN');
    const result = await work(client).catch(async (error: unknown) => {
      await client.query('ROLLBACK');
      broken = false;
      throw error;
    });
    await client.query('COMMIT');
    broken = false;
    return result;
  } finally {
    client.release(broken);
  }
}
