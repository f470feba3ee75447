import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../src/database/data-source-options.js';
import { Schema } from '../src/database/schema.js';
import { games } from '../src/games/index.js';
import { EmbeddedPostgres } from '../src/database/embedded/embedded-postgres.js';

/** A Postgres for one measurement, as durable as the real one, with our tables in it. */
export async function benchDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  chmodSync(dataDir, 0o755); // as root, Postgres runs under another account and must get in
  const log = { info: () => undefined, warn: (message: string) => console.error(message) };
  const postgres = await EmbeddedPostgres.start({ dataDir, log });
  const source = await new DataSource(
    dataSourceOptions({ url: postgres.url(), schema: Schema.of(games), poolSize: 1 }),
  ).initialize();
  await source.runMigrations();
  await source.destroy();
  return {
    url: postgres.url(),
    stop: async () => {
      await postgres.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
