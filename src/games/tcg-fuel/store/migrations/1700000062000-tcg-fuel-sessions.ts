import type { MigrationInterface, QueryRunner } from 'typeorm';

const oneOf = (...words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const STATUSES = oneOf('active', 'finished', 'cancelled');
const PHASES = oneOf('untap', 'upkeep', 'draw', 'main1', 'combat', 'main2', 'end');
const STEPS = oneOf('beginning', 'declare_attackers', 'declare_blockers', 'combat_damage', 'end');

/** The checks of the game's sessions hold on the common table below them, like those of its log. */
export class TcgFuelSessions1700000062000 implements MigrationInterface {
  name = 'TcgFuelSessions1700000062000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE public.game_sessions
         ADD CONSTRAINT game_sessions_tcg_fuel_status_check CHECK (game <> 'tcg-fuel' OR status IN (${STATUSES})),
         ADD CONSTRAINT game_sessions_tcg_fuel_phase_check CHECK (game <> 'tcg-fuel' OR phase IN (${PHASES})),
         ADD CONSTRAINT game_sessions_tcg_fuel_step_check CHECK (game <> 'tcg-fuel' OR step IN (${STEPS}))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE public.game_sessions
         DROP CONSTRAINT game_sessions_tcg_fuel_status_check,
         DROP CONSTRAINT game_sessions_tcg_fuel_phase_check,
         DROP CONSTRAINT game_sessions_tcg_fuel_step_check`,
    );
  }
}
