import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many rounds of a session had their seeds published: no game goes back into them. */
export class PublishedSeeds1794954028356 implements MigrationInterface {
  name = 'PublishedSeeds1794954028356';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE game_sessions ADD COLUMN rounds_opened int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE game_sessions DROP COLUMN rounds_opened`);
  }
}
