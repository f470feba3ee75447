import type pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { Schema } from '../../src/database/schema.js';
import { games } from '../../src/games/index.js';
import { asOwner, createDatabase, urlOf } from './cluster.js';
import type { TestDatabase } from './cluster.js';

export type { TestDatabase };

const TEMPLATE = 'parlour_template';

/** A fresh, migrated database: a copy of one that the first test of the run migrated. */
export async function createTestDatabase(): Promise<TestDatabase> {
  await asOwner(ensureTemplate);
  return createDatabase(TEMPLATE);
}

/** Jest runs several workers; the lock lets one of them migrate. The final name means that it succeeded. */
async function ensureTemplate(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock(1)');
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (rowCount !== 0) return;
    const draft = `${TEMPLATE}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    const dataSource = new DataSource(dataSourceOptions({ url: urlOf(draft), schema: Schema.of(games), poolSize: 1 }));
    await dataSource.initialize();
    try {
      await dataSource.runMigrations();
    } finally {
      await dataSource.destroy();
    }
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${TEMPLATE}`);
  } finally {
    await client.query('SELECT pg_advisory_unlock(1)');
  }
}
