import { Injectable } from '@nestjs/common';
import { SharedWork } from '../../../../common/shared-work.js';
import { ListPool } from '../../../../engine/store/list-pool.js';

/** How a player has done, in games that came to an end. */
export interface PlayerStats {
  readonly playerId: number;
  readonly username: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** From ranked games; null before the first. */
  readonly rating: number | null;
}

/** Two seats of one account in a game (a scenario) say nothing about a player. */
const STATS = `
SELECT u.id AS "playerId", u.username,
       count(s.id)::int AS games,
       count(s.id) FILTER (WHERE p.seat = ANY (s.winners))::int AS wins,
       count(s.id) FILTER (WHERE cardinality(s.winners) > 0 AND p.seat <> ALL (s.winners))::int AS losses,
       count(s.id) FILTER (WHERE cardinality(s.winners) = 0)::int AS draws,
       (SELECT r.rating FROM public.ratings r
         WHERE r.user_id = u.user_id AND r.game = 'tcg-fuel' AND r.list = 'ranked') AS rating
  FROM tcg_fuel.players u
  LEFT JOIN public.game_players p ON p.user_id = u.user_id AND p.game = 'tcg-fuel'
  LEFT JOIN public.game_sessions s ON s.id = p.session_id AND s.status = 'finished' AND s.fixture IS NULL`;

@Injectable()
export class PlayerStatistics {
  /** Every game that ever ended is counted: once in a while, for all who look. */
  private readonly boards = new SharedWork<PlayerStats[]>({ atOnce: 2, kept: 100, ttlMs: 10_000, rests: 100 });

  constructor(private readonly pool: ListPool) {}

  async find(playerId: number): Promise<PlayerStats | undefined> {
    // SQL here and below: aggregates over the original's views.
    const { rows } = await this.pool.query<PlayerStats>(`${STATS} WHERE u.id = $1 AND NOT u.is_bot GROUP BY u.id`, [
      playerId,
    ]);
    return rows[0];
  }

  /** Those who have won most. */
  leaders(limit: number): Promise<PlayerStats[]> {
    return this.boards.of(String(limit), () => this.count(limit));
  }

  private async count(limit: number): Promise<PlayerStats[]> {
    const { rows } = await this.pool.query<PlayerStats>(
      `${STATS} WHERE NOT u.is_bot GROUP BY u.id HAVING count(s.id) > 0
        ORDER BY wins DESC, losses, u.id LIMIT $1`,
      [limit],
    );
    return rows;
  }
}
