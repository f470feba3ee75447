import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where the rows of an archived game are, and whether a game's snapshots have been thinned. Both are looked for by indexes that
 * hold only the games that wait for it: with a million finished games, reading all of them every hour would be the most
 * that a server does. None of these columns changes with an action.
 */
export class Archive1794974400000 implements MigrationInterface {
  name = 'Archive1794974400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE game_sessions
        ADD COLUMN archive_file text,
        ADD COLUMN archive_offset bigint,
        ADD COLUMN archive_length int,
        ADD COLUMN thinned_at timestamptz`);
    await runner.query(
      `CREATE INDEX game_sessions_unarchived_idx ON game_sessions (finished_at, id)
        WHERE finished_at IS NOT NULL AND archive_file IS NULL`,
    );
    await runner.query(
      `CREATE INDEX game_sessions_unthinned_idx ON game_sessions (finished_at)
        WHERE finished_at IS NOT NULL AND (thinned_at IS NULL OR thinned_at < finished_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const { rows } = (await runner.query(
      'SELECT 1 FROM game_sessions WHERE archive_file IS NOT NULL LIMIT 1',
      undefined,
      true,
    )) as { rows?: unknown[] };
    if (rows?.length)
      throw new Error('Some games are in the archive: without these columns their rows could not be found.');
    await runner.query(`
      ALTER TABLE game_sessions
        DROP COLUMN archive_file, DROP COLUMN archive_offset, DROP COLUMN archive_length, DROP COLUMN thinned_at`);
  }
}
