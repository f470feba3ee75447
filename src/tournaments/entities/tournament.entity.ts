import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import type { TournamentStatus } from '../tournament-rows.js';
import type { TournamentKind } from '../tournament.types.js';
import type { EntrantRow } from './entrant.entity.js';

/** A tournament of any game that two can play. */
@Entity({ name: 'tournaments' })
@Check('tournaments_name_check', `char_length("name") BETWEEN 1 AND 100`)
@Check('tournaments_kind_check', `"kind" IN ('swiss', 'single_elimination')`)
@Check('tournaments_status_check', `"status" IN ('registration', 'running', 'finished', 'cancelled')`)
@Check('tournaments_top_cut_check', `"top_cut" IN (0, 4, 8) AND ("top_cut" = 0 OR "kind" = 'swiss')`)
@Check('tournaments_best_of_check', `"best_of" IN (1, 3)`)
@Check('tournaments_max_players_check', `"max_players" BETWEEN 2 AND 128`)
@Index('tournaments_open_idx', ['id'], { where: `status IN ('registration', 'running')` })
@Index('tournaments_created_by_idx', ['createdBy'], { where: `status IN ('registration', 'running')` })
export class TournamentRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'tournaments_pkey',
  })
  id!: number;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  kind!: TournamentKind;

  @Column({ type: 'text', default: 'registration' })
  status!: TournamentStatus;

  @Column({ type: 'int', nullable: true })
  rounds!: number | null;

  @Column({ name: 'top_cut', type: 'int', default: 0 })
  topCut!: number;

  @Column({ name: 'best_of', type: 'int' })
  bestOf!: 1 | 3;

  @Column({ type: 'json' })
  options!: object;

  @Column({ name: 'max_players', type: 'int' })
  maxPlayers!: number;

  @Column({ name: 'starts_at', type: 'timestamptz', nullable: true })
  startsAt!: Date | null;

  @Column({ name: 'current_round', type: 'int', default: 0 })
  currentRound!: number;

  /** What its chance comes from. Never leaves the server. */
  @Column({ type: 'text' })
  seed!: string;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'tournaments_created_by_fkey' })
  creator?: Relation<User> | null;

  @Column({ name: 'winner_id', type: 'int', nullable: true })
  winnerId!: number | null;

  // By name: the two files would import each other.
  @ManyToOne('EntrantRow', { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'winner_id', foreignKeyConstraintName: 'tournaments_winner_fkey' })
  winner?: Relation<EntrantRow> | null;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt!: Date | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** For people who look into the table: what is told of a tournament is the rest of its row. */
  @Column({ name: 'updated_at', type: 'timestamptz', nullable: true, select: false })
  updatedAt?: Date | null;
}
