import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly string[] = [
  `CREATE TABLE viking_vengeance_players (
     user_id uuid NOT NULL,
     in_game_currency int NOT NULL DEFAULT 0,
     starter_granted boolean NOT NULL DEFAULT false,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT viking_vengeance_players_pkey PRIMARY KEY (user_id),
     CONSTRAINT viking_vengeance_players_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_players_currency_check CHECK (in_game_currency >= 0)
   )`,
  `CREATE TABLE viking_vengeance_special_abilities (
     ability_id uuid NOT NULL,
     id varchar(50) NOT NULL,
     name text NOT NULL,
     description text NOT NULL,
     trigger_moments text[] NOT NULL,
     parameters jsonb NOT NULL,
     CONSTRAINT viking_vengeance_special_abilities_pkey PRIMARY KEY (ability_id),
     CONSTRAINT viking_vengeance_special_abilities_id_key UNIQUE (id)
   )`,
  `CREATE TABLE viking_vengeance_cards (
     card_id uuid NOT NULL,
     name text NOT NULL,
     type text NOT NULL,
     rarity text NOT NULL,
     image_url text NOT NULL,
     power jsonb NOT NULL,
     special_ability_id uuid,
     tags text[] NOT NULL,
     set_key text NOT NULL,
     CONSTRAINT viking_vengeance_cards_pkey PRIMARY KEY (card_id),
     CONSTRAINT viking_vengeance_cards_ability_fkey FOREIGN KEY (special_ability_id)
       REFERENCES viking_vengeance_special_abilities (ability_id) ON DELETE SET NULL,
     CONSTRAINT viking_vengeance_cards_rarity_check
       CHECK (rarity IN ('common', 'uncommon', 'rare', 'epic', 'legendary'))
   )`,
  `CREATE INDEX viking_vengeance_cards_tags_idx ON viking_vengeance_cards USING gin (tags)`,
  `CREATE TABLE viking_vengeance_user_card_instances (
     user_card_instance_id uuid NOT NULL,
     user_id uuid NOT NULL,
     card_id uuid NOT NULL,
     level int NOT NULL DEFAULT 1,
     xp int NOT NULL DEFAULT 0,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT viking_vengeance_user_card_instances_pkey PRIMARY KEY (user_card_instance_id),
     CONSTRAINT viking_vengeance_user_card_instances_user_fkey
       FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_user_card_instances_card_fkey
       FOREIGN KEY (card_id) REFERENCES viking_vengeance_cards (card_id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_user_card_instances_level_check CHECK (level > 0),
     CONSTRAINT viking_vengeance_user_card_instances_xp_check CHECK (xp >= 0)
   )`,
  `CREATE INDEX viking_vengeance_user_card_instances_user_idx
     ON viking_vengeance_user_card_instances (user_id, card_id)`,
  `CREATE TABLE viking_vengeance_decks (
     deck_id uuid NOT NULL,
     user_id uuid NOT NULL,
     name varchar(50) NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     last_updated timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT viking_vengeance_decks_pkey PRIMARY KEY (deck_id),
     CONSTRAINT viking_vengeance_decks_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_decks_name_key UNIQUE (user_id, name)
   )`,
  `CREATE TABLE viking_vengeance_deck_cards (
     deck_card_id uuid NOT NULL,
     deck_id uuid NOT NULL,
     user_card_instance_id uuid NOT NULL,
     position smallint NOT NULL,
     CONSTRAINT viking_vengeance_deck_cards_pkey PRIMARY KEY (deck_card_id),
     CONSTRAINT viking_vengeance_deck_cards_deck_fkey
       FOREIGN KEY (deck_id) REFERENCES viking_vengeance_decks (deck_id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_deck_cards_card_fkey FOREIGN KEY (user_card_instance_id)
       REFERENCES viking_vengeance_user_card_instances (user_card_instance_id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_deck_cards_card_key UNIQUE (deck_id, user_card_instance_id),
     CONSTRAINT viking_vengeance_deck_cards_position_check CHECK (position BETWEEN 0 AND 19)
   )`,
  `CREATE TABLE viking_vengeance_setups (
     game_id uuid NOT NULL,
     deck_id uuid NOT NULL,
     board_layout text NOT NULL DEFAULT '4x4',
     CONSTRAINT viking_vengeance_setups_pkey PRIMARY KEY (game_id),
     CONSTRAINT viking_vengeance_setups_game_fkey
       FOREIGN KEY (game_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_setups_layout_check CHECK (board_layout = '4x4')
   )`,
  `CREATE TABLE viking_vengeance_game_rewards (
     game_id uuid NOT NULL,
     user_id uuid NOT NULL,
     currency int NOT NULL,
     xp jsonb NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT viking_vengeance_game_rewards_pkey PRIMARY KEY (game_id, user_id),
     CONSTRAINT viking_vengeance_game_rewards_game_fkey
       FOREIGN KEY (game_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_game_rewards_user_fkey
       FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_game_rewards_currency_check CHECK (currency >= 0)
   )`,
];

/** A game's players are in the order of its state, which chance may have turned round; its status is the seed's word. */
const VIEWS: readonly string[] = [
  `CREATE VIEW viking_vengeance_games AS
   SELECT s.id AS game_id, one.user_id AS player1_id, two.user_id AS player2_id,
          coalesce(u.deck_id, (r1.brings->>'deckId')::uuid) AS player1_deck_id,
          (r2.brings->>'deckId')::uuid AS player2_deck_id,
          n.state->'ruleset'->>'mode' AS game_mode,
          CASE s.status WHEN 'waiting' THEN 'pending' WHEN 'finished' THEN 'completed' WHEN 'cancelled' THEN 'aborted'
               ELSE 'active' END AS game_status,
          coalesce(u.board_layout, '4x4') AS board_layout,
          n.state->(n.state->>'current')->>'userId' AS current_turn_player_id,
          CASE n.state->>'status' WHEN 'player1_win' THEN n.state->'player1'->>'userId'
               WHEN 'player2_win' THEN n.state->'player2'->>'userId' END AS winner_id,
          n.state AS game_state, two.bot_level AS ai_difficulty, s.seed AS rng_seed, s.created_at,
          to_timestamp(s.started_at / 1000.0) AS started_at, s.finished_at AS completed_at, s.version
     FROM game_sessions s
     JOIN game_state_snapshots n ON n.session_id = s.id AND n.seq = s.version
     JOIN game_players one ON one.session_id = s.id AND one.seat = (n.state->'seats'->>'player1')::smallint
     JOIN game_players two ON two.session_id = s.id AND two.seat = (n.state->'seats'->>'player2')::smallint
     LEFT JOIN viking_vengeance_setups u ON u.game_id = s.id
     LEFT JOIN game_room_players r1 ON r1.room_id = s.room_id AND r1.seat = one.seat
     LEFT JOIN game_room_players r2 ON r2.room_id = s.room_id AND r2.seat = two.seat
    WHERE s.game = 'viking-vengeance'`,
  `CREATE VIEW viking_vengeance_game_actions AS
   SELECT a.session_id AS game_id, a.seq, p.player_id AS actor, a.action, a.events, n.state AS state_after,
          a.key AS client_action_id, a.created_at
     FROM game_actions a
     LEFT JOIN game_players p ON p.session_id = a.session_id AND p.seat = a.seat
     LEFT JOIN game_state_snapshots n ON n.session_id = a.session_id AND n.seq = a.seq
    WHERE a.game = 'viking-vengeance'`,
];

/** Collections of cards, rewards, and the game's own view of its games over the common tables. */
export class VikingVengeance1700000040000 implements MigrationInterface {
  name = 'VikingVengeance1700000040000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...VIEWS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const view of ['games', 'game_actions']) await runner.query(`DROP VIEW viking_vengeance_${view}`);
    const tables = ['game_rewards', 'setups', 'deck_cards', 'decks', 'user_card_instances', 'cards'];
    for (const table of [...tables, 'special_abilities', 'players']) {
      await runner.query(`DROP TABLE viking_vengeance_${table}`);
    }
  }
}
