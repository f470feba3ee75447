import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Verdict } from '../engine/hosting/puzzle-book.js';
import type { Day } from './puzzle-days.js';

/** How an account has fared with a puzzle. */
export interface PuzzleRecord {
  readonly puzzle: string;
  readonly misses: number;
  readonly solved: boolean;
}

/** A streak of more days than this is told as this many. */
const MOST_DAYS = 2000;

/** What is kept of the tries of accounts. */
@Injectable()
export class PuzzleRecords {
  constructor(private readonly pool: Pool) {}

  async of(userId: string, game: string): Promise<PuzzleRecord[]> {
    const { rows } = await this.pool.query<PuzzleRecord>(
      `SELECT puzzle, misses, solved_at IS NOT NULL AS solved FROM puzzle_results WHERE user_id = $1 AND game = $2`,
      [userId, game],
    );
    return rows;
  }

  async days(userId: string, game: string): Promise<Day[]> {
    const { rows } = await this.pool.query<{ day: string }>(
      `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM puzzle_days
        WHERE user_id = $1 AND game = $2 ORDER BY day DESC LIMIT ${MOST_DAYS}`,
      [userId, game],
    );
    return rows.map(({ day }) => day);
  }

  /** Notes a try that has ended; what is solved stays solved, and misses after that do not count. */
  async note(
    { userId, game, puzzle }: { readonly userId: string; readonly game: string; readonly puzzle: string },
    verdict: Exclude<Verdict, 'open'>,
    solvedDay: Day | undefined,
  ): Promise<void> {
    const missed = verdict === 'failed' ? 1 : 0;
    await this.pool.query(
      `INSERT INTO puzzle_results AS r (user_id, game, puzzle, misses, solved_at)
       VALUES ($1, $2, $3, $4, CASE WHEN $4 = 0 THEN now() END)
       ON CONFLICT (user_id, game, puzzle) DO UPDATE
       SET misses = r.misses + CASE WHEN r.solved_at IS NULL THEN $4 ELSE 0 END,
           solved_at = coalesce(r.solved_at, excluded.solved_at)`,
      [userId, game, puzzle, missed],
    );
    if (verdict !== 'solved' || solvedDay === undefined) return;
    await this.pool.query('INSERT INTO puzzle_days (user_id, game, day) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      userId,
      game,
      solvedDay,
    ]);
  }
}
