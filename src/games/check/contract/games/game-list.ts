import { Injectable } from '@nestjs/common';
import { isAfterCursor, microsOf, readTimeCursor } from '../../../../common/http/cursor-by-time.js';
import { toPage } from '../../../../common/http/cursor.js';
import type { Page } from '../../../../common/http/cursor.js';
import type { CheckGamesQueryDto } from './games.dto.js';
import { ListPool } from '../../../../engine/store/list-pool.js';
import type { CheckOptions } from '../../rules/options.js';

/** A game in a list. */
export interface ListedGame {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly seatsTaken: number;
  readonly seatsTotal: number;
  readonly options: CheckOptions;
  readonly createdAt: string;
}

interface ListedRow {
  id: string;
  name: string;
  status: string;
  taken: number;
  total: number;
  options: CheckOptions;
  created_at: Date;
  micros: string;
}

const PAGE = `${isAfterCursor('x.created_at', 'x.id', 3)} ORDER BY x.created_at DESC, x.id DESC LIMIT $5`;

/** The rooms and sessions a page may hold, by keys alone; seats are counted for the page only. */
const games = (rooms: string, sessions: string) => `
WITH waiting AS (
  SELECT x.id, x.name, 'waiting' AS status, x.max_players AS total, x.options, x.created_at,
         (SELECT count(*)::int FROM game_room_players p WHERE p.room_id = x.id) AS taken
    FROM game_rooms x
   WHERE x.game = 'check' AND x.status = 'waiting' AND ($2::text IS NULL OR $2 = 'waiting') AND ${rooms} AND ${PAGE}
), begun AS (
  SELECT x.id, x.status, x.options, x.created_at, x.room_id FROM game_sessions x
   WHERE x.game = 'check' AND x.status IN ('active', 'finished') AND ($2::text IS NULL OR x.status = $2)
     AND ${sessions} AND ${PAGE}
)
SELECT id, name, status, taken, total, options::jsonb - 'deckOrder' AS options, created_at,
       ${microsOf('created_at')} AS micros
  FROM (SELECT id, name, status, total, options, created_at, taken FROM waiting
        UNION ALL
        SELECT b.id, coalesce(r.name, 'Check'), b.status, seated.many, b.options, b.created_at, seated.many
          FROM begun b LEFT JOIN game_rooms r ON r.id = b.room_id,
          LATERAL (SELECT count(*)::int AS many FROM game_players p WHERE p.session_id = b.id) seated) listed
 ORDER BY created_at DESC, id DESC LIMIT $5`;

/** Waiting games are rooms, the others sessions; test settings are shown nowhere. Private games are on one's own list only. */
const ANYBODYS = games(`$1::uuid IS NULL AND x.visibility = 'listed'`, `x.watch = 'anyone'`);
const MINE = games(
  'x.id IN (SELECT room_id FROM game_room_players WHERE user_id = $1)',
  'x.id IN (SELECT session_id FROM game_players WHERE user_id = $1)',
);

/** Lists games, the newest first. */
@Injectable()
export class GameList {
  constructor(private readonly pool: ListPool) {}

  async page(query: CheckGamesQueryDto, userId: string | undefined): Promise<Page<ListedGame>> {
    const values = [userId ?? null, query.status ?? null, ...readTimeCursor(query.cursor), query.limit + 1];
    // SQL: a page over rooms and sessions together.
    const { rows } = await this.pool.query<ListedRow>(userId === undefined ? ANYBODYS : MINE, values);
    return toPage(rows, query.limit, (last) => [last.micros, last.id], listed);
  }
}

function listed({ id, name, status, taken, total, options, created_at }: ListedRow): ListedGame {
  const createdAt = created_at.toISOString();
  return { gameId: id, name, status, seatsTaken: taken, seatsTotal: total, options, createdAt };
}
