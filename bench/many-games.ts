import type { Pool } from 'pg';
import type { ListClient } from './list-client.js';

const NAMES = ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel'] as const;
/** A player has played about so many games, however many there are in all. */
const GAMES_PER_PLAYER = 40;
const ACTIONS = 3;
/** Games that one statement makes. */
const AT_ONCE = 20_000;

/** Copies of one real session, each with its own id, players, times, last table and a few actions. */
const COPY = `
WITH made AS (
  INSERT INTO game_sessions (id, game, status, version, round, turn, phase, step, to_act, last_at, options, watch, access,
                             bots_move, rated, seed, seed_given, seed_hash, start_hash, rules_version, winners, places,
                             end_reason, started_at, created_at, updated_at, finished_at)
  SELECT gen_random_uuid(), game, 'finished', version, round, turn, phase, step, '{}', last_at, options, 'anyone', access,
         bots_move, rated, seed, seed_given, seed_hash, start_hash, rules_version, ARRAY[i % 2]::smallint[], places,
         'bench', started_at, ended, ended, ended
    FROM game_sessions, generate_series(1, $2::int) i, LATERAL (SELECT now() - (i + $3) * interval '30 seconds' AS ended) t
   WHERE id = $1
  RETURNING id, num, game
), snapshot AS (
  INSERT INTO game_state_snapshots (session_id, seq, game, round, drawn, state)
  SELECT made.id, n.seq, n.game, n.round, n.drawn, n.state FROM made, game_state_snapshots n
   WHERE n.session_id = $1 AND n.seq = (SELECT version FROM game_sessions WHERE id = $1)
), played AS (
  INSERT INTO game_actions (session_id, game, seq, kind, round, seat, auto, at, action, events, hash)
  SELECT made.id, made.game, seq, 'game', 1, 0, false, 0, '{"type":"mulligan","card":"a card of the bench"}',
         '[{"public":{"type":"mulligan","card":"a card of the bench"}}]', 'bench'
    FROM made, generate_series(1, ${ACTIONS}) seq
), people AS (SELECT array_agg(id ORDER BY id) AS ids, count(*) AS n FROM users WHERE name LIKE 'Bench player %')
INSERT INTO game_players (session_id, seat, game, kind, user_id, bot_level, player_id, name, loadout)
SELECT made.id, p.seat, p.game, 'user', u.id, NULL, u.id::text, p.name, p.loadout
  FROM made, people, game_players p,
       LATERAL (SELECT people.ids[1 + (made.num * 31 + p.seat * 7) % people.n] AS id) u
 WHERE p.session_id = $1`;

/** What those games have left for leaderboards and profiles: every player is in every list, and every seat in what it adds up. */
const LEAVINGS = [
  `INSERT INTO ratings (user_id, game, list, rating, games, wins, losses)
   SELECT u.id, l.game, l.list, 1000 + random() * 1000, 8, 4, 4
     FROM users u, unnest($1::text[], $2::text[]) AS l(game, list) WHERE u.name LIKE 'Bench player %'`,
  `INSERT INTO rating_changes (session_id, user_id, game, list, before, after, at)
   SELECT p.session_id, p.user_id, p.game, l.list, 1500, 1510, s.finished_at
     FROM game_players p JOIN game_sessions s ON s.id = p.session_id
     JOIN unnest($1::text[], $2::text[]) AS l(game, list) ON l.game = p.game
    WHERE s.end_reason = 'bench' ON CONFLICT DO NOTHING`,
  `INSERT INTO tcg_fuel.players (user_id, username) SELECT id, name FROM users WHERE name LIKE 'Bench player %'`,
  `INSERT INTO ggltcg.player_totals (player_id, display_name, games_played, games_won, games_lost)
   SELECT id::text, name, 8, n, 8 - n FROM users, LATERAL (SELECT (random() * 8)::int AS n) r WHERE name LIKE 'Bench player %'`,
  `INSERT INTO check_rounds (game_id, round_no, first_seat, ended_by, turns, reshuffles, winners, deck_commitment, round_seed,
                             started_at, ended_at)
   SELECT id, 1, 0, 'check', 20, 0, winners, '', '', finished_at, finished_at
     FROM game_sessions WHERE game = 'check' AND end_reason = 'bench'`,
  `INSERT INTO check_round_players (round_id, seat, user_id, score, cards_left, final_hand, is_winner, called_check, went_out,
                                    forfeited, disqualified, matches, wrong_matches, penalty_cards, peeks, swaps, timeouts)
   SELECT r.id, p.seat, p.user_id, 9, 4, '[]', p.seat = ANY (r.winners), false, false, false, false, 1, 0, 0, 2, 3, 0
     FROM check_rounds r JOIN game_players p ON p.session_id = r.game_id
    WHERE p.user_id IS NOT NULL ON CONFLICT DO NOTHING`,
];
const LISTS = [['check', '2 players'], ...['four-in-a-square', 'ggltcg', 'viking-vengeance', 'tcg-fuel'].map((game) => [game, 'ranked'])]; // prettier-ignore

/** Adds so many finished games of all kinds, and as many players as that takes. */
export async function fillWithGames(pool: Pool, client: ListClient, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO users (name, name_key, kind, role)
     SELECT 'Bench player ' || i, 'bench player ' || i, 'guest', 'player'
       FROM (SELECT count(*) AS known FROM users WHERE name LIKE 'Bench player %') k,
            generate_series(k.known + 1, k.known + $1) i`,
    [Math.ceil((2 * count) / GAMES_PER_PLAYER)],
  );
  let made = 0;
  for (const game of NAMES) {
    const { sessionId } = await client.post<{ sessionId: string }>('/api/sessions', { game });
    for (let left = Math.ceil(count / NAMES.length); left > 0; left -= AT_ONCE) {
      await pool.query(COPY, [sessionId, Math.min(left, AT_ONCE), made]);
      made += Math.min(left, AT_ONCE);
    }
  }
  const lists = [0, 1].map((column) => LISTS.map((list) => list[column]));
  for (const sql of LEAVINGS) await pool.query(sql, sql.includes('$1') ? lists : []);
  await pool.query('VACUUM ANALYZE');
}

/** Gives the games of one generated player to an account, which then has as many as the others. */
export async function takeOver(pool: Pool, userId: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT u.id FROM users u WHERE u.name LIKE 'Bench player %' AND EXISTS (
       SELECT 1 FROM game_players p WHERE p.user_id = u.id) LIMIT 1`,
  );
  const ofTcgFuel = ['players', 'player_records', 'uncounted_results'].map((table) => `tcg_fuel.${table}`);
  for (const table of ['ratings', 'rating_changes', 'check_round_players', ...ofTcgFuel])
    await pool.query(`UPDATE ${table} SET user_id = $1 WHERE user_id = $2`, [userId, rows[0]!.id]);
  await pool.query('UPDATE game_players SET user_id = $1::uuid, player_id = ($1::uuid)::text WHERE user_id = $2', [
    userId,
    rows[0]!.id,
  ]);
}
