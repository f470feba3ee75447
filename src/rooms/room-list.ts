import { Injectable } from '@nestjs/common';
import { numberInCursor, toPage } from '../common/http/cursor.js';
import type { Page } from '../common/http/cursor.js';
import { Room } from './room.js';
import type { RoomStatus } from './room.types.js';
import { SELECT_ROOM, toRecord } from './store/room-rows.js';
import type { RoomRow } from './store/room-rows.js';
import { ListPool } from '../engine/store/list-pool.js';

/** Which rooms the caller looks for. */
export interface RoomFilter {
  readonly game?: string;
  readonly status?: RoomStatus;
  /** With exactly so many seats. */
  readonly seats?: number;
  /** With at least so many free ones. */
  readonly free?: number;
  /** The rooms of this user, by link or not; without it, those that are listed. */
  readonly userId?: string;
  /** Also those that are not listed: for admins. */
  readonly unlisted?: boolean;
}

const MATCHES = `
 WHERE ($1::text IS NULL OR r.game = $1)
   AND ($2::text IS NULL OR $2 = CASE WHEN r.status IN ('waiting', 'cancelled') THEN r.status
                                      WHEN s.status = 'active' THEN 'in_progress' ELSE 'finished' END)
   AND ($3::int IS NULL OR r.max_players = $3)
   AND ($4::int IS NULL OR r.max_players - (SELECT count(*) FROM game_room_players f WHERE f.room_id = r.id) >= $4)
   AND ($6::boolean OR $5::uuid IS NULL AND r.visibility = 'listed'
        OR r.owner_user_id = $5 AND r.status <> 'cancelled'
        OR r.id IN (SELECT m.room_id FROM game_room_players m WHERE m.user_id = $5))`;

/** Lists rooms, newest first: by cursor, or by page for contracts that count them. */
@Injectable()
export class RoomList {
  constructor(private readonly pool: ListPool) {}

  async page<T>(
    filter: RoomFilter,
    { limit, cursor }: { limit: number; cursor?: string },
    show: (room: Room) => T,
  ): Promise<Page<T>> {
    const before = cursor === undefined ? null : numberInCursor(cursor);
    // SQL here and below: rooms are read with their players and sessions by the statement that `RoomStore` has.
    const { rows } = await this.pool.query<RoomRow>(
      `${SELECT_ROOM}${MATCHES} AND ($7::bigint IS NULL OR r.num < $7) ORDER BY r.num DESC LIMIT $8`,
      [...valuesOf(filter), before, limit + 1],
    );
    return toPage(
      rows,
      limit,
      (last) => [last.num],
      (row) => show(new Room(toRecord(row))),
    );
  }

  async numbered(
    filter: RoomFilter,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ rooms: Room[]; total: number }> {
    const values = valuesOf(filter);
    const [{ rows }, { rows: counted }] = await Promise.all([
      this.pool.query<RoomRow>(`${SELECT_ROOM}${MATCHES} ORDER BY r.num DESC LIMIT $7 OFFSET $8`, [
        ...values,
        limit,
        (page - 1) * limit,
      ]),
      this.pool.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM game_rooms r LEFT JOIN game_sessions s ON s.id = r.session_id${MATCHES}`,
        values,
      ),
    ]);
    return { rooms: rows.map((row) => new Room(toRecord(row))), total: counted[0]!.total };
  }
}

function valuesOf({ game, status, seats, free, userId, unlisted }: RoomFilter): unknown[] {
  return [game ?? null, status ?? null, seats ?? null, free ?? null, userId ?? null, unlisted ?? false];
}
