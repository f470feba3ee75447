import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** A day on which an account has solved that day's puzzle of a game. */
@Entity({ name: 'puzzle_days' })
export class PuzzleDay {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'puzzle_days_pkey' })
  userId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'puzzle_days_pkey' })
  game!: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'puzzle_days_pkey' })
  day!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'puzzle_days_user_fkey' })
  user?: Relation<User>;
}
