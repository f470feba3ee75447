import { Injectable } from '@nestjs/common';
import { constants } from '../../rules/catalogue.js';
import type { OwnGamesQueryDto } from './games.dto.js';
import { ListPool } from '../../../../engine/store/list-pool.js';

/** A game in a list: what one needs to choose it. */
interface ListedGame {
  readonly game_id: string;
  readonly game_mode: string;
  readonly game_status: string;
  readonly opponent_id: string;
  readonly opponent_username: string;
  readonly winner_id: string | null;
  readonly end_reason: string | null;
  readonly created_at: Date;
  readonly completed_at: Date | null;
}

const PAGE = 20;
const STATUSES = { pending: 'waiting', active: 'active', completed: 'finished', aborted: 'cancelled' } as const;

const LIST = `
SELECT s.id AS game_id, s.options->>'mode' AS game_mode,
       CASE s.status WHEN 'waiting' THEN 'pending' WHEN 'finished' THEN 'completed' WHEN 'cancelled' THEN 'aborted'
            ELSE 'active' END AS game_status,
       coalesce(o.user_id::text, $5) AS opponent_id, o.name AS opponent_username,
       CASE s.winners[1] WHEN me.seat THEN me.user_id::text WHEN o.seat THEN coalesce(o.user_id::text, $5) END
         AS winner_id,
       s.end_reason, s.created_at, s.finished_at AS completed_at, count(*) OVER ()::int AS total
  FROM game_players me
  JOIN game_sessions s ON s.id = me.session_id
  JOIN game_players o ON o.session_id = s.id AND o.seat = 1 - me.seat
 WHERE me.user_id = $1 AND me.game = 'viking-vengeance'
   AND ($2::text IS NULL OR s.status = $2) AND ($3::text IS NULL OR s.options->>'mode' = $3)
   AND (o.user_id IS DISTINCT FROM me.user_id OR me.seat = 0)
 ORDER BY s.created_at DESC, s.id LIMIT ${PAGE} OFFSET $4`;

/** Everybody's own games, the newest first. */
@Injectable()
export class OwnGames {
  constructor(private readonly pool: ListPool) {}

  async page(userId: string, { status, mode, page }: OwnGamesQueryDto) {
    // SQL: a page over sessions and what hangs on them.
    const { rows } = await this.pool.query<ListedGame & { total: number }>(LIST, [
      userId,
      status ? STATUSES[status] : null,
      mode ?? null,
      (page - 1) * PAGE,
      constants.ai_player_id,
    ]);
    const data = rows.map(({ total: _, ...game }): ListedGame => game);
    return { data, total: rows[0]?.total ?? 0, page, limit: PAGE };
  }
}
