import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';

/** One version of a set of cards that was uploaded. It never changes. */
@Entity({ schema: 'ggltcg', name: 'card_sets' })
@Check('card_sets_version_check', `"version" > 0`)
export class CardSetVersion {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'card_sets_pkey' })
  name!: string;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'card_sets_pkey' })
  version!: number;

  @Column({ type: 'text' })
  csv!: string;

  @Column({ type: 'text', default: '' })
  notes!: string;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'card_sets_user_fkey' })
  creator?: Relation<User> | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
