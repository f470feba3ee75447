import type { MigrationInterface, QueryRunner } from 'typeorm';

const oneOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const TYPES = oneOf([
  'play_card',
  'end_turn',
  'draw_card',
  'attack',
  'block',
  'activate_ability',
  'pass_priority',
  'mulligan',
  'choose',
  'settings',
  'offer_draw',
  'answer_draw',
  'time_out',
  'concede',
]);
const PHASES = oneOf(['untap', 'upkeep', 'draw', 'main1', 'combat', 'main2', 'end']);
const STEPS = oneOf(['beginning', 'declare_attackers', 'declare_blockers', 'combat_damage', 'end']);

/** The checks of the game's action log hold on the common table below it; rows of other games pass at the first word. */
export class TcgFuelChecks1700000053000 implements MigrationInterface {
  name = 'TcgFuelChecks1700000053000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE public.game_actions
         ADD CONSTRAINT game_actions_tcg_fuel_type_check
           CHECK (game <> 'tcg-fuel' OR kind <> 'game' OR coalesce(action->>'type', '') IN (${TYPES})),
         ADD CONSTRAINT game_actions_tcg_fuel_phase_check CHECK (game <> 'tcg-fuel' OR phase IN (${PHASES})),
         ADD CONSTRAINT game_actions_tcg_fuel_step_check CHECK (game <> 'tcg-fuel' OR step IN (${STEPS}))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE public.game_actions
         DROP CONSTRAINT game_actions_tcg_fuel_type_check,
         DROP CONSTRAINT game_actions_tcg_fuel_phase_check,
         DROP CONSTRAINT game_actions_tcg_fuel_step_check`,
    );
  }
}
