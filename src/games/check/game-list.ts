import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { decodeCursor, toPage } from '../../common/http/cursor.js';
import type { Page } from '../../common/http/cursor.js';
import { isUuid } from '../../common/uuid.js';
import { badShape } from '../../common/http/validation.js';
import type { GamesQueryDto } from './requests.dto.js';

/** A game in a list. */
export interface ListedGame {
  readonly gameId: string;
  readonly name: string;
  readonly status: string;
  readonly seatsTaken: number;
  readonly seatsTotal: number;
  readonly options: object;
  readonly createdAt: string;
}

interface ListedRow {
  id: string;
  name: string;
  status: string;
  taken: number;
  total: number;
  options: object;
  created_at: Date;
  micros: string;
}

/** Waiting games are rooms, the others sessions; test settings are shown nowhere. Private games are on one's own list only. */
const GAMES = `
WITH games AS (
  SELECT r.id, r.name, 'waiting' AS status, r.max_players AS total, r.options, r.created_at,
         (SELECT count(*)::int FROM game_room_players p WHERE p.room_id = r.id) AS taken,
         r.visibility = 'listed' AS open,
         EXISTS (SELECT FROM game_room_players p WHERE p.room_id = r.id AND p.user_id = $1) AS mine
    FROM game_rooms r WHERE r.game = 'check' AND r.status = 'waiting'
  UNION ALL
  SELECT s.id, coalesce(r.name, 'Check'), s.status, seated.many, s.options, s.created_at, seated.many,
         s.watch = 'anyone', seated.mine
    FROM game_sessions s
    LEFT JOIN game_rooms r ON r.id = s.room_id,
    LATERAL (SELECT count(*)::int AS many, bool_or(p.user_id = $1) AS mine
               FROM game_players p WHERE p.session_id = s.id) seated
   WHERE s.game = 'check' AND s.status IN ('active', 'finished')
)
SELECT id, name, status, taken, total, options::jsonb - 'deckOrder' AS options, created_at,
       (extract(epoch FROM created_at) * 1000000)::bigint::text AS micros
  FROM games
 WHERE CASE WHEN $1::uuid IS NULL THEN open ELSE mine END
   AND ($2::text IS NULL OR status = $2)
   AND ($3::bigint IS NULL OR ((extract(epoch FROM created_at) * 1000000)::bigint, id) < ($3::bigint, $4::uuid))
 ORDER BY created_at DESC, id DESC LIMIT $5`;

/** Lists games, the newest first. */
@Injectable()
export class GameList {
  constructor(private readonly pool: Pool) {}

  async page(query: GamesQueryDto, userId: string | undefined): Promise<Page<ListedGame>> {
    const [micros, id] = query.cursor ? readCursor(query.cursor) : [null, null];
    const values = [userId ?? null, query.status ?? null, micros, id, query.limit + 1];
    const { rows } = await this.pool.query<ListedRow>(GAMES, values);
    return toPage(rows, query.limit, (last) => [last.micros, last.id], listed);
  }
}

function readCursor(cursor: string): readonly (string | number)[] {
  const parts = decodeCursor(cursor, ['string', 'string']);
  if (/^\d{1,18}$/.test(String(parts[0])) && isUuid(String(parts[1]))) return parts;
  throw badShape([{ field: 'cursor', reason: 'was not made by this list' }]);
}

function listed({ id, name, status, taken, total, options, created_at }: ListedRow): ListedGame {
  const createdAt = created_at.toISOString();
  return { gameId: id, name, status, seatsTaken: taken, seatsTotal: total, options, createdAt };
}
