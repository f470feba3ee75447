import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database in the Postgres of the tests. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database, or a copy of another one. */
export async function createDatabase(template = 'template1'): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asOwner((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: urlOf(name),
    drop: () => asOwner(async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
}

/** Does something as the owner of all databases. */
export async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of a database by its name. */
export function urlOf(database: string): string {
  const url = new URL(clusterUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) throw new Error('TEST_DATABASE_URL is not set: run the tests through Jest.');
  return url;
}
