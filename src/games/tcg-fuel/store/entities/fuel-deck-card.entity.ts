import { Check, Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { FuelCard } from './fuel-card.entity.js';
import { FuelDeck } from './fuel-deck.entity.js';

/** A line of a deck: a card, and how often it is in it. */
@Entity({ schema: 'tcg_fuel', name: 'deck_cards' })
@Unique('deck_cards_id_key', ['id'])
@Check('deck_cards_count_check', `"count" > 0`)
export class FuelDeckCard {
  @PrimaryColumn({ name: 'deck_id', type: 'int', primaryKeyConstraintName: 'deck_cards_pkey' })
  deckId!: number;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'deck_cards_pkey' })
  position!: number;

  @ManyToOne(() => FuelDeck, ({ cards }) => cards, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deck_id', foreignKeyConstraintName: 'deck_cards_deck_fkey' })
  deck?: Relation<FuelDeck>;

  @Column({ name: 'card_id', type: 'int' })
  cardId!: number;

  @ManyToOne(() => FuelCard)
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'deck_cards_card_fkey' })
  card?: Relation<FuelCard>;

  @Column({ type: 'int' })
  count!: number;

  /** For those who want one number for a line. */
  @Column({ type: 'int', generatedIdentity: 'BY DEFAULT', insert: false, update: false })
  id!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', nullable: true })
  updatedAt!: Date | null;
}
