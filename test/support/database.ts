import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { Schema } from '../../src/database/schema.js';
import { games } from '../../src/games/index.js';

const TEMPLATE = 'parlour_template';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A fresh, migrated database: a copy of one that the first test of the run migrated. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asOwner(async (client) => {
    await ensureTemplate(client);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  return {
    url: urlOf(name),
    drop: () => asOwner(async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
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

async function asOwner(work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(database: string): string {
  const url = new URL(clusterUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run the tests through Jest.');
  return url;
}
