import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say to each other, who wants to hear whom, and who is at the table. */
export class Chat1700000003000 implements MigrationInterface {
  name = 'Chat1700000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE chat_messages (
        id bigint GENERATED ALWAYS AS IDENTITY,
        scope text NOT NULL,
        scope_id uuid NOT NULL,
        channel text NOT NULL,
        author text NOT NULL,
        user_id uuid,
        seat smallint,
        name text NOT NULL,
        text text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        hidden_at timestamptz,
        CONSTRAINT chat_messages_pkey PRIMARY KEY (id),
        CONSTRAINT chat_messages_scope_check CHECK (scope IN ('session', 'room')),
        CONSTRAINT chat_messages_channel_check CHECK (channel IN ('players', 'spectators')),
        CONSTRAINT chat_messages_text_check CHECK (char_length(text) BETWEEN 1 AND 500)
      )`);
    await runner.query(`CREATE INDEX chat_messages_place_idx ON chat_messages (scope_id, scope, channel, id)`);
    await runner.query(`
      CREATE TABLE chat_mutes (
        scope text NOT NULL,
        scope_id uuid NOT NULL,
        listener text NOT NULL,
        author text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT chat_mutes_pkey PRIMARY KEY (scope_id, scope, listener, author),
        CONSTRAINT chat_mutes_scope_check CHECK (scope IN ('session', 'room'))
      )`);
    await runner.query(`
      CREATE TABLE chat_reports (
        id bigint GENERATED ALWAYS AS IDENTITY,
        message_id bigint NOT NULL,
        reporter text NOT NULL,
        reason text,
        created_at timestamptz NOT NULL DEFAULT now(),
        resolved_at timestamptz,
        CONSTRAINT chat_reports_pkey PRIMARY KEY (id),
        CONSTRAINT chat_reports_message_fkey FOREIGN KEY (message_id) REFERENCES chat_messages (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE UNIQUE INDEX chat_reports_once_key ON chat_reports (message_id, reporter)`);
    await runner.query(`CREATE INDEX chat_reports_open_idx ON chat_reports (id) WHERE resolved_at IS NULL`);
    // Written now and then while a seat has a socket: what is found standing after a crash tells who had been there.
    await runner.query(`ALTER TABLE game_players ADD COLUMN seen_at timestamptz`);
    await runner.query(`CREATE INDEX game_players_seen_idx ON game_players (seen_at) WHERE seen_at IS NOT NULL`);
    await runner.query(`CREATE INDEX game_players_away_idx ON game_players (away_since) WHERE away_since IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX game_players_away_idx`);
    await runner.query(`DROP INDEX game_players_seen_idx`);
    await runner.query(`ALTER TABLE game_players DROP COLUMN seen_at`);
    for (const table of ['chat_reports', 'chat_mutes', 'chat_messages']) await runner.query(`DROP TABLE ${table}`);
  }
}
