import { loadSettings } from '../config/load-settings.js';
import type { GameModule } from '../engine/hosting/game-module.js';
import { migrate } from './migrate.js';
import { Schema } from './schema.js';
import { waitForPostgres } from './wait-for-postgres.js';

/** `node dist/src/cli.js migrate`: brings the tables of `DATABASE_URL` up to date before new servers start. */
export async function migrateDatabase(games: readonly GameModule[]): Promise<void> {
  const { databaseUrl } = loadSettings();
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL is not set: an embedded Postgres is migrated by its server.');
  await waitForPostgres(databaseUrl);
  const done = await migrate(databaseUrl, Schema.of(games));
  console.log(done.length > 0 ? `Migrated: ${done.join(', ')}` : 'The tables are up to date.');
}
