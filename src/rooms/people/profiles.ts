import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth/users.service.js';
import { ListPool } from '../../engine/store/list-pool.js';
import type { RankedPlayer } from '../ratings/rating-boards.js';
import type { RatingList } from '../ratings/rating-rows.js';

/** One rating of a player, with the last games that made it. */
interface ProfileRating extends RatingList, Omit<RankedPlayer, 'rank' | 'userId' | 'name'> {
  /** After each of the last thirty games, the oldest first. */
  readonly recent: readonly number[];
}

/** What a player has finished of one game. */
interface ProfileGame {
  readonly game: string;
  readonly finished: number;
  readonly won: number;
}

/** What the public may know about a player. */
export interface Profile {
  readonly userId: string;
  readonly name: string;
  readonly kind: 'guest' | 'registered';
  readonly since: string;
  readonly ratings: readonly ProfileRating[];
  readonly games: readonly ProfileGame[];
}

const RATINGS = `
SELECT r.game, r.list, r.rating, r.deviation, r.games, r.wins, r.losses, r.draws,
       ARRAY(SELECT last.after FROM (SELECT c.after, c.at FROM rating_changes c
                WHERE c.user_id = r.user_id AND c.game = r.game AND c.list = r.list
                ORDER BY c.at DESC LIMIT 30) last ORDER BY last.at) AS recent
  FROM ratings r WHERE r.user_id = $1 ORDER BY r.game, r.list`;

/** A game at whose table one player has several seats is practice, and counts for nothing. */
const GAMES = `
SELECT game, count(*)::int AS finished, count(*) FILTER (WHERE won)::int AS won
  FROM (SELECT s.game, s.id, bool_or(p.seat = ANY(s.winners)) AS won
          FROM game_players p JOIN game_sessions s ON s.id = p.session_id
         WHERE p.user_id = $1 AND s.status = 'finished'
         GROUP BY s.game, s.id HAVING count(*) = 1) played
 GROUP BY game ORDER BY game`;

/** Puts profiles together. Neither address nor ban nor login stands in one. */
@Injectable()
export class Profiles {
  constructor(
    private readonly users: UsersService,
    private readonly pool: ListPool,
  ) {}

  async get(userId: string): Promise<Profile> {
    const { id, name, kind, createdAt } = await this.users.get(userId);
    // SQL: aggregates over all games of an account.
    const [ratings, games] = await Promise.all([
      this.pool.query<ProfileRating>(RATINGS, [id]),
      this.pool.query<ProfileGame>(GAMES, [id]),
    ]);
    return { userId: id, name, kind, since: createdAt.toISOString(), ratings: ratings.rows, games: games.rows };
  }
}
