import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a key was used for when something was opened with it: another body under the same key is a mistake. */
export class CreateBodies1794955756149 implements MigrationInterface {
  name = 'CreateBodies1794955756149';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE game_sessions ADD COLUMN create_body text`);
    await runner.query(`ALTER TABLE game_rooms ADD COLUMN create_body text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE game_rooms DROP COLUMN create_body`);
    await runner.query(`ALTER TABLE game_sessions DROP COLUMN create_body`);
  }
}
