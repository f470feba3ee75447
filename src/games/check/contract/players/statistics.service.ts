import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../../common/api-error.js';
import { isUuid } from '../../../../common/uuid.js';
import { Ratings } from '../../../../rooms/ratings/ratings.service.js';
import { check } from '../../rules/check.game.js';
import { ratingList } from '../../store/rating-work.js';
import { ListPool } from '../../../../engine/store/list-pool.js';

const MOST_LISTED = 100;

const MEAN_SCORES = `
SELECT p.user_id, avg(p.score)::float8 AS mean
  FROM check_round_players p JOIN check_rounds r ON r.id = p.round_id
 WHERE p.user_id = ANY($1::uuid[]) AND (SELECT count(*) FROM game_players g WHERE g.session_id = r.game_id) = $2
 GROUP BY p.user_id`;

const GAMES = `
SELECT count(*)::int AS games, count(*) FILTER (WHERE p.seat = ANY(s.winners))::int AS wins
  FROM game_players p JOIN game_sessions s ON s.id = p.session_id
 WHERE p.user_id = $1 AND s.game = $2 AND s.status = 'finished'`;

/** A rate of nothing is unknown, not nought. */
const ROUNDS = `
SELECT count(*)::int AS rounds,
       count(*) FILTER (WHERE p.is_winner)::int AS "roundWins",
       avg(p.score)::float8 AS "meanScore",
       (count(*) FILTER (WHERE called AND p.is_winner))::float8 / nullif(count(*) FILTER (WHERE called), 0)
         AS "callSuccessRate",
       sum(p.matches)::float8 / nullif(count(*), 0) AS "matchRate",
       sum(p.wrong_matches)::float8 / nullif(sum(p.matches + p.wrong_matches), 0) AS "wrongMatchRate"
  FROM check_round_players p JOIN check_rounds r ON r.id = p.round_id,
       LATERAL (SELECT r.caller_seat = p.seat AS called) c
 WHERE p.user_id = $1`;

interface GamesPlayed {
  readonly games: number;
  readonly wins: number;
}

interface RoundsPlayed {
  readonly rounds: number;
  readonly roundWins: number;
  readonly meanScore: number | null;
  readonly callSuccessRate: number | null;
  readonly matchRate: number | null;
  readonly wrongMatchRate: number | null;
}

/** How one player has done. A rate of nothing is null. */
export interface PlayerStatistics extends GamesPlayed, RoundsPlayed {
  readonly userId: string;
}

/** How people have done so far. */
@Injectable()
export class Statistics {
  constructor(
    private readonly pool: ListPool,
    private readonly ratings: Ratings,
  ) {}

  async leaderboard(players: number) {
    const rated = await this.ratings.top(ratingList(players), MOST_LISTED);
    // SQL here and below: aggregates over finished rounds.
    const { rows } = await this.pool.query<{ user_id: string; mean: number }>(MEAN_SCORES, [
      rated.map(({ userId }) => userId),
      players,
    ]);
    const means = new Map(rows.map(({ user_id, mean }) => [user_id, mean]));
    return {
      players,
      entries: rated.map(({ userId, name, rating, deviation, games, wins }, index) => ({
        rank: index + 1,
        userId,
        name,
        rating: Math.round(rating),
        deviation: Math.round(deviation),
        games,
        wins,
        meanScore: means.get(userId) ?? null,
      })),
    };
  }

  async ofPlayer(userId: string): Promise<PlayerStatistics> {
    const known = isUuid(userId) && (await this.pool.query('SELECT 1 FROM users WHERE id = $1', [userId])).rowCount;
    if (!known) throw new ApiError(404, 'PLAYER_NOT_FOUND', 'There is no such player.');
    const [games, rounds] = await Promise.all([
      this.pool.query<GamesPlayed>(GAMES, [userId, check.id]),
      this.pool.query<RoundsPlayed>(ROUNDS, [userId]),
    ]);
    return { userId, ...games.rows[0]!, ...rounds.rows[0]! };
  }
}
