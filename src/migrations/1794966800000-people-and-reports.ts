import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an admin answered to a report, and the settings of an account. */
export class PeopleAndReports1794966800000 implements MigrationInterface {
  name = 'PeopleAndReports1794966800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE chat_reports
        ADD COLUMN verdict text,
        ADD COLUMN note text,
        ADD COLUMN resolved_by uuid,
        ADD CONSTRAINT chat_reports_verdict_check CHECK (verdict IN ('hidden', 'dismissed'))`);
    await runner.query(`
      CREATE TABLE account_settings (
        user_id uuid NOT NULL,
        settings jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT account_settings_pkey PRIMARY KEY (user_id),
        CONSTRAINT account_settings_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE account_settings`);
    await runner.query(`ALTER TABLE chat_reports DROP COLUMN verdict, DROP COLUMN note, DROP COLUMN resolved_by`);
  }
}
