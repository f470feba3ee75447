import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Accounts1700000001000 implements MigrationInterface {
  name = 'Accounts1700000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        num bigint GENERATED ALWAYS AS IDENTITY,
        name text NOT NULL,
        name_key text NOT NULL,
        email text,
        email_key text,
        password_hash text,
        kind text NOT NULL DEFAULT 'guest',
        role text NOT NULL DEFAULT 'player',
        banned_at timestamptz,
        ban_reason text,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_login_at timestamptz,
        CONSTRAINT users_pkey PRIMARY KEY (id),
        CONSTRAINT users_kind_check CHECK (kind IN ('guest', 'registered')),
        CONSTRAINT users_role_check CHECK (role IN ('player', 'admin')),
        CONSTRAINT users_name_check CHECK (char_length(name) BETWEEN 1 AND 50),
        CONSTRAINT users_credentials_check
          CHECK (kind = 'guest' OR (email IS NOT NULL AND password_hash IS NOT NULL))
      )`);
    await runner.query(`CREATE UNIQUE INDEX users_num_key ON users (num)`);
    await runner.query(`CREATE UNIQUE INDEX users_name_key ON users (name_key) WHERE kind = 'registered'`);
    await runner.query(`CREATE UNIQUE INDEX users_email_key ON users (email_key)`);
    await runner.query(`
      CREATE TABLE refresh_tokens (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        user_id uuid NOT NULL,
        family_id uuid NOT NULL,
        token_hash text NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        revoked_at timestamptz,
        user_agent text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id),
        CONSTRAINT refresh_tokens_user_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE UNIQUE INDEX refresh_tokens_hash_key ON refresh_tokens (token_hash)`);
    await runner.query(`CREATE INDEX refresh_tokens_family_idx ON refresh_tokens (family_id)`);
    await runner.query(`CREATE INDEX refresh_tokens_user_idx ON refresh_tokens (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE refresh_tokens`);
    await runner.query(`DROP TABLE users`);
  }
}
