import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';

/** How well an account plays a game; one number for each list (ranked, blitz, four players). */
@Entity({ name: 'ratings' })
@Check(
  'ratings_games_check',
  `"wins" >= 0 AND "losses" >= 0 AND "draws" >= 0 AND "games" = "wins" + "losses" + "draws"`,
)
@Index('ratings_board_idx', ['game', 'list', 'rating'])
export class Rating {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'ratings_pkey' })
  userId!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'ratings_pkey' })
  game!: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'ratings_pkey' })
  list!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'ratings_user_fkey' })
  user?: Relation<User>;

  @Column({ type: 'double precision' })
  rating!: number;

  /** Glicko-2 only. */
  @Column({ type: 'double precision', default: 350 })
  deviation!: number;

  /** Glicko-2 only. */
  @Column({ type: 'double precision', default: () => '0.06' })
  volatility!: number;

  @Column({ type: 'int', default: 0 })
  games!: number;

  @Column({ type: 'int', default: 0 })
  wins!: number;

  @Column({ type: 'int', default: 0 })
  losses!: number;

  @Column({ type: 'int', default: 0 })
  draws!: number;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
