import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import type { Json } from '../../common/json.js';
import { TournamentRow } from './tournament.entity.js';

/** What the organiser of a tournament, or one of its players, did to it. */
@Entity({ name: 'tournament_log' })
@Index('tournament_log_tournament_idx', ['tournamentId'])
export class DeedRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'tournament_log_pkey',
  })
  id!: number;

  @Column({ name: 'tournament_id', type: 'int' })
  tournamentId!: number;

  @ManyToOne(() => TournamentRow, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'tournament_id', foreignKeyConstraintName: 'tournament_log_tournament_fkey' })
  tournament?: Relation<TournamentRow>;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'tournament_log_user_fkey' })
  user?: Relation<User> | null;

  @Column({ type: 'text' })
  deed!: string;

  @Column({ type: 'jsonb' })
  details!: Readonly<Record<string, Json>>;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
