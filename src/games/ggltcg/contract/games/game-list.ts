import { Injectable } from '@nestjs/common';
import { isAfterCursor, microsOf, readTimeCursor } from '../../../../common/http/cursor-by-time.js';
import { toPage } from '../../../../common/http/cursor.js';
import type { Page } from '../../../../common/http/cursor.js';
import type { GgltcgGamesQueryDto } from './new-game.dto.js';
import { ListPool } from '../../../../engine/store/list-pool.js';

export interface ListedGame {
  readonly game_id: string;
  readonly status: string;
  readonly player1_id: string;
  readonly player1_name: string;
  readonly player2_id: string | null;
  readonly player2_name: string | null;
  readonly winner_id: string | null;
  readonly turn_number: number;
  readonly active_player_id: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

interface Row extends ListedGame {
  readonly micros: string;
}

const before = (time: string) => isAfterCursor(time, 'id', 3);

/** The newest of one kind of game, by keys alone: no state is read before a page is chosen. */
const sessions = (status: string, time: string) => `
  (SELECT id, ${time} AS at FROM game_sessions
    WHERE game = 'ggltcg' AND watch = 'anyone' AND status = '${status}' ${status === 'active' ? '' : 'AND finished_at IS NOT NULL'}
      AND ${before(time)} ORDER BY ${time} DESC, id DESC LIMIT $5)`;

const LOBBIES = `
  (SELECT id, updated_at AS at FROM game_rooms
    WHERE game = 'ggltcg' AND visibility = 'listed' AND session_id IS NULL AND ${before('updated_at')}
      AND ($2::text IS NULL OR ($2 = 'abandoned') = (status <> 'waiting')))`;

/** Which games may have a status. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  active: [sessions('active', 'updated_at')],
  completed: [sessions('finished', 'finished_at')],
  abandoned: [sessions('cancelled', 'finished_at'), LOBBIES],
  waiting_for_player: [LOBBIES],
  deck_selection: [LOBBIES],
};
/** Statuses that the keys alone decide; a lobby's depends on who is in it. */
const KINDS_BY_KEY = new Set(['active', 'completed', 'abandoned']);
const ALL_KINDS = [...new Set(Object.values(KINDS).flat())];

const OF_A_PLAYER = `
  (SELECT id, coalesce(finished_at, updated_at) AS at FROM game_sessions
    WHERE watch <> 'nobody' AND id IN (
            SELECT session_id FROM game_players WHERE game = 'ggltcg' AND seat = 0 AND player_id = $1
            UNION SELECT session_id FROM game_players WHERE game = 'ggltcg' AND seat = 1 AND player_id = $1)
      AND ($2::text IS NULL OR status = CASE $2 WHEN 'completed' THEN 'finished' WHEN 'abandoned' THEN 'cancelled' ELSE $2 END)
      AND ${before('coalesce(finished_at, updated_at)')} ORDER BY at DESC, id DESC LIMIT $5)
  UNION ALL
  (SELECT id, updated_at FROM game_rooms
    WHERE game = 'ggltcg' AND session_id IS NULL AND ${before('updated_at')}
      AND id IN (SELECT room_id FROM game_room_players WHERE player_id = $1))`;

/** Games and lobbies as the game's own view of them tells; those that may not be watched are not listed. */
@Injectable()
export class GameList {
  constructor(private readonly pool: ListPool) {}

  async find({ player_id, status, limit, cursor }: GgltcgGamesQueryDto): Promise<Page<ListedGame>> {
    const kinds = status === undefined ? ALL_KINDS : KINDS[status]!;
    const byKey = status === undefined || KINDS_BY_KEY.has(status);
    // SQL: a list over rooms and sessions together.
    const { rows } = await this.pool.query<Row>(
      `WITH newest AS MATERIALIZED (${player_id === undefined ? kinds.join(' UNION ALL ') : OF_A_PLAYER}),
            page AS MATERIALIZED (
              SELECT id, at FROM newest ORDER BY at DESC, id DESC LIMIT ${byKey ? '$5' : 'ALL'})
       SELECT g.id AS game_id, g.status, player1_id, player1_name, player2_id, player2_name, winner_id, turn_number,
              active_player_id, created_at, updated_at, ${microsOf('p.at')} AS micros
         FROM ggltcg.games g JOIN page p ON p.id = g.id
        WHERE g.id = ANY (ARRAY(SELECT id FROM page)) AND ($1::text IS NULL OR $1 <> '') AND ($2::text IS NULL OR g.status = $2)
        ORDER BY p.at DESC, p.id DESC LIMIT $5`,
      [player_id ?? null, status ?? null, ...readTimeCursor(cursor), limit + 1],
    );
    return toPage(
      rows,
      limit,
      (last) => [last.micros, last.game_id],
      ({ micros: _sorted, ...game }) => game,
    );
  }
}
