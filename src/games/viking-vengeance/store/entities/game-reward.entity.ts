import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';
import { Session } from '../../../../engine/entities/session.entity.js';
import type { Reward } from '../../rules/progress.js';

/** What a game has brought an account; the commit that ends the game writes it. */
@Entity({ name: 'viking_vengeance_game_rewards' })
@Check('viking_vengeance_game_rewards_currency_check', `"currency" >= 0`)
export class VikingReward {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_game_rewards_pkey' })
  gameId!: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_game_rewards_pkey' })
  userId!: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'viking_vengeance_game_rewards_game_fkey' })
  game?: Relation<Session>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'viking_vengeance_game_rewards_user_fkey' })
  user?: Relation<User>;

  @Column({ type: 'int' })
  currency!: number;

  @Column({ type: 'jsonb' })
  xp!: Reward['xp'];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
