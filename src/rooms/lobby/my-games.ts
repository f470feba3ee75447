import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { LiveSession } from '../../engine/sessions/session.js';

/** A running game of an account, as far as it matters for the question whose turn it is. */
export interface MyGame {
  readonly sessionId: string;
  readonly game: string;
  readonly status: string;
  readonly version: number;
  /** The account's own seats. */
  readonly seats: readonly number[];
  readonly toAct: readonly number[];
  /** Milliseconds since 1970. */
  readonly deadline: number | null;
  readonly players: readonly { readonly seat: number; readonly name: string; readonly bot: string | null }[];
}

/** More running games than this are not told. */
const MOST_TOLD = 100;

/** The running games of an account, those that wait for it first. */
@Injectable()
export class MyGames {
  constructor(private readonly pool: Pool) {}

  async of(userId: string): Promise<MyGame[]> {
    // SQL, one statement: the players of all these games come along as JSON.
    const { rows } = await this.pool.query<Omit<MyGame, 'deadline'> & { deadline: string | null }>(
      `SELECT s.id AS "sessionId", s.game, s.status, s.version, mine.seats, s.to_act AS "toAct",
              s.deadline_at AS deadline,
              (SELECT json_agg(json_build_object('seat', p.seat, 'name', p.name, 'bot', p.bot_level) ORDER BY p.seat)
                 FROM game_players p WHERE p.session_id = s.id) AS players
         FROM (SELECT session_id, array_agg(seat ORDER BY seat) AS seats
                 FROM game_players WHERE user_id = $1 GROUP BY session_id) mine
         JOIN game_sessions s ON s.id = mine.session_id AND s.status = 'active'
        ORDER BY s.to_act && mine.seats DESC, s.updated_at DESC LIMIT $2`,
      [userId, MOST_TOLD],
    );
    return rows.map((row) => ({ ...row, deadline: row.deadline === null ? null : Number(row.deadline) }));
  }
}

/** The same of a session that has just moved. */
export function myGame(session: LiveSession, userId: string): MyGame {
  const { definition, table, status, seats } = session;
  return {
    sessionId: session.id,
    game: definition.id,
    status,
    version: session.version,
    seats: seats.filter((record) => record.userId === userId).map(({ seat }) => seat),
    toAct: session.toAct,
    deadline: status === 'active' ? (definition.deadline?.(table.state)?.at ?? null) : null,
    players: seats.map(({ seat, name, botLevel }) => ({ seat, name, bot: botLevel })),
  };
}
