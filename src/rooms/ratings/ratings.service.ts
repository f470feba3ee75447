import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Glicko } from './glicko2.js';
import type { RatingList } from './rating-rows.js';

/** A player in a list of ratings. */
export interface RatedPlayer extends Glicko {
  readonly userId: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

const SELECT = `
SELECT r.user_id AS "userId", u.name, r.rating, r.deviation, r.volatility, r.games, r.wins, r.losses, r.draws
  FROM ratings r JOIN users u ON u.id = r.user_id`;

/** Reads ratings. They are written by the commits that earn them. */
@Injectable()
export class Ratings {
  constructor(private readonly pool: Pool) {}

  async find({ game, list }: RatingList, userId: string): Promise<RatedPlayer | undefined> {
    const { rows } = await this.pool.query<RatedPlayer>(
      `${SELECT} WHERE r.game = $1 AND r.list = $2 AND r.user_id = $3`,
      [game, list, userId],
    );
    return rows[0];
  }

  /** The best first; of equals, the one who has played more. */
  async top({ game, list }: RatingList, limit: number, minGames = 1): Promise<RatedPlayer[]> {
    const { rows } = await this.pool.query<RatedPlayer>(
      `${SELECT} WHERE r.game = $1 AND r.list = $2 AND r.games >= $4
        ORDER BY r.rating DESC, r.games DESC, r.user_id LIMIT $3`,
      [game, list, limit, minGames],
    );
    return rows;
  }
}
