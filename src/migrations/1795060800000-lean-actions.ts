import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An action is stored without looking its session up and locking it once more, which took a twentieth of a commit: the statement
 * that stores it has locked that row already. As with snapshots, a session that is deleted takes its actions along.
 */
export class LeanActions1795060800000 implements MigrationInterface {
  name = 'LeanActions1795060800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE game_actions DROP CONSTRAINT game_actions_session_fkey');
    await runner.query(`
      CREATE FUNCTION forget_actions() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM game_actions WHERE session_id = OLD.id;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER game_sessions_forget_actions AFTER DELETE ON game_sessions
      FOR EACH ROW EXECUTE FUNCTION forget_actions()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER game_sessions_forget_actions ON game_sessions');
    await runner.query('DROP FUNCTION forget_actions()');
    await runner.query(`
      ALTER TABLE game_actions ADD CONSTRAINT game_actions_session_fkey
      FOREIGN KEY (session_id) REFERENCES game_sessions(id) ON DELETE CASCADE`);
  }
}
