import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { Pool } from 'pg';
import { CurrentUser, Roles } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { OnlyAdmins } from './sets.controller.js';
import { LimitQueryDto } from './sets.dto.js';
import type { Json } from '../../../../common/json.js';
import type { Edition } from '../../rules/card-set.js';

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
@ApiBearerAuth()
@Roles('admin')
@Controller('api/ggltcg/admin')
export class GgltcgAdminController {
  constructor(private readonly pool: Pool) {}

  @Get('ai-logs')
  @ApiOperation({ summary: 'Prompts and answers of the language model, the newest first; looking is written down' })
  @OnlyAdmins({ 422: { VALIDATION_ERROR: 'game_id must be a UUID' } })
  async aiLogs(@CurrentUser() admin: UserAccount, @Query() { game_id, limit = 20 }: AiLogsQueryDto) {
    // A prompt holds the bot's hand, also of a game that is still being played.
    await this.pool.query(
      `INSERT INTO audit_log (admin_id, deed, target_type, target_id) VALUES ($1, 'read ai logs', $2, $3)`,
      [admin.id, game_id === undefined ? 'server' : 'session', game_id ?? 'ggltcg'],
    );
    const { rows } = await this.pool.query<AiLog>(
      `SELECT game_id, turn_number, player_id, model_name, prompts_version, prompt, response, action_number, reasoning,
              turn_plan, plan_execution_status, fallback_reason, planned_action_index, created_at
         FROM ggltcg.ai_decision_logs WHERE $1::uuid IS NULL OR game_id = $1 ORDER BY id DESC LIMIT $2`,
      [game_id ?? null, limit],
    );
    return { ai_logs: rows };
  }

  @Get('playbacks')
  @ApiOperation({ summary: 'Games that are over, the newest first; each is told by /games/{id}/playback' })
  @OnlyAdmins()
  async playbacks(@Query() { limit = 20 }: LimitQueryDto) {
    const { rows } = await this.pool.query<EndedGame>(
      `SELECT id AS game_id, player1_id, player1_name, player2_id, player2_name, winner_id, outcome, end_reason,
              turn_number AS turn_count, edition, created_at, updated_at AS completed_at
         FROM ggltcg.games WHERE status = 'completed' ORDER BY updated_at DESC, id LIMIT $1`,
      [limit],
    );
    return { playbacks: rows };
  }
}
