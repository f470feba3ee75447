import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TOURNAMENT_TABLES } from './1700000051000-tcg-fuel-tournaments.js';

const FORMER = ['tournament_log', 'tournament_matches', 'tournament_players'];

const COPY = [
  `INSERT INTO public.tournaments (id, game, name, kind, status, rounds, top_cut, best_of, options, max_players, starts_at,
                                   current_round, seed, created_by, started_at, finished_at, created_at, updated_at)
   SELECT t.id, 'tcg-fuel', t.name, t.kind, t.status, t.rounds, t.top_cut, t.best_of,
          json_build_object('format', t.format, 'firstPlayer', 'seat', 'mulligan', 'london', 'autoDraw', true,
                            'autoPass', 'smart', 'clock', NULL, 'startingLife', 20, 'handSize', 7),
          t.max_players, t.starts_at, t.current_round, t.seed, p.user_id, t.started_at, t.finished_at, t.created_at,
          t.updated_at
     FROM tcg_fuel.tournaments t LEFT JOIN tcg_fuel.players p ON p.id = t.created_by`,
  `INSERT INTO public.tournament_entrants (id, tournament_id, user_id, room_player_id, name, brings, loadout, position,
                                           draw, dropped_at, created_at)
   SELECT e.id, e.tournament_id, p.user_id, p.id::text, p.username, json_build_object('cards', e.deck->'cards'), e.deck,
          e.position, e.draw, e.dropped_at, e.created_at
     FROM tcg_fuel.tournament_players e JOIN tcg_fuel.players p ON p.id = e.player_id`,
  `UPDATE public.tournaments n SET winner_id = e.id
     FROM tcg_fuel.tournaments t JOIN tcg_fuel.tournament_players e
       ON e.tournament_id = t.id AND e.player_id = t.winner_id
    WHERE n.id = t.id`,
  `INSERT INTO public.tournament_matches (id, tournament_id, round, stage, number, player_a, player_b, status, wins_a,
                                          wins_b, draws, forfeits_a, forfeits_b, forfeited_at, replay_after, winner_id,
                                          outcome, room_id, decided_by, finished_at, created_at, updated_at)
   SELECT m.id, m.tournament_id, m.round, m.stage, m.number, a.id, b.id, m.status, m.wins_a, m.wins_b, m.draws,
          m.forfeits_a, m.forfeits_b, m.forfeited_at, m.replay_after, CASE m.winner_id WHEN a.player_id THEN a.id
          WHEN b.player_id THEN b.id END, m.outcome, m.room_id, p.user_id, m.finished_at, m.created_at, m.updated_at
     FROM tcg_fuel.tournament_matches m
     JOIN tcg_fuel.tournament_players a ON a.tournament_id = m.tournament_id AND a.player_id = m.player_a
     LEFT JOIN tcg_fuel.tournament_players b ON b.tournament_id = m.tournament_id AND b.player_id = m.player_b
     LEFT JOIN tcg_fuel.players p ON p.id = m.decided_by`,
  `INSERT INTO public.tournament_log (tournament_id, user_id, deed, details, created_at)
   SELECT l.tournament_id, p.user_id, l.deed, l.details, l.created_at
     FROM tcg_fuel.tournament_log l LEFT JOIN tcg_fuel.players p ON p.id = l.player_id ORDER BY l.id`,
  ...['tournaments', 'tournament_entrants', 'tournament_matches'].map(
    (table) =>
      `SELECT setval(pg_get_serial_sequence('public.${table}', 'id'),
                     (SELECT coalesce(max(id), 0) + 1 FROM public.${table}), false)`,
  ),
];

/** What this contract calls its tables, over those of the house; bots are no players of its own. */
const VIEWS = [
  `CREATE VIEW tcg_fuel.tournament_players AS
   SELECT e.id, e.tournament_id, e.room_player_id::int AS player_id, (e.loadout->>'deckId') AS deck_id, e.loadout AS deck,
          e.position, e.draw, e.dropped_at, e.created_at
     FROM public.tournament_entrants e JOIN public.tournaments t ON t.id = e.tournament_id
    WHERE t.game = 'tcg-fuel' AND e.room_player_id IS NOT NULL`,
  `CREATE VIEW tcg_fuel.tournaments AS
   SELECT t.id, t.name, t.kind, t.status, t.rounds, t.top_cut, t.best_of, t.options->>'format' AS format, t.max_players,
          t.starts_at, t.current_round, t.seed, p.id AS created_by, w.player_id AS winner_id, t.started_at,
          t.finished_at, t.created_at, t.updated_at
     FROM public.tournaments t
     LEFT JOIN tcg_fuel.players p ON p.user_id = t.created_by
     LEFT JOIN tcg_fuel.tournament_players w ON w.id = t.winner_id
    WHERE t.game = 'tcg-fuel'`,
  `CREATE VIEW tcg_fuel.tournament_matches AS
   SELECT m.id, m.tournament_id, m.round, m.stage, m.number, a.player_id AS player_a, b.player_id AS player_b, m.status,
          m.wins_a, m.wins_b, m.draws, w.player_id AS winner_id, m.outcome, m.room_id, m.finished_at, m.created_at,
          m.updated_at
     FROM public.tournament_matches m
     JOIN public.tournaments t ON t.id = m.tournament_id AND t.game = 'tcg-fuel'
     LEFT JOIN tcg_fuel.tournament_players a ON a.id = m.player_a
     LEFT JOIN tcg_fuel.tournament_players b ON b.id = m.player_b
     LEFT JOIN tcg_fuel.tournament_players w ON w.id = m.winner_id`,
];

/** Tournaments are for any game now: those of this one move to the tables of the house. */
export class TcgFuelTournamentsOfTheHouse1794973201000 implements MigrationInterface {
  name = 'TcgFuelTournamentsOfTheHouse1794973201000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of COPY) await runner.query(statement);
    for (const table of [...FORMER, 'tournaments']) await runner.query(`DROP TABLE tcg_fuel.${table}`);
    for (const statement of VIEWS) await runner.query(statement);
  }

  /** The tables come back empty: tournaments of other games have no place in them. */
  async down(runner: QueryRunner): Promise<void> {
    for (const view of ['tournament_matches', 'tournaments', 'tournament_players']) {
      await runner.query(`DROP VIEW tcg_fuel.${view}`);
    }
    for (const statement of TOURNAMENT_TABLES) await runner.query(statement);
  }
}
