import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Session } from '../../../../engine/entities/session.entity.js';

/** One question to the language model, and its answer. */
@Entity({ schema: 'ggltcg', name: 'ai_decision_logs' })
@Check('ai_decision_logs_status_check', `"plan_execution_status" IN ('complete', 'fallback')`)
@Index('ai_decision_logs_game_idx', ['gameId', 'id'])
@Index('ai_decision_logs_created_idx', ['createdAt'])
export class AiDecisionLog {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'ai_decision_logs_pkey',
  })
  id!: string;

  @Column({ name: 'game_id', type: 'uuid' })
  gameId!: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'ai_decision_logs_game_fkey' })
  game?: Relation<Session>;

  @Column({ name: 'turn_number', type: 'int' })
  turnNumber!: number;

  @Column({ name: 'player_id', type: 'text' })
  playerId!: string;

  @Column({ name: 'model_name', type: 'text' })
  modelName!: string;

  @Column({ name: 'prompts_version', type: 'int' })
  promptsVersion!: number;

  @Column({ type: 'text' })
  prompt!: string;

  @Column({ type: 'text' })
  response!: string;

  @Column({ name: 'action_number', type: 'int' })
  actionNumber!: number;

  @Column({ type: 'text' })
  reasoning!: string;

  @Column({ name: 'turn_plan', type: 'jsonb' })
  turnPlan!: object;

  @Column({ name: 'plan_execution_status', type: 'text' })
  planExecutionStatus!: 'complete' | 'fallback';

  @Column({ name: 'fallback_reason', type: 'text', nullable: true })
  fallbackReason!: string | null;

  @Column({ name: 'planned_action_index', type: 'int' })
  plannedActionIndex!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
