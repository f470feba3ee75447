import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a guest writes down to come back by without its tokens; the hash of it alone is stored. */
export class RecoveryCodes1795062600000 implements MigrationInterface {
  name = 'RecoveryCodes1795062600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN recovery_hash text');
    await runner.query('CREATE INDEX users_recovery_idx ON users (recovery_hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX users_recovery_idx');
    await runner.query('ALTER TABLE users DROP COLUMN recovery_hash');
  }
}
