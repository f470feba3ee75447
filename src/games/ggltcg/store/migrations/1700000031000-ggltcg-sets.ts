import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sets of cards that were uploaded, and the simulated games that tell how balanced they are. */
export class GgltcgSets1700000031000 implements MigrationInterface {
  name = 'GgltcgSets1700000031000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ggltcg.card_sets (
        name text NOT NULL,
        version int NOT NULL,
        csv text NOT NULL,
        notes text NOT NULL DEFAULT '',
        created_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT card_sets_pkey PRIMARY KEY (name, version),
        CONSTRAINT card_sets_user_fkey FOREIGN KEY (created_by) REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT card_sets_version_check CHECK (version > 0)
      )`);
    await runner.query(`
      CREATE TABLE ggltcg.simulation_runs (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        plan jsonb NOT NULL,
        games int NOT NULL,
        status text NOT NULL DEFAULT 'running',
        error text,
        created_by uuid,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        claimed_by uuid,
        claimed_until timestamptz,
        CONSTRAINT simulation_runs_pkey PRIMARY KEY (id),
        CONSTRAINT simulation_runs_user_fkey FOREIGN KEY (created_by) REFERENCES users (id) ON DELETE SET NULL,
        CONSTRAINT simulation_runs_status_check CHECK (status IN ('running', 'paused', 'cancelled', 'done', 'failed'))
      )`);
    await runner.query(
      `CREATE INDEX simulation_runs_running_idx ON ggltcg.simulation_runs (created_at) WHERE status = 'running'`,
    );
    await runner.query(`
      CREATE TABLE ggltcg.simulation_games (
        run_id uuid NOT NULL,
        number int NOT NULL,
        result jsonb NOT NULL,
        CONSTRAINT simulation_games_pkey PRIMARY KEY (run_id, number),
        CONSTRAINT simulation_games_run_fkey FOREIGN KEY (run_id) REFERENCES ggltcg.simulation_runs (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ggltcg.simulation_games, ggltcg.simulation_runs, ggltcg.card_sets');
  }
}
