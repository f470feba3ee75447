import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Snapshots that fit on a page are stored as they are. Postgres would compress whatever has more than 2 kB, which took a
 * third of the time of a commit; what is larger than a page is still compressed.
 */
export class SnapshotsAsTheyAre1700000060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE game_state_snapshots SET (toast_tuple_target = 8160)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE game_state_snapshots RESET (toast_tuple_target)');
  }
}
