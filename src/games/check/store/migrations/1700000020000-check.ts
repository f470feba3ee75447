import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The finished rounds of Check: how each ended, and what every seat made of it. */
export class Check1700000020000 implements MigrationInterface {
  name = 'Check1700000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE check_rounds (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        game_id uuid NOT NULL,
        round_no int NOT NULL,
        first_seat smallint NOT NULL,
        caller_seat smallint,
        caller_automatic boolean NOT NULL DEFAULT false,
        ended_by text NOT NULL,
        turns int NOT NULL,
        reshuffles int NOT NULL,
        winners smallint[] NOT NULL,
        deck_commitment text NOT NULL,
        round_seed text NOT NULL,
        started_at timestamptz NOT NULL,
        ended_at timestamptz NOT NULL,
        CONSTRAINT check_rounds_pkey PRIMARY KEY (id),
        CONSTRAINT check_rounds_game_fkey FOREIGN KEY (game_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
        CONSTRAINT check_rounds_number_key UNIQUE (game_id, round_no),
        CONSTRAINT check_rounds_number_check CHECK (round_no >= 1),
        CONSTRAINT check_rounds_ended_by_check CHECK (ended_by IN ('check', 'turnLimit', 'exhausted', 'lastPlayer')),
        CONSTRAINT check_rounds_counts_check CHECK (turns >= 0 AND reshuffles >= 0)
      )`);
    await runner.query(`
      CREATE TABLE check_round_players (
        round_id uuid NOT NULL,
        seat smallint NOT NULL,
        user_id uuid,
        bot_level text,
        score int,
        cards_left smallint NOT NULL,
        final_hand jsonb NOT NULL,
        is_winner boolean NOT NULL,
        called_check boolean NOT NULL,
        went_out boolean NOT NULL,
        forfeited boolean NOT NULL,
        disqualified boolean NOT NULL,
        matches int NOT NULL,
        wrong_matches int NOT NULL,
        penalty_cards int NOT NULL,
        peeks int NOT NULL,
        swaps int NOT NULL,
        timeouts int NOT NULL,
        CONSTRAINT check_round_players_pkey PRIMARY KEY (round_id, seat),
        CONSTRAINT check_round_players_round_fkey
          FOREIGN KEY (round_id) REFERENCES check_rounds (id) ON DELETE CASCADE,
        CONSTRAINT check_round_players_who_check CHECK (num_nonnulls(user_id, bot_level) = 1)
      )`);
    await runner.query(
      `CREATE INDEX check_round_players_user_idx ON check_round_players (user_id) WHERE user_id IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE check_round_players');
    await runner.query('DROP TABLE check_rounds');
  }
}
