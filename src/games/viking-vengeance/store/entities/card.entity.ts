import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Rarity } from '../../rules/catalogue.js';
import type { Power } from '../../rules/viking-vengeance.types.js';
import { SpecialAbility } from './special-ability.entity.js';

/** A card of the catalogue. */
@Entity({ name: 'viking_vengeance_cards' })
@Check('viking_vengeance_cards_rarity_check', `"rarity" IN ('common', 'uncommon', 'rare', 'epic', 'legendary')`)
// TypeORM knows no GIN: the migration makes this index.
@Index('viking_vengeance_cards_tags_idx', { synchronize: false })
export class VikingCard {
  @PrimaryColumn({ name: 'card_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_cards_pkey' })
  cardId!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  type!: string;

  @Column({ type: 'text' })
  rarity!: Rarity;

  @Column({ name: 'image_url', type: 'text' })
  imageUrl!: string;

  @Column({ type: 'jsonb' })
  power!: Power;

  @Column({ name: 'special_ability_id', type: 'uuid', nullable: true })
  specialAbilityId!: string | null;

  @ManyToOne(() => SpecialAbility, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'special_ability_id', foreignKeyConstraintName: 'viking_vengeance_cards_ability_fkey' })
  specialAbility?: Relation<SpecialAbility> | null;

  @Column({ type: 'text', array: true })
  tags!: string[];

  @Column({ name: 'set_key', type: 'text' })
  setKey!: string;
}
