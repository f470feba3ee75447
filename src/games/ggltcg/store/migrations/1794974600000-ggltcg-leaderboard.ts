import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The leaderboard is read in its order: without this every player was sorted for the best ten. */
export class GgltcgLeaderboard1794974600000 implements MigrationInterface {
  name = 'GgltcgLeaderboard1794974600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX player_totals_board_idx ON ggltcg.player_totals
         ((games_won - games_lost) DESC, (games_won::float8 / games_played) DESC, games_played DESC, display_name, player_id)
        WHERE games_played >= 1`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ggltcg.player_totals_board_idx');
  }
}
