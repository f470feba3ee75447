import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each game changed in the ratings: a game counts once for each player. It outlives the game, as the rating does. */
export class RatingChanges1794954029367 implements MigrationInterface {
  name = 'RatingChanges1794954029367';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rating_changes (
        session_id uuid NOT NULL,
        user_id uuid NOT NULL,
        game text NOT NULL,
        list text NOT NULL,
        before double precision NOT NULL,
        after double precision NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT rating_changes_pkey PRIMARY KEY (session_id, user_id),
        CONSTRAINT rating_changes_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX rating_changes_user_idx ON rating_changes (user_id, game, list, at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE rating_changes`);
  }
}
