import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import type { MatchOutcome, Stage } from '../tournament.types.js';
import { EntrantRow } from './entrant.entity.js';
import { TournamentRow } from './tournament.entity.js';

/** A match of a round. Games that were lost without being played stand here as forfeits; the others are the room's sessions. */
@Entity({ name: 'tournament_matches' })
@Unique('tournament_matches_number_key', ['tournamentId', 'round', 'number'])
@Unique('tournament_matches_room_key', ['roomId'])
@Check('tournament_matches_stage_check', `"stage" IN ('swiss', 'elimination')`)
@Check('tournament_matches_status_check', `"status" IN ('open', 'finished')`)
@Check(
  'tournament_matches_outcome_check',
  `"outcome" IN ('played', 'bye', 'absence', 'both_absent', 'drop', 'seed', 'override')`,
)
@Check('tournament_matches_finished_check', `("status" = 'finished') = ("outcome" IS NOT NULL)`)
@Check('tournament_matches_score_check', `"wins_a" >= 0 AND "wins_b" >= 0 AND "draws" >= 0`)
@Index('tournament_matches_open_idx', ['tournamentId'], { where: `status = 'open'` })
export class MatchRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'tournament_matches_pkey',
  })
  id!: number;

  @Column({ name: 'tournament_id', type: 'int' })
  tournamentId!: number;

  @ManyToOne(() => TournamentRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tournament_id', foreignKeyConstraintName: 'tournament_matches_tournament_fkey' })
  tournament?: Relation<TournamentRow>;

  @Column({ type: 'int' })
  round!: number;

  @Column({ type: 'text' })
  stage!: Stage;

  /** Its place in the round, from 1. */
  @Column({ type: 'int' })
  number!: number;

  @Column({ name: 'player_a', type: 'int' })
  playerA!: number;

  @ManyToOne(() => EntrantRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'player_a', foreignKeyConstraintName: 'tournament_matches_player_a_fkey' })
  entrantA?: Relation<EntrantRow>;

  /** Null: `playerA` has a bye. */
  @Column({ name: 'player_b', type: 'int', nullable: true })
  playerB!: number | null;

  @ManyToOne(() => EntrantRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'player_b', foreignKeyConstraintName: 'tournament_matches_player_b_fkey' })
  entrantB?: Relation<EntrantRow> | null;

  @Column({ type: 'text', default: 'open' })
  status!: 'open' | 'finished';

  @Column({ name: 'wins_a', type: 'int', default: 0 })
  winsA!: number;

  @Column({ name: 'wins_b', type: 'int', default: 0 })
  winsB!: number;

  @Column({ type: 'int', default: 0 })
  draws!: number;

  @Column({ name: 'forfeits_a', type: 'int', default: 0 })
  forfeitsA!: number;

  @Column({ name: 'forfeits_b', type: 'int', default: 0 })
  forfeitsB!: number;

  @Column({ name: 'forfeited_at', type: 'timestamptz', nullable: true })
  forfeitedAt!: Date | null;

  /** Only games with higher numbers count: it is played again. */
  @Column({ name: 'replay_after', type: 'int', nullable: true })
  replayAfter!: number | null;

  @Column({ name: 'winner_id', type: 'int', nullable: true })
  winnerId!: number | null;

  @Column({ type: 'text', nullable: true })
  outcome!: MatchOutcome | null;

  @Column({ name: 'room_id', type: 'uuid', nullable: true })
  roomId!: string | null;

  @Column({ name: 'decided_by', type: 'uuid', nullable: true })
  decidedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'decided_by', foreignKeyConstraintName: 'tournament_matches_decided_by_fkey' })
  decider?: Relation<User> | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', nullable: true })
  updatedAt!: Date | null;
}
