import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';
import { VikingCard } from './card.entity.js';

/** A card that an account owns, with what it has learnt. */
@Entity({ name: 'viking_vengeance_user_card_instances' })
@Check('viking_vengeance_user_card_instances_level_check', `"level" > 0`)
@Check('viking_vengeance_user_card_instances_xp_check', `"xp" >= 0`)
@Index('viking_vengeance_user_card_instances_user_idx', ['userId', 'cardId'])
export class UserCardInstance {
  @PrimaryColumn({
    name: 'user_card_instance_id',
    type: 'uuid',
    primaryKeyConstraintName: 'viking_vengeance_user_card_instances_pkey',
  })
  userCardInstanceId!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'viking_vengeance_user_card_instances_user_fkey' })
  user?: Relation<User>;

  @Column({ name: 'card_id', type: 'uuid' })
  cardId!: string;

  @ManyToOne(() => VikingCard, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'viking_vengeance_user_card_instances_card_fkey' })
  card?: Relation<VikingCard>;

  @Column({ type: 'int', default: 1 })
  level!: number;

  @Column({ type: 'int', default: 0 })
  xp!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
