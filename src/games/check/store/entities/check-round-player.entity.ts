import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { CardFace } from '../../rules/cards/cards.js';
import { CheckRound } from './check-round.entity.js';

/** What a seat made of a finished round. A seat that had left the match before it has no score. */
@Entity({ name: 'check_round_players' })
@Index('check_round_players_user_idx', ['userId'], { where: 'user_id IS NOT NULL' })
@Check('check_round_players_who_check', `num_nonnulls("user_id", "bot_level") = 1`)
export class CheckRoundPlayer {
  @PrimaryColumn({ name: 'round_id', type: 'uuid', primaryKeyConstraintName: 'check_round_players_pkey' })
  roundId!: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'check_round_players_pkey' })
  seat!: number;

  @ManyToOne(() => CheckRound, ({ players }) => players, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'round_id', foreignKeyConstraintName: 'check_round_players_round_fkey' })
  round?: Relation<CheckRound>;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'bot_level', type: 'text', nullable: true })
  botLevel!: string | null;

  @Column({ type: 'int', nullable: true })
  score!: number | null;

  @Column({ name: 'cards_left', type: 'smallint' })
  cardsLeft!: number;

  @Column({ name: 'final_hand', type: 'jsonb' })
  finalHand!: (CardFace | null)[];

  @Column({ name: 'is_winner', type: 'boolean' })
  isWinner!: boolean;

  @Column({ name: 'called_check', type: 'boolean' })
  calledCheck!: boolean;

  @Column({ name: 'went_out', type: 'boolean' })
  wentOut!: boolean;

  @Column({ type: 'boolean' })
  forfeited!: boolean;

  @Column({ type: 'boolean' })
  disqualified!: boolean;

  @Column({ type: 'int' })
  matches!: number;

  @Column({ name: 'wrong_matches', type: 'int' })
  wrongMatches!: number;

  @Column({ name: 'penalty_cards', type: 'int' })
  penaltyCards!: number;

  @Column({ type: 'int' })
  peeks!: number;

  @Column({ type: 'int' })
  swaps!: number;

  @Column({ type: 'int' })
  timeouts!: number;
}
