import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Session } from '../../../../engine/entities/session.entity.js';

/** Which deck a solo game was begun with. */
@Entity({ name: 'viking_vengeance_setups' })
@Check('viking_vengeance_setups_layout_check', `"board_layout" = '4x4'`)
export class VikingSetup {
  @PrimaryColumn({ name: 'game_id', type: 'uuid', primaryKeyConstraintName: 'viking_vengeance_setups_pkey' })
  gameId!: string;

  @OneToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'viking_vengeance_setups_game_fkey' })
  game?: Relation<Session>;

  @Column({ name: 'deck_id', type: 'uuid' })
  deckId!: string;

  @Column({ name: 'board_layout', type: 'text', default: '4x4' })
  boardLayout!: '4x4';
}
