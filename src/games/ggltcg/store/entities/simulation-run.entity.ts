import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';

export type RunStatus = 'running' | 'paused' | 'cancelled' | 'done' | 'failed';

/** Games that are to be simulated, and the process that plays them now. The plan is the lab's. */
@Entity({ schema: 'ggltcg', name: 'simulation_runs' })
@Check('simulation_runs_status_check', `"status" IN ('running', 'paused', 'cancelled', 'done', 'failed')`)
@Index('simulation_runs_running_idx', ['createdAt'], { where: `status = 'running'` })
@Index('simulation_runs_maker_idx', ['createdBy', 'createdAt'])
export class SimulationRunRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'simulation_runs_pkey' })
  id!: string;

  @Column({ type: 'jsonb' })
  plan!: object;

  @Column({ type: 'int' })
  games!: number;

  @Column({ type: 'text', default: 'running' })
  status!: RunStatus;

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'simulation_runs_user_fkey' })
  creator?: Relation<User> | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Written by hand: claiming a run is no change of it. */
  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;

  @Column({ name: 'claimed_by', type: 'uuid', nullable: true })
  claimedBy!: string | null;

  @Column({ name: 'claimed_until', type: 'timestamptz', nullable: true })
  claimedUntil!: Date | null;
}
