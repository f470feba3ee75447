import type { SqlStatement } from '../../engine/hosting/hosted-game.js';
import { NEW_GLICKO } from './glicko2.js';
import type { Glicko } from './glicko2.js';

/** What a player begins with, and how much a single game can change. */
export const ELO = { start: 1000, k: 32 } as const;

/** Which numbers: of one game, in one of its lists. */
export interface RatingList {
  readonly game: string;
  readonly list: string;
}

/** A game that counts, once. Bots and seat tokens have no rating and are left out. */
export interface EloResult extends RatingList {
  readonly sessionId: string;
  readonly players: readonly { readonly userId: string; readonly place: number }[];
  readonly k?: number;
  readonly start?: number;
}

/**
 * Elo in the database, for the `rows` of a game: those are written in the commit that ends the game and cannot ask for
 * the ratings first. With two players, K times what they made beyond what was expected; with more, each has played each of
 * the others, and the mean of it counts. What the game changes is added to what stands there by then, so two games that end
 * at once both count. Rows are taken in the order of their users: two games of the same people do not deadlock.
 * A game that has changed ratings before changes nothing.
 */
const ELO_STATEMENT = `
WITH seats AS (
  SELECT s.user_id, s.place, coalesce(r.rating, $5::float8) AS rating
    FROM unnest($3::uuid[], $4::int[]) AS s(user_id, place)
    LEFT JOIN ratings r ON r.user_id = s.user_id AND r.game = $1 AND r.list = $2
   WHERE NOT EXISTS (SELECT 1 FROM rating_changes WHERE session_id = $7)
), changes AS (
  SELECT me.user_id, me.place,
         $6::float8 * avg(CASE WHEN me.place < o.place THEN 1.0 WHEN me.place = o.place THEN 0.5 ELSE 0.0 END::float8
                          - 1 / (1 + power(10::float8, (o.rating - me.rating) / 400))) AS change
    FROM seats me JOIN seats o ON o.user_id <> me.user_id
   GROUP BY me.user_id, me.place
), results AS (
  SELECT user_id, change, min(place) OVER () = max(place) OVER () AS drawn, place = min(place) OVER () AS best
    FROM changes
), written AS (
  INSERT INTO ratings AS r (user_id, game, list, rating, games, wins, losses, draws)
  SELECT user_id, $1, $2, $5::float8 + change, 1, (best AND NOT drawn)::int, (NOT best)::int, drawn::int
    FROM results ORDER BY user_id
  ON CONFLICT (user_id, game, list) DO UPDATE
     SET rating = r.rating + excluded.rating - $5::float8, games = r.games + 1, wins = r.wins + excluded.wins,
         losses = r.losses + excluded.losses, draws = r.draws + excluded.draws, updated_at = now()
  RETURNING r.user_id, r.rating
)
INSERT INTO rating_changes (session_id, user_id, game, list, before, after)
SELECT $7, w.user_id, $1, $2, w.rating - c.change, w.rating FROM written w JOIN changes c ON c.user_id = w.user_id`;

/** What a game changes by Elo, as rows of its last commit. */
export function eloRows({ sessionId, game, list, players, k = ELO.k, start = ELO.start }: EloResult): SqlStatement[] {
  const userIds = players.map(({ userId }) => userId);
  // Between the seats of one person nothing is won.
  if (players.length < 2 || new Set(userIds).size < players.length) return [];
  const places = players.map(({ place }) => place);
  return [{ text: ELO_STATEMENT, values: [game, list, userIds, places, start, k, sessionId] }];
}

/** A player whose new rating was worked out beforehand: by `glicko2`, from ratings the game knew at its start. */
export interface GlickoResult extends Glicko {
  readonly userId: string;
  readonly result: 'win' | 'loss' | 'draw';
}

const GLICKO_STATEMENT = `
WITH written AS (
  INSERT INTO ratings AS r (user_id, game, list, rating, deviation, volatility, games, wins, losses, draws)
  SELECT s.user_id, $1, $2, s.rating, s.deviation, s.volatility, 1, (s.result = 'win')::int, (s.result = 'loss')::int,
         (s.result = 'draw')::int
    FROM unnest($3::uuid[], $4::float8[], $5::float8[], $6::float8[], $7::text[])
         AS s(user_id, rating, deviation, volatility, result)
   WHERE NOT EXISTS (SELECT 1 FROM rating_changes WHERE session_id = $8)
   ORDER BY s.user_id
  ON CONFLICT (user_id, game, list) DO UPDATE
     SET rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, games = r.games + 1,
         wins = r.wins + excluded.wins, losses = r.losses + excluded.losses, draws = r.draws + excluded.draws,
         updated_at = now()
  RETURNING r.user_id, r.rating
)
INSERT INTO rating_changes (session_id, user_id, game, list, before, after)
SELECT $8, w.user_id, $1, $2, coalesce(old.rating, $9::float8), w.rating
  FROM written w LEFT JOIN ratings old ON old.user_id = w.user_id AND old.game = $1 AND old.list = $2`;

/** What a game changes by Glicko-2, as rows of its last commit. */
export function glickoRows(
  sessionId: string,
  { game, list }: RatingList,
  results: readonly GlickoResult[],
): SqlStatement[] {
  const all = <K extends keyof GlickoResult>(key: K) => results.map((result) => result[key]);
  const values = [game, list, all('userId'), all('rating'), all('deviation'), all('volatility'), all('result')];
  const once = [sessionId, NEW_GLICKO.rating];
  return results.length === 0 ? [] : [{ text: GLICKO_STATEMENT, values: [...values, ...once] }];
}
