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
import { TournamentRow } from './tournament.entity.js';

/** A person or a bot in a tournament, with what was registered: what becomes of a deck later does not matter. */
@Entity({ name: 'tournament_entrants' })
@Unique('tournament_entrants_user_key', ['tournamentId', 'userId'])
@Check('tournament_entrants_bot_check', `"user_id" IS NULL OR "bot_level" IS NULL`)
@Index('tournament_entrants_user_idx', ['userId'], { where: `user_id IS NOT NULL` })
export class EntrantRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'tournament_entrants_pkey',
  })
  id!: number;

  @Column({ name: 'tournament_id', type: 'int' })
  tournamentId!: number;

  @ManyToOne(() => TournamentRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tournament_id', foreignKeyConstraintName: 'tournament_entrants_tournament_fkey' })
  tournament?: Relation<TournamentRow>;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'tournament_entrants_user_fkey' })
  user?: Relation<User> | null;

  @Column({ name: 'bot_level', type: 'text', nullable: true })
  botLevel!: string | null;

  /** What the game's rooms know the account by. */
  @Column({ name: 'room_player_id', type: 'text', nullable: true })
  roomPlayerId!: string | null;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'json', nullable: true })
  brings!: unknown;

  @Column({ type: 'json', nullable: true })
  loadout!: unknown;

  /** The order of registration, from 1. */
  @Column({ type: 'int' })
  position!: number;

  /** The order the tournament's rng has drawn; null before the start. */
  @Column({ type: 'int', nullable: true })
  draw!: number | null;

  @Column({ name: 'dropped_at', type: 'timestamptz', nullable: true })
  droppedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
