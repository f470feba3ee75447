import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';
import { Session } from '../../../../engine/entities/session.entity.js';

/** An account that would like to play a game once more. */
@Entity({ name: 'viking_vengeance_rematches' })
export class VikingRematchWish {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_rematches_pkey' })
  gameId!: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_rematches_pkey' })
  userId!: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'viking_vengeance_rematches_game_fkey' })
  game?: Relation<Session>;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'viking_vengeance_rematches_user_fkey' })
  user?: Relation<User>;

  @Column({ name: 'asked_at', type: 'timestamptz', default: () => 'now()' })
  askedAt!: Date;
}
