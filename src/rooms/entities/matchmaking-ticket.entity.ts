import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

export type TicketStatus = 'queued' | 'matched' | 'left';

/** An account that waits for any opponent. */
@Entity({ name: 'matchmaking_tickets' })
@Check('matchmaking_tickets_status_check', `"status" IN ('queued', 'matched', 'left')`)
@Check('matchmaking_tickets_session_check', `("status" = 'matched') = ("session_id" IS NOT NULL)`)
@Index('matchmaking_tickets_num_key', ['num'], { unique: true })
@Index('matchmaking_tickets_queued_key', ['userId', 'game'], { unique: true, where: `status = 'queued'` })
@Index('matchmaking_tickets_queue_idx', ['game', 'mode'], { where: `status = 'queued'` })
@Index('matchmaking_tickets_user_idx', ['userId', 'game'])
export class MatchmakingTicket {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The place in the queue. */
  @Column({ type: 'bigint', generatedIdentity: 'ALWAYS', insert: false, update: false })
  num!: string;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text' })
  mode!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'matchmaking_tickets_user_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: 'queued' })
  status!: TicketStatus;

  @Column({ type: 'double precision' })
  rating!: number;

  @Column({ type: 'json', nullable: true })
  brings!: unknown;

  @Column({ type: 'json', nullable: true })
  loadout!: unknown;

  @Column({ name: 'room_id', type: 'uuid', nullable: true })
  roomId!: string | null;

  @Column({ name: 'session_id', type: 'uuid', nullable: true })
  sessionId!: string | null;

  @CreateDateColumn({ name: 'queued_at', type: 'timestamptz' })
  queuedAt!: Date;

  /** An account that has not been heard of for long is no longer waiting. */
  @CreateDateColumn({ name: 'seen_at', type: 'timestamptz' })
  seenAt!: Date;
}
