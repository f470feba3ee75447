import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How matches were set up, and the game's own view of its matches over the common tables. */
export class FourInASquare1700000010000 implements MigrationInterface {
  name = 'FourInASquare1700000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE four_in_a_square_setups (
        match_id uuid NOT NULL,
        opponent text NOT NULL,
        level text NOT NULL,
        human_color char(1) NOT NULL,
        lock_restart boolean NOT NULL DEFAULT false,
        practice boolean NOT NULL DEFAULT false,
        ai_seed text,
        CONSTRAINT four_in_a_square_setups_pkey PRIMARY KEY (match_id),
        CONSTRAINT four_in_a_square_setups_match_fkey
          FOREIGN KEY (match_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
        CONSTRAINT four_in_a_square_setups_opponent_check CHECK (opponent IN ('ai', 'self', 'human')),
        CONSTRAINT four_in_a_square_setups_level_check
          CHECK (level IN ('random', 'easy', 'medium', 'hard', 'master')),
        CONSTRAINT four_in_a_square_setups_color_check CHECK (human_color IN ('R', 'B'))
      )`);
    await runner.query(`
      CREATE VIEW four_in_a_square_match AS
      SELECT s.id AS match_id,
             (n.state->'options'->>'piecesPerPlayer')::smallint AS pieces_per_player,
             (n.state->'options'->>'noBacktrack')::boolean AS no_backtrack,
             (n.state->'options'->>'repetitionLimit')::smallint AS repetition_limit,
             (n.state->'options'->>'movementLimit')::smallint AS movement_limit,
             u.opponent, u.level, u.human_color, u.lock_restart, u.ai_seed,
             s.round,
             n.state->>'phase' AS phase,
             (n.state->>'currentPlayer')::char(1) AS current_player,
             (n.state->>'holeSquareIndex')::smallint AS hole_square_index,
             (n.state->'placed'->>'R')::smallint AS placed_r,
             (n.state->'placed'->>'B')::smallint AS placed_b,
             (n.state->>'winner')::char(1) AS winner,
             n.state->>'drawReason' AS draw_reason,
             (n.state->>'movementSlides')::int AS movement_slides,
             s.version
        FROM game_sessions s
        JOIN game_state_snapshots n ON n.session_id = s.id AND n.seq = s.version
        LEFT JOIN four_in_a_square_setups u ON u.match_id = s.id
       WHERE s.game = 'four-in-a-square'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW four_in_a_square_match');
    await runner.query('DROP TABLE four_in_a_square_setups');
  }
}
