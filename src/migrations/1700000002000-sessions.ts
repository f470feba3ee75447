import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The four tables every game is kept in. A session's row changes with every action: few indexes, room to grow in place. */
export class Sessions1700000002000 implements MigrationInterface {
  name = 'Sessions1700000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE game_sessions (
        id uuid NOT NULL,
        num bigint GENERATED ALWAYS AS IDENTITY,
        game text NOT NULL,
        status text NOT NULL,
        version int NOT NULL DEFAULT 0,
        seating int NOT NULL DEFAULT 0,
        round int NOT NULL DEFAULT 1,
        turn int,
        phase text,
        step text,
        to_act smallint[] NOT NULL DEFAULT '{}',
        bots_due boolean NOT NULL DEFAULT false,
        deadline_at bigint,
        claimed_until timestamptz,
        bots_claimed_until timestamptz,
        last_at bigint NOT NULL,
        options json NOT NULL,
        watch text NOT NULL,
        access text NOT NULL DEFAULT 'seated',
        bots_move text NOT NULL DEFAULT 'self',
        rated boolean NOT NULL DEFAULT false,
        seed text NOT NULL,
        seed_given boolean NOT NULL DEFAULT false,
        seed_hash text NOT NULL,
        start_hash text NOT NULL,
        rules_version int NOT NULL,
        fixture json,
        winners smallint[],
        places smallint[],
        end_reason text,
        room_id uuid,
        created_by uuid,
        create_key text,
        started_at bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        CONSTRAINT game_sessions_pkey PRIMARY KEY (id),
        CONSTRAINT game_sessions_status_check CHECK (status IN ('waiting', 'active', 'finished', 'cancelled')),
        CONSTRAINT game_sessions_watch_check CHECK (watch IN ('anyone', 'link', 'nobody')),
        CONSTRAINT game_sessions_access_check CHECK (access IN ('seated', 'open')),
        CONSTRAINT game_sessions_bots_move_check CHECK (bots_move IN ('self', 'asked')),
        CONSTRAINT game_sessions_version_check CHECK (version >= 0)
      ) WITH (fillfactor = 80)`);
    await runner.query(`CREATE UNIQUE INDEX game_sessions_num_key ON game_sessions (num)`);
    await runner.query(`CREATE INDEX game_sessions_created_idx ON game_sessions (game, created_at DESC, id DESC)`);
    await runner.query(
      `CREATE INDEX game_sessions_deadline_idx ON game_sessions (deadline_at) WHERE status = 'active' AND deadline_at IS NOT NULL`,
    );
    await runner.query(
      `CREATE INDEX game_sessions_bots_idx ON game_sessions (id) WHERE status = 'active' AND bots_due`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX game_sessions_create_key ON game_sessions (created_by, create_key) WHERE create_key IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE game_players (
        session_id uuid NOT NULL,
        seat smallint NOT NULL,
        game text NOT NULL,
        kind text NOT NULL,
        user_id uuid,
        bot_level text,
        token_hash text,
        player_id text NOT NULL,
        name text NOT NULL,
        loadout json,
        away_since timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT game_players_pkey PRIMARY KEY (session_id, seat),
        CONSTRAINT game_players_session_fkey FOREIGN KEY (session_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
        CONSTRAINT game_players_kind_check CHECK (kind IN ('user', 'bot', 'token', 'open')),
        CONSTRAINT game_players_bot_check CHECK ((kind = 'bot') = (bot_level IS NOT NULL))
      )`);
    await runner.query(`CREATE INDEX game_players_user_idx ON game_players (user_id) WHERE user_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE game_actions (
        session_id uuid NOT NULL,
        seq int NOT NULL,
        game text NOT NULL,
        kind text NOT NULL,
        round int NOT NULL,
        seat smallint,
        auto boolean NOT NULL,
        at bigint NOT NULL,
        turn int,
        phase text,
        step text,
        action json NOT NULL,
        events json NOT NULL,
        key text,
        key_body text,
        key_to int,
        note json,
        hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT game_actions_pkey PRIMARY KEY (session_id, seq),
        CONSTRAINT game_actions_session_fkey FOREIGN KEY (session_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
        CONSTRAINT game_actions_kind_check CHECK (kind IN ('game', 'rewind', 'cancel')),
        CONSTRAINT game_actions_seq_check CHECK (seq > 0)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX game_actions_key ON game_actions (session_id, seat, key) WHERE key IS NOT NULL`,
    );
    await runner.query(`
      CREATE TABLE game_state_snapshots (
        session_id uuid NOT NULL,
        seq int NOT NULL,
        game text NOT NULL,
        round int NOT NULL,
        drawn int NOT NULL,
        state json NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT game_state_snapshots_pkey PRIMARY KEY (session_id, seq),
        CONSTRAINT game_state_snapshots_session_fkey
          FOREIGN KEY (session_id) REFERENCES game_sessions (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['game_state_snapshots', 'game_actions', 'game_players', 'game_sessions']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
