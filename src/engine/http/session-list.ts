import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../auth/account.js';
import { isAfterCursor, microsOf, readTimeCursor } from '../../common/http/cursor-by-time.js';
import { toPage } from '../../common/http/cursor.js';
import type { Page } from '../../common/http/cursor.js';
import type { SessionsQueryDto } from './sessions.dto.js';
import { ListPool } from '../store/list-pool.js';
import { Watchers } from '../sessions/watchers.js';

/** A session in a list: what every viewer of it may know. */
export interface ListedSession {
  readonly sessionId: string;
  readonly game: string;
  readonly status: string;
  readonly rated: boolean;
  readonly version: number;
  readonly players: readonly {
    readonly seat: number;
    readonly name: string;
    readonly bot: string | null;
    readonly userId: string | null;
  }[];
  readonly toAct: readonly number[];
  /** The seats of the account that asks; none where it only watches, or where the caller is not signed in. */
  readonly yourSeats: readonly number[];
  /** How many watch it now. */
  readonly watchers: number;
  readonly winners: readonly number[] | null;
  readonly endReason: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface ListedRow {
  id: string;
  game: string;
  status: string;
  rated: boolean;
  version: number;
  to_act: number[];
  your_seats: number[];
  winners: number[] | null;
  end_reason: string | null;
  created_at: Date;
  micros: string;
  updated_at: Date;
  players: ListedSession['players'];
}

const MINE = 's.id IN (SELECT session_id FROM game_players WHERE user_id = $1)';
const ANYBODYS = "s.watch = 'anyone' AND $1::uuid IS NULL";
/** True of every session; the index over those of all games is used where this is asked for. */
const OF_ALL_GAMES = 's.num > 0';

/** Read first, or Postgres goes through the games of all for a player's few. */
const PLAYERS = 's.id = ANY (ARRAY(SELECT session_id FROM game_players WHERE user_id = $8))';

/** Lists sessions: the caller's own, or those open to watchers. */
@Injectable()
export class SessionList {
  constructor(
    private readonly pool: ListPool,
    private readonly watchers: Watchers,
  ) {}

  async page(query: SessionsQueryDto, account: UserAccount | undefined): Promise<Page<ListedSession>> {
    const mine = query.mine === 'true';
    // SQL: a page by cursor over several indexes, with the players as JSON.
    const { rows } = await this.pool.query<ListedRow>(
      `SELECT s.id, s.game, s.status, s.rated, s.version, s.to_act, s.winners, s.end_reason, s.created_at, s.updated_at,
              ${microsOf('s.created_at')} AS micros,
              (SELECT json_agg(json_build_object('seat', p.seat, 'name', p.name, 'bot', p.bot_level, 'userId', p.user_id)
                              ORDER BY p.seat)
                 FROM game_players p WHERE p.session_id = s.id) AS players,
              ARRAY(SELECT p.seat FROM game_players p
                     WHERE p.session_id = s.id AND p.user_id = $7 ORDER BY p.seat) AS your_seats
         FROM game_sessions s
        WHERE ${mine ? MINE : ANYBODYS}
          AND ($2::text IS NULL OR s.game = $2) AND ${query.game === undefined ? OF_ALL_GAMES : 'true'} AND ($3::text IS NULL OR s.status = $3)
          AND ($8::uuid IS NULL OR ${PLAYERS})
          AND ${isAfterCursor('s.created_at', 's.id', 4)}
        ORDER BY s.created_at DESC, s.id DESC LIMIT $6`,
      [
        mine ? account?.id : null,
        query.game ?? null,
        query.status ?? null,
        ...readTimeCursor(query.cursor),
        query.limit + 1,
        account?.id ?? null,
        query.player ?? null,
      ],
    );
    return toPage(
      rows,
      query.limit,
      (last) => [last.micros, last.id],
      (row) => listed(row, this.watchers.of(row.id)),
    );
  }
}

function listed(row: ListedRow, watchers: number): ListedSession {
  return {
    sessionId: row.id,
    game: row.game,
    status: row.status,
    rated: row.rated,
    version: row.version,
    players: row.players,
    toAct: row.to_act,
    yourSeats: row.your_seats,
    watchers,
    winners: row.winners,
    endReason: row.end_reason,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
