import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which puzzles accounts have solved, and on which days the puzzle of the day. */
export class Puzzles1794968420000 implements MigrationInterface {
  name = 'Puzzles1794968420000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE puzzle_results (
        user_id uuid NOT NULL,
        game text NOT NULL,
        puzzle text NOT NULL,
        misses int NOT NULL DEFAULT 0,
        solved_at timestamptz,
        CONSTRAINT puzzle_results_pkey PRIMARY KEY (user_id, game, puzzle),
        CONSTRAINT puzzle_results_misses_check CHECK (misses >= 0),
        CONSTRAINT puzzle_results_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE puzzle_days (
        user_id uuid NOT NULL,
        game text NOT NULL,
        day date NOT NULL,
        CONSTRAINT puzzle_days_pkey PRIMARY KEY (user_id, game, day),
        CONSTRAINT puzzle_days_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE puzzle_days`);
    await runner.query(`DROP TABLE puzzle_results`);
  }
}
