import type { RoomPlayer, RoomRecord, RoomStatus } from '../room.types.js';

/**
 * A room and its players in one statement, so that all of it is of one moment. Whether the game is still running is the
 * session's to say: a restart reopens it, and the room's own column follows a moment later.
 */
export const SELECT_ROOM = `
SELECT r.id, r.num, r.game, r.name, r.visibility, r.join_code, r.max_players, r.options, r.ready_by, r.needs_full,
       r.auto_start, r.one_id, r.watch, r.rated, r.owner_user_id, r.owner_player_id, r.kicked, r.session_id,
       r.previous_room_id, r.next_room_id, r.created_by, r.revision, r.created_at,
       CASE WHEN r.status IN ('waiting', 'cancelled') THEN r.status
            WHEN s.status = 'active' THEN 'in_progress' ELSE 'finished' END AS status,
       (SELECT json_agg(json_build_object('playerId', p.player_id, 'seat', p.seat, 'kind', p.kind, 'userId', p.user_id,
                 'botLevel', p.bot_level, 'tokenHash', p.token_hash, 'name', p.name, 'isReady', p.is_ready,
                 'brings', p.brings, 'loadout', p.loadout,
                 'joinedAt', round(extract(epoch FROM p.joined_at) * 1000)) ORDER BY p.seat)
          FROM game_room_players p WHERE p.room_id = r.id) AS players
  FROM game_rooms r LEFT JOIN game_sessions s ON s.id = r.session_id`;

/** What `SELECT_ROOM` reads. */
export interface RoomRow {
  id: string;
  num: string;
  game: string;
  name: string;
  status: RoomStatus;
  visibility: RoomRecord['visibility'];
  join_code: string;
  max_players: number;
  options: object;
  ready_by: RoomRecord['rules']['readyBy'];
  needs_full: boolean;
  auto_start: boolean;
  one_id: boolean;
  watch: RoomRecord['watch'];
  rated: boolean;
  owner_user_id: string | null;
  owner_player_id: string;
  kicked: string[];
  session_id: string | null;
  previous_room_id: string | null;
  next_room_id: string | null;
  created_by: string | null;
  revision: number;
  created_at: Date;
  players: RoomPlayer[] | null;
}

/** A row of `SELECT_ROOM`, as a room. */
export function toRecord(row: RoomRow): RoomRecord {
  return {
    id: row.id,
    num: Number(row.num),
    game: row.game,
    name: row.name,
    status: row.status,
    visibility: row.visibility,
    joinCode: row.join_code,
    maxPlayers: row.max_players,
    options: row.options,
    rules: { readyBy: row.ready_by, full: row.needs_full, auto: row.auto_start, oneId: row.one_id },
    watch: row.watch,
    rated: row.rated,
    ownerUserId: row.owner_user_id,
    ownerPlayerId: row.owner_player_id,
    kicked: row.kicked,
    sessionId: row.session_id,
    previousRoomId: row.previous_room_id,
    nextRoomId: row.next_room_id,
    createdBy: row.created_by,
    revision: row.revision,
    createdAt: row.created_at.getTime(),
    players: row.players ?? [],
  };
}

export const INSERT_ROOM = `
INSERT INTO game_rooms (id, game, name, visibility, join_code, max_players, options, ready_by, needs_full, auto_start,
                        one_id, watch, rated, owner_user_id, owner_player_id, previous_room_id, created_by, create_key,
                        create_body)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
ON CONFLICT DO NOTHING RETURNING num`;

export const UPDATE_ROOM = `
UPDATE game_rooms SET status = $2, options = $3, owner_user_id = $4, owner_player_id = $5, kicked = $6, session_id = $7,
                      next_room_id = $8, revision = $9, updated_at = now()
 WHERE id = $1`;

export const DELETE_PLAYERS = `DELETE FROM game_room_players WHERE room_id = $1 AND player_id <> ALL ($2)`;

export const UPSERT_PLAYERS = `
INSERT INTO game_room_players (room_id, player_id, seat, kind, user_id, bot_level, token_hash, name, is_ready, brings,
                               loadout, joined_at)
SELECT $1, p."playerId", p.seat, p.kind, p."userId", p."botLevel", p."tokenHash", p.name, p."isReady", p.brings,
       p.loadout, to_timestamp(p."joinedAt" / 1000)
  FROM json_to_recordset($2) AS p("playerId" text, seat smallint, kind text, "userId" uuid, "botLevel" text,
       "tokenHash" text, name text, "isReady" boolean, brings json, loadout json, "joinedAt" double precision)
ON CONFLICT (room_id, player_id) DO UPDATE
   SET seat = excluded.seat, is_ready = excluded.is_ready, brings = excluded.brings, loadout = excluded.loadout`;
