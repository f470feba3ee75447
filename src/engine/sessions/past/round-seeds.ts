import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../../common/api-error.js';
import type { GameShape, Table } from '../../core/index.js';
import type { LiveSession } from '../session.js';

/** Writes down which rounds are open, unless the game has gone on meanwhile. */
const OPEN = `
WITH opened AS (
  UPDATE game_sessions SET rounds_opened = $3
   WHERE id = $1 AND version = $2 AND status = 'finished' AND rounds_opened < $3 RETURNING 1
)
SELECT 1 FROM opened
UNION ALL
SELECT 1 FROM game_sessions WHERE id = $1 AND version = $2 AND status = 'finished' AND rounds_opened >= $3`;

/** Whether a round was opened, or one of its seeds told by an event. */
const IS_OPEN = `
SELECT 1 FROM game_sessions s
 WHERE s.id = $1
   AND (s.rounds_opened >= $2
        OR EXISTS (SELECT 1 FROM game_actions a, unnest($3::text[]) AS seed
                    WHERE a.session_id = s.id AND strpos(a.events::text, seed) > 0))`;

/** Hands out what the chance of a round came from, once the game is over; a round that is open is played no more. */
@Injectable()
export class RoundSeeds {
  constructor(private readonly pool: Pool) {}

  /** The seeds of the first rounds of a finished game. */
  async publish(session: LiveSession, rounds: number = session.table.round): Promise<string[]> {
    // SQL: whether the game is over and that its seeds are open is one statement.
    const { rowCount } = await this.pool.query(OPEN, [session.id, session.version, rounds]);
    if (rowCount === 0) throw new ApiError(409, 'GAME_RUNNING', 'The seeds are published when the game is over.');
    return Array.from({ length: rounds }, (_, index) => session.dice.seed(index + 1));
  }

  /** Refuses to go back to a table whose chance may be known by now. */
  async expectClosed(
    session: LiveSession,
    { round: from }: Table<GameShape>,
    store: Pick<Pool, 'query'> = this.pool,
  ): Promise<void> {
    const rounds = Math.max(from, session.table.round) - from + 1;
    const seeds = Array.from({ length: rounds }, (_, index) => session.dice.seed(from + index));
    const { rowCount } = await store.query(IS_OPEN, [session.id, from, seeds]);
    if (rowCount !== 0) {
      throw new ApiError(409, 'SEEDS_PUBLISHED', 'The seeds of this round are published: it cannot be played again.');
    }
  }
}
