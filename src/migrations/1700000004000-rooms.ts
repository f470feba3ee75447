import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where people gather before a session, the queues of those who want any opponent, and how well everybody plays. */
export class Rooms1700000004000 implements MigrationInterface {
  name = 'Rooms1700000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE game_rooms (
        id uuid NOT NULL,
        game text NOT NULL,
        num bigint GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        status text NOT NULL DEFAULT 'waiting',
        visibility text NOT NULL DEFAULT 'listed',
        join_code text NOT NULL,
        max_players smallint NOT NULL,
        options json NOT NULL,
        ready_by text NOT NULL DEFAULT 'hand',
        needs_full boolean NOT NULL DEFAULT false,
        auto_start boolean NOT NULL DEFAULT false,
        one_id boolean NOT NULL DEFAULT false,
        watch text,
        rated boolean NOT NULL DEFAULT false,
        owner_user_id uuid,
        owner_player_id text NOT NULL,
        kicked text[] NOT NULL DEFAULT '{}',
        session_id uuid,
        previous_room_id uuid,
        next_room_id uuid,
        created_by uuid,
        create_key text,
        revision int NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT game_rooms_pkey PRIMARY KEY (id),
        CONSTRAINT game_rooms_name_check CHECK (char_length(name) BETWEEN 1 AND 100),
        CONSTRAINT game_rooms_status_check CHECK (status IN ('waiting', 'in_progress', 'finished', 'cancelled')),
        CONSTRAINT game_rooms_visibility_check CHECK (visibility IN ('listed', 'link')),
        CONSTRAINT game_rooms_ready_by_check CHECK (ready_by IN ('hand', 'loadout', 'sitting')),
        CONSTRAINT game_rooms_watch_check CHECK (watch IN ('anyone', 'link', 'nobody')),
        CONSTRAINT game_rooms_max_players_check CHECK (max_players BETWEEN 1 AND 100),
        CONSTRAINT game_rooms_session_check CHECK (status <> 'in_progress' OR session_id IS NOT NULL)
      )`);
    await runner.query(`CREATE UNIQUE INDEX game_rooms_num_key ON game_rooms (num)`);
    await runner.query(`CREATE UNIQUE INDEX game_rooms_join_code_key ON game_rooms (join_code)`);
    await runner.query(
      `CREATE UNIQUE INDEX game_rooms_create_key ON game_rooms (created_by, create_key) WHERE create_key IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX game_rooms_open_idx ON game_rooms (updated_at) WHERE status IN ('waiting', 'in_progress')`,
    );
    await runner.query(`
      CREATE TABLE game_room_players (
        room_id uuid NOT NULL,
        player_id text NOT NULL,
        num bigint GENERATED ALWAYS AS IDENTITY,
        seat smallint NOT NULL,
        kind text NOT NULL,
        user_id uuid,
        bot_level text,
        token_hash text,
        name text NOT NULL,
        is_ready boolean NOT NULL DEFAULT false,
        brings json,
        loadout json,
        joined_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT game_room_players_pkey PRIMARY KEY (room_id, player_id),
        CONSTRAINT game_room_players_seat_key UNIQUE (room_id, seat) DEFERRABLE INITIALLY IMMEDIATE,
        CONSTRAINT game_room_players_room_fkey FOREIGN KEY (room_id) REFERENCES game_rooms (id) ON DELETE CASCADE,
        CONSTRAINT game_room_players_kind_check CHECK (kind IN ('user', 'bot', 'token', 'open')),
        CONSTRAINT game_room_players_user_check CHECK ((kind = 'user') = (user_id IS NOT NULL)),
        CONSTRAINT game_room_players_bot_check CHECK ((kind = 'bot') = (bot_level IS NOT NULL)),
        CONSTRAINT game_room_players_token_check CHECK ((kind = 'token') = (token_hash IS NOT NULL)),
        CONSTRAINT game_room_players_seat_check CHECK (seat >= 0)
      )`);
    await runner.query(`CREATE UNIQUE INDEX game_room_players_num_key ON game_room_players (num)`);
    await runner.query(
      `CREATE UNIQUE INDEX game_room_players_user_key ON game_room_players (room_id, user_id) WHERE user_id IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX game_room_players_user_idx ON game_room_players (user_id) WHERE user_id IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE matchmaking_tickets (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        game text NOT NULL,
        mode text NOT NULL,
        num bigint GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        status text NOT NULL DEFAULT 'queued',
        rating double precision NOT NULL,
        brings json,
        loadout json,
        room_id uuid,
        session_id uuid,
        queued_at timestamptz NOT NULL DEFAULT now(),
        seen_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT matchmaking_tickets_pkey PRIMARY KEY (id),
        CONSTRAINT matchmaking_tickets_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT matchmaking_tickets_status_check CHECK (status IN ('queued', 'matched', 'left')),
        CONSTRAINT matchmaking_tickets_session_check CHECK ((status = 'matched') = (session_id IS NOT NULL))
      )`);
    await runner.query(`CREATE UNIQUE INDEX matchmaking_tickets_num_key ON matchmaking_tickets (num)`);
    await runner.query(
      `CREATE UNIQUE INDEX matchmaking_tickets_queued_key ON matchmaking_tickets (user_id, game) WHERE status = 'queued'`,
    );
    await runner.query(
      `CREATE INDEX matchmaking_tickets_queue_idx ON matchmaking_tickets (game, mode) WHERE status = 'queued'`,
    );
    await runner.query(`CREATE INDEX matchmaking_tickets_user_idx ON matchmaking_tickets (user_id, game)`);
    await runner.query(`
      CREATE TABLE ratings (
        user_id uuid NOT NULL,
        game text NOT NULL,
        list text NOT NULL,
        rating double precision NOT NULL,
        deviation double precision NOT NULL DEFAULT 350,
        volatility double precision NOT NULL DEFAULT 0.06,
        games int NOT NULL DEFAULT 0,
        wins int NOT NULL DEFAULT 0,
        losses int NOT NULL DEFAULT 0,
        draws int NOT NULL DEFAULT 0,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT ratings_pkey PRIMARY KEY (user_id, game, list),
        CONSTRAINT ratings_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
        CONSTRAINT ratings_games_check CHECK (wins >= 0 AND losses >= 0 AND draws >= 0 AND games = wins + losses + draws)
      )`);
    await runner.query(`CREATE INDEX ratings_board_idx ON ratings (game, list, rating)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['ratings', 'matchmaking_tickets', 'game_room_players', 'game_rooms']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
