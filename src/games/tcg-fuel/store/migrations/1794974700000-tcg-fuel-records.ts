import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a game says about the account at each of its seats, times one or minus one. */
const results = (row: 'OLD' | 'NEW', times: 1 | -1): string => `
  INSERT INTO tcg_fuel.uncounted_results (user_id, games, wins, losses, draws)
  SELECT p.user_id, ${times}, ${times} * (p.seat = ANY (${row}.winners))::int,
         ${times} * (cardinality(${row}.winners) > 0 AND p.seat <> ALL (${row}.winners))::int,
         ${times} * (cardinality(${row}.winners) = 0)::int
    FROM public.game_players p WHERE p.session_id = ${row}.id AND p.user_id IS NOT NULL;`;

const UP = [
  `CREATE TABLE tcg_fuel.player_records (
     user_id uuid NOT NULL,
     games int NOT NULL,
     wins int NOT NULL,
     losses int NOT NULL,
     draws int NOT NULL,
     CONSTRAINT player_records_pkey PRIMARY KEY (user_id),
     CONSTRAINT player_records_user_fkey FOREIGN KEY (user_id) REFERENCES public.users (id) ON DELETE CASCADE
   )`,
  'CREATE INDEX player_records_board_idx ON tcg_fuel.player_records (wins DESC, losses) WHERE games > 0',
  `CREATE TABLE tcg_fuel.uncounted_results (
     id bigint GENERATED ALWAYS AS IDENTITY,
     user_id uuid NOT NULL,
     games smallint NOT NULL,
     wins smallint NOT NULL,
     losses smallint NOT NULL,
     draws smallint NOT NULL,
     CONSTRAINT uncounted_results_pkey PRIMARY KEY (id)
   )`,
  `CREATE FUNCTION tcg_fuel.note_result() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP <> 'INSERT' AND OLD.status = 'finished' THEN ${results('OLD', -1)} END IF;
     IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
     IF NEW.status = 'finished' THEN ${results('NEW', 1)} END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER tcg_fuel_begun_and_over AFTER INSERT ON public.game_sessions FOR EACH ROW
     WHEN (NEW.game = 'tcg-fuel' AND NEW.fixture IS NULL AND NEW.status = 'finished')
     EXECUTE FUNCTION tcg_fuel.note_result()`,
  `CREATE TRIGGER tcg_fuel_over_or_reopened AFTER UPDATE OF status ON public.game_sessions FOR EACH ROW
     WHEN (NEW.game = 'tcg-fuel' AND NEW.fixture IS NULL AND (OLD.status = 'finished') <> (NEW.status = 'finished'))
     EXECUTE FUNCTION tcg_fuel.note_result()`,
  // Before: afterwards its seats are gone too.
  `CREATE TRIGGER tcg_fuel_deleted BEFORE DELETE ON public.game_sessions FOR EACH ROW
     WHEN (OLD.game = 'tcg-fuel' AND OLD.fixture IS NULL AND OLD.status = 'finished')
     EXECUTE FUNCTION tcg_fuel.note_result()`,
  // After the triggers: they wait for the games that are being stored, and what ends later is noted.
  `INSERT INTO tcg_fuel.player_records
   SELECT p.user_id, count(*), count(*) FILTER (WHERE p.seat = ANY (s.winners)),
          count(*) FILTER (WHERE cardinality(s.winners) > 0 AND p.seat <> ALL (s.winners)),
          count(*) FILTER (WHERE cardinality(s.winners) = 0)
     FROM public.game_sessions s
     JOIN public.game_players p ON p.session_id = s.id AND p.user_id IS NOT NULL
    WHERE s.game = 'tcg-fuel' AND s.status = 'finished' AND s.fixture IS NULL
    GROUP BY p.user_id`,
];

/**
 * The leaderboard adds nothing up: what each account has played stands in one row. A game that ends only notes its results,
 * since counting them at once would have games of the same players wait for each other in the middle of a commit. By triggers,
 * so that a server of an earlier release counts too.
 */
export class TcgFuelRecords1794974700000 implements MigrationInterface {
  name = 'TcgFuelRecords1794974700000';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const trigger of ['tcg_fuel_begun_and_over', 'tcg_fuel_over_or_reopened', 'tcg_fuel_deleted'])
      await runner.query(`DROP TRIGGER ${trigger} ON public.game_sessions`);
    await runner.query('DROP FUNCTION tcg_fuel.note_result()');
    await runner.query('DROP TABLE tcg_fuel.uncounted_results, tcg_fuel.player_records');
  }
}
