import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a successor is made again from, for a client whose answer got lost; useless without the token it follows. */
export class RefreshSuccessors1794955757480 implements MigrationInterface {
  name = 'RefreshSuccessors1794955757480';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE refresh_tokens ADD COLUMN successor_salt text`);
    await runner.query(`ALTER TABLE refresh_tokens ADD COLUMN used_by text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE refresh_tokens DROP COLUMN used_by`);
    await runner.query(`ALTER TABLE refresh_tokens DROP COLUMN successor_salt`);
  }
}
