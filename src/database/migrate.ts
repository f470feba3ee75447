import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';
import type { Schema } from './schema.js';

const LOCK = 0x7061726d;

/** Brings the tables up to date, on a connection that may take its time. Of several instances that start at once, one does it and the others wait. */
export async function migrate(url: string, schema: Schema): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'parlour migrations' });
  client.on('error', () => undefined);
  const dataSource = new DataSource(dataSourceOptions({ url, schema, poolSize: 1 }));
  await client.connect();
  try {
    // SQL: a lock that outlives the transactions of the migrations.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await dataSource.initialize();
    const done = await dataSource.runMigrations();
    return done.map((migration) => migration.name);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await client.end(); // and with it the lock
  }
}
