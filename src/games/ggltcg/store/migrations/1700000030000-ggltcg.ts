import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The game's own names for its games and actions, over the common tables, and its statistics. */
export class Ggltcg1700000030000 implements MigrationInterface {
  name = 'Ggltcg1700000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE SCHEMA ggltcg');
    await runner.query(`
      CREATE VIEW ggltcg.games AS
      SELECT s.id, s.created_at, s.updated_at,
             one.player_id AS player1_id, one.name AS player1_name,
             two.player_id AS player2_id, two.name AS player2_name,
             CASE s.status WHEN 'finished' THEN 'completed' WHEN 'cancelled' THEN 'abandoned' ELSE s.status END AS status,
             n.state->>'winner_id' AS winner_id,
             s.turn AS turn_number,
             n.state->>'active_player_id' AS active_player_id,
             s.phase,
             n.state AS game_state,
             r.join_code AS game_code,
             n.state->>'edition' AS edition,
             s.options, s.seed, s.version, s.access, s.watch,
             n.state->>'outcome' AS outcome,
             n.state->>'end_reason' AS end_reason
        FROM game_sessions s
        JOIN game_players one ON one.session_id = s.id AND one.seat = 0
        JOIN game_players two ON two.session_id = s.id AND two.seat = 1
        JOIN game_state_snapshots n ON n.session_id = s.id AND n.seq = s.version
        LEFT JOIN game_rooms r ON r.id = s.room_id
       WHERE s.game = 'ggltcg'`);
    await runner.query(`
      CREATE VIEW ggltcg.game_actions AS
      SELECT a.session_id AS game_id, a.seq AS version, a.turn AS turn_number, p.player_id,
             CASE a.kind WHEN 'game' THEN a.action->>'type' WHEN 'rewind' THEN 'undo' ELSE a.kind END AS action_type,
             a.action AS action_data, a.events,
             (SELECT e->'public'->>'description' FROM json_array_elements(a.events) e
               WHERE e->'public'->>'type' = 'narrated' LIMIT 1) AS result_description,
             a.created_at
        FROM game_actions a
        LEFT JOIN game_players p ON p.session_id = a.session_id AND p.seat = a.seat
       WHERE a.game = 'ggltcg'`);
    await runner.query(`
      CREATE VIEW ggltcg.game_events AS
      SELECT a.session_id AS game_id, a.seq AS version, e.ordinality AS place, e.value->'public' AS event,
             e.value->'public'->>'type' AS type, e.value->'public'->>'player_id' AS player_id
        FROM game_actions a, json_array_elements(a.events) WITH ORDINALITY e
       WHERE a.game = 'ggltcg' AND a.kind = 'game'`);
    await runner.query(`
      CREATE TABLE ggltcg.game_stats (
        game_id uuid NOT NULL,
        outcome text NOT NULL,
        winner_id text,
        loser_id text,
        total_turns int NOT NULL,
        duration_seconds int NOT NULL,
        winner_cards_played int,
        winner_tussles_initiated int,
        winner_direct_attacks int,
        loser_cards_played int,
        loser_tussles_initiated int,
        loser_direct_attacks int,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT game_stats_pkey PRIMARY KEY (game_id),
        CONSTRAINT game_stats_game_fkey FOREIGN KEY (game_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
        CONSTRAINT game_stats_outcome_check CHECK (outcome IN ('win', 'draw'))
      )`);
    await runner.query(`
      CREATE TABLE ggltcg.player_stats (
        player_id text NOT NULL,
        display_name text NOT NULL,
        games_played int NOT NULL DEFAULT 0,
        games_won int NOT NULL DEFAULT 0,
        games_lost int NOT NULL DEFAULT 0,
        total_tussles int NOT NULL DEFAULT 0,
        tussles_won int NOT NULL DEFAULT 0,
        direct_attacks int NOT NULL DEFAULT 0,
        total_turns int NOT NULL DEFAULT 0,
        total_game_duration_seconds int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT player_stats_pkey PRIMARY KEY (player_id)
      )`);
    await runner.query(`
      CREATE TABLE ggltcg.card_stats (
        player_id text NOT NULL,
        card_name text NOT NULL,
        games_played int NOT NULL DEFAULT 0,
        games_won int NOT NULL DEFAULT 0,
        CONSTRAINT card_stats_pkey PRIMARY KEY (player_id, card_name)
      )`);
    await runner.query('CREATE INDEX card_stats_card_idx ON ggltcg.card_stats (card_name)');
    await runner.query(`
      CREATE TABLE ggltcg.ai_decision_logs (
        id bigint GENERATED ALWAYS AS IDENTITY,
        game_id uuid NOT NULL,
        turn_number int NOT NULL,
        player_id text NOT NULL,
        model_name text NOT NULL,
        prompts_version int NOT NULL,
        prompt text NOT NULL,
        response text NOT NULL,
        action_number int NOT NULL,
        reasoning text NOT NULL,
        turn_plan jsonb NOT NULL,
        plan_execution_status text NOT NULL,
        fallback_reason text,
        planned_action_index int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT ai_decision_logs_pkey PRIMARY KEY (id),
        CONSTRAINT ai_decision_logs_game_fkey FOREIGN KEY (game_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
        CONSTRAINT ai_decision_logs_status_check CHECK (plan_execution_status IN ('complete', 'fallback'))
      )`);
    await runner.query('CREATE INDEX ai_decision_logs_game_idx ON ggltcg.ai_decision_logs (game_id, id)');
    await runner.query('CREATE INDEX ai_decision_logs_created_idx ON ggltcg.ai_decision_logs (created_at)');
    await runner.query(`
      CREATE TABLE ggltcg.api_usage_daily (
        provider text NOT NULL,
        day date NOT NULL,
        request_count int NOT NULL DEFAULT 0,
        CONSTRAINT api_usage_daily_pkey PRIMARY KEY (provider, day)
      )`);
    await runner.query(`
      CREATE TABLE ggltcg.favorite_decks (
        user_id uuid NOT NULL,
        slot smallint NOT NULL,
        cards jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT favorite_decks_pkey PRIMARY KEY (user_id, slot),
        CONSTRAINT favorite_decks_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT favorite_decks_slot_check CHECK (slot BETWEEN 1 AND 3)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP SCHEMA ggltcg CASCADE');
  }
}
