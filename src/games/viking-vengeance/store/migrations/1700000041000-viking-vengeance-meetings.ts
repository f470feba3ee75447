import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which games both players have come to, so that each is told its start once; and who would like to play again. */
const TABLES: readonly string[] = [
  `CREATE TABLE viking_vengeance_starts (
     game_id uuid NOT NULL,
     told_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT viking_vengeance_starts_pkey PRIMARY KEY (game_id),
     CONSTRAINT viking_vengeance_starts_game_fkey
       FOREIGN KEY (game_id) REFERENCES game_sessions (id) ON DELETE CASCADE
   )`,
  `CREATE TABLE viking_vengeance_rematches (
     game_id uuid NOT NULL,
     user_id uuid NOT NULL,
     asked_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT viking_vengeance_rematches_pkey PRIMARY KEY (game_id, user_id),
     CONSTRAINT viking_vengeance_rematches_game_fkey
       FOREIGN KEY (game_id) REFERENCES game_sessions (id) ON DELETE CASCADE,
     CONSTRAINT viking_vengeance_rematches_user_fkey
       FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
   )`,
];

export class VikingVengeanceMeetings1700000041000 implements MigrationInterface {
  name = 'VikingVengeanceMeetings1700000041000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['starts', 'rematches']) await runner.query(`DROP TABLE viking_vengeance_${table}`);
  }
}
