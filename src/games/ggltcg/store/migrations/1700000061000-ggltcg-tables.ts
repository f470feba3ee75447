import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Running games and ended ones, and the lobbies in which games are about to begin. */
const GAMES = `
  CREATE VIEW ggltcg.games AS
  SELECT s.id, s.created_at, s.updated_at,
         one.player_id::varchar(255) AS player1_id, one.name::varchar(255) AS player1_name,
         two.player_id::varchar(255) AS player2_id, two.name::varchar(255) AS player2_name,
         (CASE s.status WHEN 'finished' THEN 'completed' WHEN 'cancelled' THEN 'abandoned'
                        WHEN 'waiting' THEN 'waiting_for_player' ELSE s.status END)::varchar(50) AS status,
         (n.state->>'winner_id')::varchar(255) AS winner_id,
         s.turn AS turn_number,
         (n.state->>'active_player_id')::varchar(255) AS active_player_id,
         s.phase::varchar(50) AS phase,
         n.state::jsonb AS game_state,
         r.join_code::varchar(6) AS game_code,
         n.state->>'edition' AS edition,
         s.options::jsonb AS options, s.seed, s.version, s.access, s.watch,
         n.state->>'outcome' AS outcome,
         n.state->>'end_reason' AS end_reason
    FROM game_sessions s
    JOIN game_players one ON one.session_id = s.id AND one.seat = 0
    JOIN game_players two ON two.session_id = s.id AND two.seat = 1
    JOIN game_state_snapshots n ON n.session_id = s.id AND n.seq = s.version
    LEFT JOIN game_rooms r ON r.id = s.room_id
   WHERE s.game = 'ggltcg'
   UNION ALL
  SELECT r.id, r.created_at, r.updated_at,
         coalesce(one.player_id, r.owner_player_id), coalesce(one.name, r.owner_player_id),
         two.player_id, two.name,
         CASE WHEN r.status <> 'waiting' THEN 'abandoned' WHEN two.player_id IS NULL THEN 'waiting_for_player'
              ELSE 'deck_selection' END,
         NULL, 1, NULL, NULL, '{}', r.join_code, r.options->>'edition', r.options::jsonb, NULL, 0,
         CASE WHEN 'open' IN (one.kind, two.kind) THEN 'open' ELSE 'seated' END,
         CASE r.visibility WHEN 'listed' THEN 'anyone' ELSE 'link' END,
         NULL, NULL
    FROM game_rooms r
    LEFT JOIN LATERAL (SELECT * FROM game_room_players p WHERE p.room_id = r.id ORDER BY p.seat LIMIT 1) one ON true
    LEFT JOIN LATERAL (SELECT * FROM game_room_players p WHERE p.room_id = r.id ORDER BY p.seat OFFSET 1 LIMIT 1) two ON true
   WHERE r.game = 'ggltcg' AND r.session_id IS NULL`;

/** The turn of an action is the one it was played in: what ends a turn leaves a table of the next. */
const ACTIONS = `
  CREATE VIEW ggltcg.game_actions AS
  SELECT s.num * 1000000 + a.seq AS id, a.session_id AS game_id, a.seq AS version,
         coalesce((told.line->>'turn')::int, a.turn) AS turn_number, p.player_id,
         CASE a.kind WHEN 'game' THEN a.action->>'type' WHEN 'rewind' THEN 'undo' ELSE a.kind END AS action_type,
         a.action::jsonb AS action_data, a.events::jsonb AS events,
         told.line->>'description' AS result_description,
         a.created_at
    FROM game_actions a
    JOIN game_sessions s ON s.id = a.session_id
    LEFT JOIN game_players p ON p.session_id = a.session_id AND p.seat = a.seat
    LEFT JOIN LATERAL (SELECT e->'public' AS line FROM json_array_elements(a.events) e
                        WHERE e->'public'->>'type' = 'narrated' LIMIT 1) told ON true
   WHERE a.game = 'ggltcg'`;

/**
 * What an ended game was, told from the actions that still stand: going back to a version forgets those after it. Above
 * the first thing that a bot did in a turn stands what it was after.
 */
const PLAYBACK = `
  CREATE VIEW ggltcg.game_playback AS
  SELECT g.id AS game_id,
         jsonb_build_array(jsonb_build_object('player_id', g.player1_id, 'name', g.player1_name),
                           jsonb_build_object('player_id', g.player2_id, 'name', g.player2_name)) AS players,
         g.winner_id,
         g.game_state->'starting_decks'->g.player1_id AS starting_deck_p1,
         g.game_state->'starting_decks'->g.player2_id AS starting_deck_p2,
         g.game_state->>'first_player_id' AS first_player_id,
         told.play_by_play, g.turn_number AS turn_count, told.cc_tracking,
         g.created_at, s.finished_at AS completed_at
    FROM ggltcg.games g
    JOIN game_sessions s ON s.id = g.id
    CROSS JOIN LATERAL (
      WITH RECURSIVE back (seq) AS (
        SELECT g.version
        UNION ALL
        SELECT CASE a.kind WHEN 'rewind' THEN (a.action->>'to')::int ELSE a.seq - 1 END
          FROM back JOIN game_actions a ON a.session_id = g.id AND a.seq = back.seq
      ), events AS (
        SELECT a.seq, e.ordinality AS place, e.value->'public' AS event, p.kind = 'bot' AS by_bot, a.note
          FROM back
          JOIN game_actions a ON a.session_id = g.id AND a.seq = back.seq AND a.kind = 'game'
          LEFT JOIN game_players p ON p.session_id = g.id AND p.seat = a.seat
         CROSS JOIN json_array_elements(a.events) WITH ORDINALITY e
      ), deeds AS (
        SELECT *, row_number() OVER (PARTITION BY seq ORDER BY place) AS nth FROM events WHERE event->>'type' = 'narrated'
      ), plans AS (
        SELECT DISTINCT ON (event->>'turn', event->>'player_id') seq FROM deeds
         WHERE by_bot AND nth = 1 AND note->>'strategy' <> '' AND event->>'action_type' <> 'victory'
         ORDER BY event->>'turn', event->>'player_id', seq
      ), lines AS (
        SELECT seq, nth, by_bot, note, event, event->>'action_type' AS action_type, event->>'description' AS description
          FROM deeds
        UNION ALL
        SELECT seq, 0, by_bot, note, event, 'strategy', note->>'strategy' FROM deeds JOIN plans USING (seq) WHERE nth = 1
      ), numbered AS (
        SELECT *, row_number() OVER (ORDER BY seq, nth) AS number FROM lines
      )
      SELECT (SELECT coalesce(jsonb_agg(jsonb_build_object(
                       'seq', number, 'turn', event->'turn', 'player', event->'player', 'player_id', event->'player_id',
                       'action_type', action_type, 'description', description)
                     || CASE WHEN by_bot AND note->>'reasoning' <> ''
                             THEN jsonb_build_object('reasoning', note->'reasoning') ELSE '{}' END
                     || CASE WHEN by_bot
                             THEN jsonb_build_object('ai_endpoint', coalesce(note->>'ai_endpoint', 'Parlour search bot'))
                             ELSE '{}' END ORDER BY number), '[]') FROM numbered) AS play_by_play,
             (SELECT coalesce(jsonb_agg(event->'cc' ORDER BY seq, place), '[]') FROM events
               WHERE event->>'type' IN ('turn_ended', 'game_over')) AS cc_tracking
    ) told
   WHERE g.status = 'completed'`;

const PLAYER_STATS = `
  CREATE VIEW ggltcg.player_stats AS
  SELECT t.player_id, t.display_name, t.games_played, t.games_won, t.games_lost, t.total_tussles, t.tussles_won,
         t.direct_attacks, t.total_turns, t.total_game_duration_seconds,
         (SELECT coalesce(jsonb_object_agg(c.card_name, jsonb_build_object('games_played', c.games_played,
                                                                          'games_won', c.games_won)), '{}')
            FROM ggltcg.card_stats c WHERE c.player_id = t.player_id) AS card_stats,
         t.created_at, t.updated_at
    FROM ggltcg.player_totals t`;

/** In how many games a card of the deck was played as well, and how many of those were won; also of games long over. */
const USED = [
  `ALTER TABLE ggltcg.card_stats ADD COLUMN games_used int NOT NULL DEFAULT 0,
                                 ADD COLUMN games_used_won int NOT NULL DEFAULT 0`,
  `UPDATE ggltcg.card_stats c SET games_used = u.games, games_used_won = u.won
     FROM (SELECT user_id, card, count(*)::int AS games, count(*) FILTER (WHERE won)::int AS won
             FROM (SELECT DISTINCT g.game_id, p.user_id, e.event->'card'->>'name' AS card, p.player_id = g.winner_id AS won
                     FROM ggltcg.game_stats g
                     JOIN game_players p ON p.session_id = g.game_id AND p.user_id IS NOT NULL
                     JOIN ggltcg.game_events e ON e.game_id = g.game_id AND e.type = 'card_played'
                                              AND e.player_id = p.player_id) uses
            GROUP BY user_id, card) u
    WHERE c.player_id = u.user_id::text AND c.card_name = u.card`,
];

/** What stood there before, for the way back. */
const earlierViews = [
  `CREATE VIEW ggltcg.games AS
      SELECT s.id, s.created_at, s.updated_at,
             one.player_id AS player1_id, one.name AS player1_name,
             two.player_id AS player2_id, two.name AS player2_name,
             CASE s.status WHEN 'finished' THEN 'completed' WHEN 'cancelled' THEN 'abandoned' ELSE s.status END AS status,
             n.state->>'winner_id' AS winner_id,
             s.turn AS turn_number,
             n.state->>'active_player_id' AS active_player_id,
             s.phase,
             n.state AS game_state,
             r.join_code AS game_code,
             n.state->>'edition' AS edition,
             s.options, s.seed, s.version, s.access, s.watch,
             n.state->>'outcome' AS outcome,
             n.state->>'end_reason' AS end_reason
        FROM game_sessions s
        JOIN game_players one ON one.session_id = s.id AND one.seat = 0
        JOIN game_players two ON two.session_id = s.id AND two.seat = 1
        JOIN game_state_snapshots n ON n.session_id = s.id AND n.seq = s.version
        LEFT JOIN game_rooms r ON r.id = s.room_id
       WHERE s.game = 'ggltcg'`,
  `CREATE VIEW ggltcg.game_actions AS
      SELECT a.session_id AS game_id, a.seq AS version, a.turn AS turn_number, p.player_id,
             CASE a.kind WHEN 'game' THEN a.action->>'type' WHEN 'rewind' THEN 'undo' ELSE a.kind END AS action_type,
             a.action AS action_data, a.events,
             (SELECT e->'public'->>'description' FROM json_array_elements(a.events) e
               WHERE e->'public'->>'type' = 'narrated' LIMIT 1) AS result_description,
             a.created_at
        FROM game_actions a
        LEFT JOIN game_players p ON p.session_id = a.session_id AND p.seat = a.seat
       WHERE a.game = 'ggltcg'`,
];

/**
 * The tables of the game's contract, whole: lobbies among the games, playbacks, each player's cards, and the contract's
 * types. Its index over `updated_at` there is none: that changes with every action, which would have to write it.
 */
export class GgltcgTables1700000061000 implements MigrationInterface {
  name = 'GgltcgTables1700000061000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW ggltcg.games, ggltcg.game_actions');
    await runner.query('ALTER TABLE ggltcg.player_stats RENAME TO player_totals');
    for (const statement of [GAMES, ACTIONS, PLAYBACK, PLAYER_STATS, ...USED]) await runner.query(statement);
    for (const seat of [0, 1]) {
      await runner.query(
        `CREATE INDEX idx_games_player${seat + 1} ON game_players (player_id) WHERE game = 'ggltcg' AND seat = ${seat}`,
      );
    }
    await runner.query(`CREATE INDEX idx_games_status ON game_sessions (status) WHERE game = 'ggltcg'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX idx_games_player1, idx_games_player2, idx_games_status');
    await runner.query('DROP VIEW ggltcg.game_playback, ggltcg.games, ggltcg.game_actions, ggltcg.player_stats');
    await runner.query('ALTER TABLE ggltcg.player_totals RENAME TO player_stats');
    await runner.query('ALTER TABLE ggltcg.card_stats DROP COLUMN games_used, DROP COLUMN games_used_won');
    for (const view of earlierViews) await runner.query(view);
  }
}
