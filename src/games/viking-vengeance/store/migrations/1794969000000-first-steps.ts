import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The guided first game of an account, and whether it has been through it. */
export class VikingVengeanceFirstSteps1794969000000 implements MigrationInterface {
  name = 'VikingVengeanceFirstSteps1794969000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE viking_vengeance_players
        ADD COLUMN first_game_id uuid,
        ADD COLUMN first_steps_done boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE viking_vengeance_players DROP COLUMN first_game_id, DROP COLUMN first_steps_done`);
  }
}
