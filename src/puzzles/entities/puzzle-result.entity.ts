import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** How an account has fared with a puzzle. */
@Entity({ name: 'puzzle_results' })
@Check('puzzle_results_misses_check', `"misses" >= 0`)
export class PuzzleResult {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'puzzle_results_pkey' })
  userId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'puzzle_results_pkey' })
  game!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'puzzle_results_pkey' })
  puzzle!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'puzzle_results_user_fkey' })
  user?: Relation<User>;

  /** Tries that missed the goal before the first that reached it. */
  @Column({ type: 'int', default: 0 })
  misses!: number;

  @Column({ name: 'solved_at', type: 'timestamptz', nullable: true })
  solvedAt!: Date | null;
}
