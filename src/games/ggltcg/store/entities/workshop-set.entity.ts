import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';

/** A set of cards that belongs to one account. */
@Entity({ schema: 'ggltcg', name: 'workshop_sets' })
@Index('workshop_sets_owner_idx', ['ownerId', 'createdAt'])
export class WorkshopSetRow {
  @PrimaryColumn({ type: 'varchar', length: 40, primaryKeyConstraintName: 'workshop_sets_pkey' })
  name!: string;

  @Column({ name: 'owner_id', type: 'uuid', nullable: true })
  ownerId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'workshop_sets_owner_fkey' })
  owner?: Relation<User> | null;

  @Column({ type: 'varchar', length: 60 })
  title!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
