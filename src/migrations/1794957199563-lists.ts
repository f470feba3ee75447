import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What lists are read by. None of these columns changes with an action, so that a session's row is still written in place;
 * the time of the last action is therefore in none of them.
 */
const INDEXES = {
  game_sessions_shown_idx: `(created_at DESC, id DESC) WHERE watch = 'anyone'`,
  game_sessions_shown_game_idx: `(game, created_at DESC, id DESC) WHERE watch = 'anyone'`,
  game_sessions_active_idx: `(game, created_at DESC, id DESC) WHERE status = 'active'`,
  game_sessions_ended_idx: `(game, status, finished_at DESC, id DESC) WHERE finished_at IS NOT NULL AND watch = 'anyone'`,
};

export class Lists1794957199563 implements MigrationInterface {
  name = 'Lists1794957199563';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON game_sessions ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX ${name}`);
  }
}
