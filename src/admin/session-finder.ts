import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { decodeCursor, toPage } from '../common/http/cursor.js';
import type { Page } from '../common/http/cursor.js';
import type { FindSessionsDto } from './admin.dto.js';

export interface FoundSession {
  readonly sessionId: string;
  readonly num: number;
  readonly game: string;
  readonly status: string;
  readonly rated: boolean;
  readonly version: number;
  readonly round: number;
  readonly toAct: readonly number[];
  readonly players: readonly FoundPlayer[];
  readonly updatedAt: string;
}

interface FoundPlayer {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly userId: string | null;
  readonly level: string | null;
}

interface FoundRow {
  id: string;
  num: string;
  game: string;
  status: string;
  rated: boolean;
  version: number;
  round: number;
  to_act: number[];
  updated_at: Date;
  players: FoundPlayer[];
}

/** Finds sessions of all kinds, those that may not be watched included. The newest come first. */
@Injectable()
export class SessionFinder {
  constructor(private readonly pool: Pool) {}

  async page({ game, status, player, name, number, limit, cursor }: FindSessionsDto): Promise<Page<FoundSession>> {
    const [before] = cursor ? decodeCursor(cursor, ['number']) : [null];
    // SQL: the players come along as JSON, and the optional filters are parameters of one plan.
    const { rows } = await this.pool.query<FoundRow>(
      `SELECT s.id, s.num, s.game, s.status, s.rated, s.version, s.round, s.to_act, s.updated_at,
              (SELECT json_agg(json_build_object('seat', p.seat, 'kind', p.kind, 'name', p.name, 'userId', p.user_id,
                        'level', p.bot_level) ORDER BY p.seat) FROM game_players p WHERE p.session_id = s.id) AS players
         FROM game_sessions s
        WHERE ($1::text IS NULL OR s.game = $1) AND ($2::text IS NULL OR s.status = $2)
          AND ($3::uuid IS NULL OR s.id IN (SELECT session_id FROM game_players WHERE user_id = $3))
          AND ($4::bigint IS NULL OR s.num < $4)
          AND ($6::text IS NULL OR EXISTS (SELECT 1 FROM game_players p
                                            WHERE p.session_id = s.id AND lower(p.name) LIKE $6))
          AND ($7::bigint IS NULL OR s.num = $7)
        ORDER BY s.num DESC LIMIT $5`,
      [
        game ?? null,
        status ?? null,
        player ?? null,
        before,
        limit + 1,
        name === undefined ? null : containing(name),
        number ?? null,
      ],
    );
    return toPage(rows, limit, (last) => [Number(last.num)], found);
  }
}

/** Text that holds what was typed, in any case; what has a meaning in a pattern stands for itself. */
function containing(typed: string): string {
  return `%${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

function found({ id, num, to_act, updated_at, ...row }: FoundRow): FoundSession {
  return { sessionId: id, num: Number(num), toAct: to_act, updatedAt: updated_at.toISOString(), ...row };
}
