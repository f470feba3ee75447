import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** What one game changed in an account's rating; a game counts once for each player. It outlives the game. */
@Entity({ name: 'rating_changes' })
@Index('rating_changes_user_idx', ['userId', 'game', 'list', 'at'])
export class RatingChange {
  @PrimaryColumn({ name: 'session_id', type: 'uuid', primaryKeyConstraintName: 'rating_changes_pkey' })
  sessionId!: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'rating_changes_pkey' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'rating_changes_user_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text' })
  list!: string;

  @Column({ type: 'double precision' })
  before!: number;

  @Column({ type: 'double precision' })
  after!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;
}
