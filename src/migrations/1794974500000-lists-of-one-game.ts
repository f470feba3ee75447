import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of all games has its index for itself: it alone asks for `num > 0`, which is true of every game. Beside it Postgres
 * read lists of one game by it too, and so went through all games that are newer than those: a million of them in a second.
 */
export class ListsOfOneGame1794974500000 implements MigrationInterface {
  name = 'ListsOfOneGame1794974500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX game_sessions_shown_idx');
    await runner.query(
      `CREATE INDEX game_sessions_shown_idx ON game_sessions (created_at DESC, id DESC) WHERE watch = 'anyone' AND num > 0`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX game_sessions_shown_idx');
    await runner.query(
      `CREATE INDEX game_sessions_shown_idx ON game_sessions (created_at DESC, id DESC) WHERE watch = 'anyone'`,
    );
  }
}
