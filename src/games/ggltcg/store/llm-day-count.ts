import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { messageOf } from '../../../common/message-of.js';
import type { DayCount } from '../bots/llm/call-budget.js';

const PROVIDER = 'gemini';
const NO_LIMIT = 2_147_483_647;

/** Counts in Postgres, so that the budget of a day is one for all instances and survives a restart. */
export class LlmDayCount implements DayCount {
  private readonly logger = new Logger('LanguageModel');

  constructor(private readonly pool: Pool) {}

  async take(day: string, most: number): Promise<boolean> {
    if (most <= 0) return false;
    try {
      // SQL: counts and tells the count in one statement, for two processes may ask at once.
      const { rowCount } = await this.pool.query(
        `INSERT INTO ggltcg.api_usage_daily AS u (provider, day, request_count) VALUES ($1, $2, 1)
         ON CONFLICT (provider, day) DO UPDATE SET request_count = u.request_count + 1 WHERE u.request_count < $3`,
        [PROVIDER, day, Math.min(most, NO_LIMIT)],
      );
      return rowCount === 1;
    } catch (error) {
      // What cannot be counted is not spent.
      this.logger.warn(`A request was not counted and not made: ${messageOf(error)}`);
      return false;
    }
  }
}
