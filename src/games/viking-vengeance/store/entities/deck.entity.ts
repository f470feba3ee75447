import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';

/** A deck of an account's cards; which ones, the deck's cards say. */
@Entity({ name: 'viking_vengeance_decks' })
@Unique('viking_vengeance_decks_name_key', ['userId', 'name'])
export class VikingDeck {
  @PrimaryColumn({ name: 'deck_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_decks_pkey' })
  deckId!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'viking_vengeance_decks_user_fkey' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 50 })
  name!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_updated', type: 'timestamptz', default: () => 'now()' })
  lastUpdated!: Date;
}
