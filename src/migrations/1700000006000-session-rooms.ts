import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sessions of a room are looked for by it: a match of several games asks how the ones before went. */
export class SessionRooms1700000006000 implements MigrationInterface {
  name = 'SessionRooms1700000006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX game_sessions_room_idx ON game_sessions (room_id) WHERE room_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX game_sessions_room_idx');
  }
}
