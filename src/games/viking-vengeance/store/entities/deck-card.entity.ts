import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { VikingDeck } from './deck.entity.js';
import { UserCardInstance } from './user-card-instance.entity.js';

/** A card's place in a deck. */
@Entity({ name: 'viking_vengeance_deck_cards' })
@Unique('viking_vengeance_deck_cards_card_key', ['deckId', 'userCardInstanceId'])
@Check('viking_vengeance_deck_cards_position_check', `"position" BETWEEN 0 AND 19`)
export class VikingDeckCard {
  @PrimaryColumn({ name: 'deck_card_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_deck_cards_pkey' })
  deckCardId!: string;

  @Column({ name: 'deck_id', type: 'uuid' })
  deckId!: string;

  @ManyToOne(() => VikingDeck, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deck_id', foreignKeyConstraintName: 'viking_vengeance_deck_cards_deck_fkey' })
  deck?: Relation<VikingDeck>;

  @Column({ name: 'user_card_instance_id', type: 'uuid' })
  userCardInstanceId!: string;

  @ManyToOne(() => UserCardInstance, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_card_instance_id', foreignKeyConstraintName: 'viking_vengeance_deck_cards_card_fkey' })
  card?: Relation<UserCardInstance>;

  @Column({ type: 'smallint' })
  position!: number;
}
