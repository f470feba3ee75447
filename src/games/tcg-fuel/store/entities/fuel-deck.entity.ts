import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { Relation } from 'typeorm';
import type { Color } from '../../rules/catalogue/card.types.js';
import type { FuelDeckCard } from './fuel-deck-card.entity.js';
import { FuelPlayer } from './fuel-player.entity.js';

/** A deck. Numbers below 101 are starter decks, which have no owner. */
@Entity({ schema: 'tcg_fuel', name: 'decks' })
@Unique('decks_slug_key', ['slug'])
@Check('decks_name_check', `char_length("name") BETWEEN 1 AND 100`)
@Check('decks_colors_check', `"colors" <@ ARRAY['red', 'blue', 'green', 'white', 'black']`)
@Index('decks_owner_idx', ['ownerId'])
export class FuelDeck {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'decks_pkey',
  })
  id!: number;

  @Column({ name: 'owner_id', type: 'int', nullable: true })
  ownerId!: number | null;

  @ManyToOne(() => FuelPlayer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'decks_owner_fkey' })
  owner?: Relation<FuelPlayer> | null;

  @Column({ type: 'text', nullable: true })
  slug!: string | null;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', array: true })
  colors!: Color[];

  @Column({ type: 'text', default: '' })
  description!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', nullable: true })
  updatedAt!: Date | null;

  // By name: the two files would import each other.
  @OneToMany('FuelDeckCard', 'deck')
  cards?: Relation<FuelDeckCard[]>;
}
