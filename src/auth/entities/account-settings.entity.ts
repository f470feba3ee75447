import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from './user.entity.js';

/** What a player chose in the page. */
@Entity({ name: 'account_settings' })
export class KeptAccountSettings {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'account_settings_pkey' })
  userId!: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_settings_user_fkey' })
  user?: Relation<User>;

  @Column({ type: 'jsonb' })
  settings!: object;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
