import { Pool } from 'pg';
import { loadSettings } from '../../config/load-settings.js';
import { Archiver } from './archiver.js';

/** `node dist/src/cli.js archive`: what the servers do once an hour, now; for those who want it at night, by a timer. */
export async function archiveGames(): Promise<void> {
  const { databaseUrl, archiveAfterDays, archiveFolder } = loadSettings();
  if (databaseUrl === undefined)
    throw new Error('DATABASE_URL is not set: an embedded Postgres is archived by its server.');
  if (archiveAfterDays === undefined) throw new Error('ARCHIVE_AFTER_DAYS is not set: nothing is to be archived.');
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  let damaged = 0;
  try {
    const archiver = new Archiver(pool, { folder: archiveFolder, afterDays: archiveAfterDays }, (id, why) => {
      damaged += 1;
      console.error(`Session ${id} cannot be archived: ${why}`);
    });
    console.log(`Archived ${await archiver.archiveAll()} games in ${archiveFolder}.`);
  } finally {
    await pool.end();
  }
  if (damaged > 0) process.exitCode = 1;
}
