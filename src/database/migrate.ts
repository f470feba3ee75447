import pg from 'pg';
import type { DataSource } from 'typeorm';

const LOCK = 0x7061726d;

/** Brings the tables up to date. Of several instances that start at once, one does it and the others wait. */
export async function migrate(dataSource: DataSource, url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'parlour migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const done = await dataSource.runMigrations();
    return done.map((migration) => migration.name);
  } finally {
    await client.end(); // and with it the lock
  }
}
