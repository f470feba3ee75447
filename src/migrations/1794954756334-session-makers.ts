import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has how many sessions open: by account and by address, and which of them have bots. */
export class SessionMakers1794954756334 implements MigrationInterface {
  name = 'SessionMakers1794954756334';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE game_sessions ADD COLUMN opened_from text, ADD COLUMN with_bots boolean NOT NULL DEFAULT false`);
    await runner.query(`
      UPDATE game_sessions s SET with_bots = true
       WHERE status = 'active' AND EXISTS (SELECT FROM game_players p WHERE p.session_id = s.id AND p.kind = 'bot')`);
    // An action changes none of these columns: its row is still written in place.
    await runner.query(`
      CREATE INDEX game_sessions_maker_idx ON game_sessions (created_by) WHERE status = 'active' AND created_by IS NOT NULL`);
    await runner.query(`
      CREATE INDEX game_sessions_origin_idx ON game_sessions (opened_from) WHERE status = 'active' AND opened_from IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX game_sessions_origin_idx');
    await runner.query('DROP INDEX game_sessions_maker_idx');
    await runner.query('ALTER TABLE game_sessions DROP COLUMN opened_from, DROP COLUMN with_bots');
  }
}
