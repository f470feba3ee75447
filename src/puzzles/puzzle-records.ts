import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Verdict } from '../engine/hosting/puzzle-book.js';
import { PuzzleDay } from './entities/puzzle-day.entity.js';
import { PuzzleResult } from './entities/puzzle-result.entity.js';
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
  constructor(
    @InjectRepository(PuzzleResult) private readonly results: Repository<PuzzleResult>,
    @InjectRepository(PuzzleDay) private readonly solvedDays: Repository<PuzzleDay>,
  ) {}

  async of(userId: string, game: string): Promise<PuzzleRecord[]> {
    const rows = await this.results.findBy({ userId, game });
    return rows.map(({ puzzle, misses, solvedAt }) => ({ puzzle, misses, solved: solvedAt !== null }));
  }

  async days(userId: string, game: string): Promise<Day[]> {
    const rows = await this.solvedDays.find({ where: { userId, game }, order: { day: 'DESC' }, take: MOST_DAYS });
    return rows.map(({ day }) => day);
  }

  /** Notes a try that has ended; what is solved stays solved, and misses after that do not count. */
  async note(
    { userId, game, puzzle }: { readonly userId: string; readonly game: string; readonly puzzle: string },
    verdict: Exclude<Verdict, 'open'>,
    solvedDay: Day | undefined,
  ): Promise<void> {
    const missed = verdict === 'failed' ? 1 : 0;
    // SQL: what is added depends on what stands there; one statement, for two tries may end at once.
    await this.results.query(
      `INSERT INTO puzzle_results AS r (user_id, game, puzzle, misses, solved_at)
       VALUES ($1, $2, $3, $4, CASE WHEN $4 = 0 THEN now() END)
       ON CONFLICT (user_id, game, puzzle) DO UPDATE
       SET misses = r.misses + CASE WHEN r.solved_at IS NULL THEN $4 ELSE 0 END,
           solved_at = coalesce(r.solved_at, excluded.solved_at)`,
      [userId, game, puzzle, missed],
    );
    if (verdict !== 'solved' || solvedDay === undefined) return;
    const day = { userId, game, day: solvedDay };
    await this.solvedDays.createQueryBuilder().insert().values(day).orIgnore().execute();
  }
}
