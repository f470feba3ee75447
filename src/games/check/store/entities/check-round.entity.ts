import { Check, Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import { Session } from '../../../../engine/entities/session.entity.js';
import type { EndedBy } from '../../rules/events.js';
import type { CheckRoundPlayer } from './check-round-player.entity.js';

/** A finished round. Its seed is public from here on: every client can check the shuffle against the commitment. */
@Entity({ name: 'check_rounds' })
@Unique('check_rounds_number_key', ['gameId', 'roundNo'])
@Check('check_rounds_number_check', `"round_no" >= 1`)
@Check('check_rounds_ended_by_check', `"ended_by" IN ('check', 'turnLimit', 'exhausted', 'lastPlayer')`)
@Check('check_rounds_counts_check', `"turns" >= 0 AND "reshuffles" >= 0`)
export class CheckRound {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'check_rounds_pkey' })
  id!: string;

  @Column({ name: 'game_id', type: 'uuid' })
  gameId!: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'game_id', foreignKeyConstraintName: 'check_rounds_game_fkey' })
  game?: Relation<Session>;

  @Column({ name: 'round_no', type: 'int' })
  roundNo!: number;

  @Column({ name: 'first_seat', type: 'smallint' })
  firstSeat!: number;

  @Column({ name: 'caller_seat', type: 'smallint', nullable: true })
  callerSeat!: number | null;

  @Column({ name: 'caller_automatic', type: 'boolean', default: false })
  callerAutomatic!: boolean;

  @Column({ name: 'ended_by', type: 'text' })
  endedBy!: EndedBy;

  @Column({ type: 'int' })
  turns!: number;

  @Column({ type: 'int' })
  reshuffles!: number;

  @Column({ type: 'smallint', array: true })
  winners!: number[];

  @Column({ name: 'deck_commitment', type: 'text' })
  deckCommitment!: string;

  @Column({ name: 'round_seed', type: 'text' })
  roundSeed!: string;

  @Column({ name: 'started_at', type: 'timestamptz' })
  startedAt!: Date;

  @Column({ name: 'ended_at', type: 'timestamptz' })
  endedAt!: Date;

  // By name: the two files would import each other.
  @OneToMany('CheckRoundPlayer', 'round')
  players?: Relation<CheckRoundPlayer[]>;
}
