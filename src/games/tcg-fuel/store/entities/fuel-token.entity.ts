import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CardData } from '../../rules/catalogue/card.types.js';

/** A token that cards make, written at every start. */
@Entity({ schema: 'tcg_fuel', name: 'tokens' })
export class FuelToken {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'tokens_pkey' })
  slug!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'int', nullable: true })
  power!: number | null;

  @Column({ type: 'int', nullable: true })
  toughness!: number | null;

  @Column({ type: 'jsonb' })
  data!: CardData;
}
