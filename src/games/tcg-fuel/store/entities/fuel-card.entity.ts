import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { CardData } from '../../rules/catalogue/card.types.js';

/** A card of the catalogue, written at every start. */
@Entity({ schema: 'tcg_fuel', name: 'cards' })
@Unique('cards_slug_key', ['slug'])
export class FuelCard {
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'cards_pkey' })
  id!: number;

  @Column({ type: 'text' })
  slug!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  type!: string;

  @Column({ type: 'text' })
  rarity!: string;

  @Column({ type: 'int', nullable: true })
  power!: number | null;

  @Column({ type: 'int', nullable: true })
  toughness!: number | null;

  @Column({ type: 'jsonb' })
  data!: CardData;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', nullable: true })
  updatedAt!: Date | null;
}
