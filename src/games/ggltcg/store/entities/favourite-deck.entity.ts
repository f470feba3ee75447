import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../../../auth/entities/user.entity.js';

/** A deck that an account likes to play. */
@Entity({ schema: 'ggltcg', name: 'favorite_decks' })
@Check('favorite_decks_slot_check', `"slot" BETWEEN 1 AND 3`)
export class FavouriteDeck {
  @PrimaryColumn({ name: 'user_id', type: 'uuid', primaryKeyConstraintName: 'favorite_decks_pkey' })
  userId!: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'favorite_decks_pkey' })
  slot!: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'favorite_decks_user_fkey' })
  user?: Relation<User>;

  @Column({ type: 'jsonb' })
  cards!: string[];

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
