import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sets of cards that belong to one account: their names are drawn, and their titles are the owner's. */
export class GgltcgWorkshop1794967200000 implements MigrationInterface {
  name = 'GgltcgWorkshop1794967200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ggltcg.workshop_sets (
        name varchar(40) NOT NULL,
        owner_id uuid,
        title varchar(60) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT workshop_sets_pkey PRIMARY KEY (name),
        CONSTRAINT workshop_sets_owner_fkey FOREIGN KEY (owner_id) REFERENCES users (id) ON DELETE SET NULL
      )`);
    await runner.query('CREATE INDEX workshop_sets_owner_idx ON ggltcg.workshop_sets (owner_id, created_at)');
    await runner.query('CREATE INDEX simulation_runs_maker_idx ON ggltcg.simulation_runs (created_by, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ggltcg.simulation_runs_maker_idx');
    await runner.query('DROP TABLE ggltcg.workshop_sets');
  }
}
