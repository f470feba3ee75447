import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw } from 'typeorm';
import type { Repository } from 'typeorm';
import { messageOf } from '../../../common/message-of.js';
import type { PlanLog } from '../bots/llm/llm-player.js';
import { AiDecisionLog } from './entities/ai-decision-log.entity.js';

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

  constructor(@InjectRepository(AiDecisionLog) private readonly logs: Repository<AiDecisionLog>) {}

  /** What is written down never holds up a game. */
  async write(planning: Planning, log: PlanLog): Promise<void> {
    try {
      await this.insert(planning, log);
      const old = Raw((column) => `${column} < now() - make_interval(days => ${KEPT_DAYS})`);
      await this.logs.delete({ createdAt: old });
    } catch (error) {
      this.logger.warn(`A plan was not written down: ${messageOf(error)}`);
    }
  }

  /** How many plans of a game were asked for. */
  plansOf(sessionId: string): Promise<number> {
    return this.logs.countBy({ gameId: sessionId });
  }

  private async insert({ sessionId, turn, playerId, actionNumber }: Planning, log: PlanLog): Promise<void> {
    await this.logs.insert({
      gameId: sessionId,
      turnNumber: turn,
      playerId,
      actionNumber,
      modelName: log.model_name,
      promptsVersion: log.prompts_version,
      prompt: log.prompt,
      response: log.response,
      reasoning: log.reasoning,
      turnPlan: log.turn_plan,
      planExecutionStatus: log.plan_execution_status,
      fallbackReason: log.fallback_reason,
      plannedActionIndex: 0,
    });
  }
}
