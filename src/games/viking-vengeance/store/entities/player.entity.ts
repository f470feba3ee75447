import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';

/** What an account has in this game besides cards. */
@Entity({ name: 'viking_vengeance_players' })
@Check('viking_vengeance_players_currency_check', `"in_game_currency" >= 0`)
export class VikingPlayer {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_players_pkey' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'viking_vengeance_players_user_fkey' })
  user?: Relation<User>;

  @Column({ name: 'in_game_currency', type: 'int', default: 0 })
  inGameCurrency!: number;

  /** R59: the starter deck is given once. */
  @Column({ name: 'starter_granted', type: 'boolean', default: false })
  starterGranted!: boolean;

  /** The guided first game, once it has been begun. */
  @Column({ name: 'first_game_id', type: 'uuid', nullable: true })
  firstGameId!: string | null;

  /** Been through the guided game, or skipped it: it is never shown again. */
  @Column({ name: 'first_steps_done', type: 'boolean', default: false })
  firstStepsDone!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
