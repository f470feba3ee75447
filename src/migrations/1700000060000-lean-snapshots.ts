import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a snapshot costs with every action, it costs no longer:
 * - One that fits on a page is stored as it is. Postgres would compress whatever has more than 2 kB, which took a third of
 *   the time of a commit. What is larger than a page is still compressed.
 * - Its session is not looked up and locked once more. Snapshots are written together with the row of their session, and
 *   can be made again from the actions, which keep their foreign key. A session that is deleted still takes them along.
 */
export class LeanSnapshots1700000060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE game_state_snapshots SET (toast_tuple_target = 8160)');
    await runner.query('ALTER TABLE game_state_snapshots DROP CONSTRAINT game_state_snapshots_session_fkey');
    await runner.query(`
      CREATE FUNCTION forget_snapshots() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM game_state_snapshots WHERE session_id = OLD.id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER game_sessions_forget_snapshots AFTER DELETE ON game_sessions
      FOR EACH ROW EXECUTE FUNCTION forget_snapshots()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER game_sessions_forget_snapshots ON game_sessions');
    await runner.query('DROP FUNCTION forget_snapshots()');
    await runner.query(`
      ALTER TABLE game_state_snapshots ADD CONSTRAINT game_state_snapshots_session_fkey
      FOREIGN KEY (session_id) REFERENCES game_sessions(id) ON DELETE CASCADE`);
    await runner.query('ALTER TABLE game_state_snapshots RESET (toast_tuple_target)');
  }
}
