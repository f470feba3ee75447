import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins did, to whom, and why. Rows are added and never changed. */
export class Audit1700000005000 implements MigrationInterface {
  name = 'Audit1700000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_log (
        id bigint GENERATED ALWAYS AS IDENTITY,
        at timestamptz NOT NULL DEFAULT now(),
        admin_id uuid NOT NULL,
        deed text NOT NULL,
        target_type text NOT NULL,
        target_id text NOT NULL,
        details json,
        CONSTRAINT audit_log_pkey PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX audit_log_target_idx ON audit_log (target_type, target_id, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE audit_log');
  }
}
