import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import type { PlanLog } from '../bots/llm/llm-player.js';

const KEPT_DAYS = 7;

/** Where in a game a plan was made. */
export interface Planning {
  readonly sessionId: string;
  readonly turn: number;
  readonly playerId: string;
  readonly actionNumber: number;
}

/** What the language model was asked, for a week. */
@Injectable()
export class LlmRecords {
  private readonly logger = new Logger('LlmRecords');

  constructor(private readonly pool: Pool) {}

  /** What is written down never holds up a game. */
  async write(planning: Planning, log: PlanLog): Promise<void> {
    try {
      await this.insert(planning, log);
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
}
