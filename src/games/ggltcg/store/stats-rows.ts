import type { Committing, SqlStatement } from '../../../engine/hosting/hosted-game.js';
import { SHIPPED_SET } from '../rules/catalogue/card-sets.js';
import type { Ggltcg } from '../rules/ggltcg.types.js';

/**
 * What a game that has just ended leaves in the statistics, once: a game with a row in `game_stats` has been counted.
 * Counted are games in which everybody has an account or is a bot, and whose seed was not given. A tussle is won when
 * its defender went to sleep before it was told, and its attacker did not.
 */
const STATISTICS = `
WITH game AS (
  SELECT s.id, s.turn AS turns, n.state,
         n.state->>'outcome' AS outcome, n.state->>'winner_id' AS winner_id,
         GREATEST(0, (s.last_at - s.started_at) / 1000)::int AS seconds
    FROM game_sessions s
    JOIN game_state_snapshots n ON n.session_id = s.id AND n.seq = s.version
   WHERE s.id = $1 AND s.status = 'finished' AND s.access = 'seated' AND NOT s.seed_given AND s.fixture IS NULL
), events AS (
  SELECT type, player_id, event, row_number() OVER (ORDER BY version, place) AS at
    FROM ggltcg.game_events WHERE game_id = $1
), tussles AS (
  SELECT player_id, at, event->'attacker'->>'id' AS attacker, event->'defender'->>'id' AS defender,
         coalesce((SELECT min(told.at) FROM events told
                    WHERE told.at > t.at AND (told.type = 'tussle_declared'
                      OR (told.type = 'narrated' AND told.event->>'action_type' = 'tussle'))), 2147483647) AS until
    FROM events t WHERE type = 'tussle_declared'
), results AS (
  SELECT t.player_id, t.defender IS NULL AS direct,
         EXISTS (SELECT 1 FROM events e WHERE e.type = 'card_sleeped' AND e.at BETWEEN t.at AND t.until
                                          AND e.event->'card'->>'id' = t.defender)
         AND NOT EXISTS (SELECT 1 FROM events e WHERE e.type = 'card_sleeped' AND e.at BETWEEN t.at AND t.until
                                          AND e.event->'card'->>'id' = t.attacker) AS won
    FROM tussles t
), sides AS (
  SELECT p.player_id, p.user_id, p.name,
         (SELECT count(*) FROM events e WHERE e.type = 'card_played' AND e.player_id = p.player_id)::int AS cards_played,
         (SELECT count(*) FROM results r WHERE NOT r.direct AND r.player_id = p.player_id)::int AS tussles,
         (SELECT count(*) FROM results r WHERE NOT r.direct AND r.won AND r.player_id = p.player_id)::int AS tussles_won,
         (SELECT count(*) FROM events e WHERE e.type = 'direct_attack' AND e.player_id = p.player_id)::int AS direct_attacks
    FROM game_players p JOIN game ON game.id = p.session_id
), counted AS (
  INSERT INTO ggltcg.game_stats (game_id, outcome, winner_id, loser_id, total_turns, duration_seconds,
    winner_cards_played, winner_tussles_initiated, winner_direct_attacks,
    loser_cards_played, loser_tussles_initiated, loser_direct_attacks)
  SELECT game.id, game.outcome, game.winner_id, loser.player_id, game.turns, game.seconds,
         winner.cards_played, winner.tussles, winner.direct_attacks,
         loser.cards_played, loser.tussles, loser.direct_attacks
    FROM game
    LEFT JOIN sides winner ON winner.player_id = game.winner_id
    LEFT JOIN sides loser ON game.winner_id IS NOT NULL AND loser.player_id <> game.winner_id
  ON CONFLICT (game_id) DO NOTHING
  RETURNING game_id
), players AS (
  INSERT INTO ggltcg.player_totals AS p (player_id, display_name, games_played, games_won, games_lost, total_tussles,
    tussles_won, direct_attacks, total_turns, total_game_duration_seconds)
  SELECT sides.user_id::text, sides.name, 1, (sides.player_id IS NOT DISTINCT FROM game.winner_id)::int,
         (game.winner_id IS NOT NULL AND sides.player_id <> game.winner_id)::int, sides.tussles, sides.tussles_won,
         sides.direct_attacks, game.turns, game.seconds
    FROM counted JOIN game ON game.id = counted.game_id, sides
   WHERE sides.user_id IS NOT NULL ORDER BY sides.user_id
  ON CONFLICT (player_id) DO UPDATE
     SET display_name = excluded.display_name, games_played = p.games_played + 1,
         games_won = p.games_won + excluded.games_won, games_lost = p.games_lost + excluded.games_lost,
         total_tussles = p.total_tussles + excluded.total_tussles, tussles_won = p.tussles_won + excluded.tussles_won,
         direct_attacks = p.direct_attacks + excluded.direct_attacks,
         total_turns = p.total_turns + excluded.total_turns,
         total_game_duration_seconds = p.total_game_duration_seconds + excluded.total_game_duration_seconds,
         updated_at = now()
), cards AS (
  SELECT sides.user_id::text AS user_id, card.value AS name, (sides.player_id IS NOT DISTINCT FROM game.winner_id)::int AS won,
         EXISTS (SELECT 1 FROM events e WHERE e.type = 'card_played' AND e.player_id = sides.player_id
                                          AND e.event->'card'->>'name' = card.value)::int AS used
    FROM counted JOIN game ON game.id = counted.game_id, sides,
         json_array_elements_text(game.state->'starting_decks'->sides.player_id) AS card
   WHERE sides.user_id IS NOT NULL
)
INSERT INTO ggltcg.card_stats AS c (player_id, card_name, games_played, games_won, games_used, games_used_won)
SELECT user_id, name, 1, won, used, used * won FROM cards ORDER BY user_id, name
ON CONFLICT (player_id, card_name) DO UPDATE
   SET games_played = c.games_played + 1, games_won = c.games_won + excluded.games_won,
       games_used = c.games_used + excluded.games_used, games_used_won = c.games_used_won + excluded.games_used_won`;

/** The statistics of a game, in the commit that ends it. */
export function statsRows({ sessionId, seats, steps }: Committing<Ggltcg>): SqlStatement[] {
  const isOver = steps.at(-1)?.table.state.outcome !== null;
  const people = seats.filter(({ userId }) => userId !== null);
  const everybodyIsKnown = seats.every(({ userId, bot }) => userId !== null || bot !== null);
  // Cards of other sets may have the same names: only games with the game's own count.
  const isShipped = steps.at(-1)?.table.state.options.card_set === SHIPPED_SET;
  return isOver && isShipped && everybodyIsKnown && people.length > 0
    ? [{ text: STATISTICS, values: [sessionId] }]
    : [];
}
