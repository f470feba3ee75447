import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { InjectRepository } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { Repository } from 'typeorm';
import { AuditEntry } from '../../../../admin/entities/audit-entry.entity.js';
import { CurrentUser, Roles } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { LimitQueryDto } from './sets.dto.js';
import type { Json } from '../../../../common/json.js';
import type { Edition } from '../../rules/catalogue/card-set.js';
import { AiDecisionLog } from '../../store/entities/ai-decision-log.entity.js';

export class AiLogsQueryDto extends LimitQueryDto {
  @ApiPropertyOptional({ description: 'Only the plans of this game' })
  @IsOptional()
  @IsUUID()
  game_id?: string;
}

/** One question to the language model, and its answer. */
interface AiLog {
  readonly game_id: string;
  readonly turn_number: number;
  readonly player_id: string;
  readonly model_name: string;
  readonly prompts_version: number;
  readonly prompt: string;
  readonly response: string | null;
  readonly action_number: number | null;
  readonly reasoning: string | null;
  readonly turn_plan: Json;
  readonly plan_execution_status: string | null;
  readonly fallback_reason: string | null;
  readonly planned_action_index: number | null;
  readonly created_at: Date;
}

/** A game that is over. */
interface EndedGame {
  readonly game_id: string;
  readonly player1_id: string;
  readonly player1_name: string;
  readonly player2_id: string;
  readonly player2_name: string;
  readonly winner_id: string | null;
  readonly outcome: string | null;
  readonly end_reason: string | null;
  readonly turn_count: number;
  readonly edition: Edition;
  readonly created_at: Date;
  readonly completed_at: Date;
}

/** What operators read: what the language model was asked, and the games that are over. */
@ApiTags('GGLTCG admin')
@Roles('admin')
@Controller('api/ggltcg/admin')
export class GgltcgAdminController {
  constructor(
    @InjectRepository(AiDecisionLog) private readonly logs: Repository<AiDecisionLog>,
    private readonly pool: Pool,
  ) {}

  @Get('ai-logs')
  @ApiOperation({ summary: 'Prompts and answers of the language model, the newest first; looking is written down' })
  async aiLogs(@CurrentUser() admin: UserAccount, @Query() { game_id, limit = 20 }: AiLogsQueryDto) {
    // A prompt holds the bot's hand, also of a game that is still being played.
    await this.logs.manager.insert(AuditEntry, {
      adminId: admin.id,
      deed: 'read ai logs',
      targetType: game_id === undefined ? 'server' : 'session',
      targetId: game_id ?? 'ggltcg',
    });
    const where = game_id === undefined ? {} : { gameId: game_id };
    const rows = await this.logs.find({ where, order: { id: 'DESC' }, take: limit });
    return { ai_logs: rows.map(toAiLog) };
  }

  @Get('playbacks')
  @ApiOperation({ summary: 'Games that are over, the newest first; each is told by /games/{id}/playback' })
  async playbacks(@Query() { limit = 20 }: LimitQueryDto) {
    // The game's own view over the shared tables.
    // SQL: reads the original's view, which has no entity.
    const { rows } = await this.pool.query<EndedGame>(
      `SELECT id AS game_id, player1_id, player1_name, player2_id, player2_name, winner_id, outcome, end_reason,
              turn_number AS turn_count, edition, created_at, updated_at AS completed_at
         FROM ggltcg.games WHERE status = 'completed' ORDER BY updated_at DESC, id LIMIT $1`,
      [limit],
    );
    return { playbacks: rows };
  }
}

function toAiLog(log: AiDecisionLog): AiLog {
  return {
    game_id: log.gameId,
    turn_number: log.turnNumber,
    player_id: log.playerId,
    model_name: log.modelName,
    prompts_version: log.promptsVersion,
    prompt: log.prompt,
    response: log.response,
    action_number: log.actionNumber,
    reasoning: log.reasoning,
    turn_plan: log.turnPlan as Json,
    plan_execution_status: log.planExecutionStatus,
    fallback_reason: log.fallbackReason,
    planned_action_index: log.plannedActionIndex,
    created_at: log.createdAt,
  };
}
