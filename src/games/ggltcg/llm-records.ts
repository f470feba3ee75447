import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import type { PlanLog } from './bots/llm/llm-player.js';
import { LanguageModel } from './language-model.js';

const PROVIDER = 'gemini';
const KEPT_DAYS = 7;

/** Where in a game a plan was made. */
export interface Planning {
  readonly sessionId: string;
  readonly turn: number;
  readonly playerId: string;
  readonly actionNumber: number;
}

/** What the language model was asked and how often: for a week, and for the day's budget. */
@Injectable()
export class LlmRecords implements OnApplicationBootstrap {
  private readonly logger = new Logger('LlmRecords');

  constructor(
    private readonly pool: Pool,
    private readonly model: LanguageModel,
  ) {}

  /** The day's budget goes on where an earlier run of the server left it. */
  async onApplicationBootstrap(): Promise<void> {
    const { client } = this.model;
    if (!client) return;
    const day = new Date().toISOString().slice(0, 10);
    const { rows } = await this.pool.query<{ used: number }>(
      'SELECT request_count AS used FROM ggltcg.api_usage_daily WHERE provider = $1 AND day = $2',
      [PROVIDER, day],
    );
    client.budget.resume(day, rows[0]?.used ?? 0);
  }

  /** What is written down never holds up a game. */
  async write(planning: Planning, log: PlanLog): Promise<void> {
    try {
      await this.insert(planning, log);
      await this.countUsage();
      await this.pool.query(
        `DELETE FROM ggltcg.ai_decision_logs WHERE created_at < now() - make_interval(days => ${KEPT_DAYS})`,
      );
    } catch (error) {
      this.logger.warn(`A plan was not written down: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** How many plans of a game were asked for. */
  async plansOf(sessionId: string): Promise<number> {
    const { rows } = await this.pool.query<{ plans: number }>(
      'SELECT count(*)::int AS plans FROM ggltcg.ai_decision_logs WHERE game_id = $1',
      [sessionId],
    );
    return rows[0]!.plans;
  }

  private async insert({ sessionId, turn, playerId, actionNumber }: Planning, log: PlanLog): Promise<void> {
    await this.pool.query(
      `INSERT INTO ggltcg.ai_decision_logs (game_id, turn_number, player_id, model_name, prompts_version, prompt,
         response, action_number, reasoning, turn_plan, plan_execution_status, fallback_reason, planned_action_index)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0)`,
      [
        sessionId,
        turn,
        playerId,
        log.model_name,
        log.prompts_version,
        log.prompt,
        log.response,
        actionNumber,
        log.reasoning,
        JSON.stringify(log.turn_plan),
        log.plan_execution_status,
        log.fallback_reason,
      ],
    );
  }

  /** Stores how much of the day's budget is used. */
  async countUsage(): Promise<void> {
    const usage = this.model.client?.budget.usage;
    if (!usage?.day) return;
    await this.pool.query(
      `INSERT INTO ggltcg.api_usage_daily AS u (provider, day, request_count) VALUES ($1, $2, $3)
       ON CONFLICT (provider, day) DO UPDATE SET request_count = greatest(u.request_count, excluded.request_count)`,
      [PROVIDER, usage.day, usage.requests],
    );
  }
}
