import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  TableInheritance,
} from 'typeorm';
import type { Relation } from 'typeorm';
import { GameNotIndexed } from './game-not-indexed.js';
import { Session } from './session.entity.js';

/** A seat of a session, and who holds it. */
@Entity({ name: 'game_players' })
@TableInheritance({ column: { name: 'game', type: 'text' } })
@Check('game_players_kind_check', `"kind" IN ('user', 'bot', 'token', 'open')`)
@Check('game_players_bot_check', `("kind" = 'bot') = ("bot_level" IS NOT NULL)`)
@Index('game_players_user_idx', ['userId'], { where: `user_id IS NOT NULL` })
@Index('game_players_seen_idx', ['seenAt'], { where: `seen_at IS NOT NULL` })
@Index('game_players_away_idx', ['awaySince'], { where: `away_since IS NOT NULL` })
@GameNotIndexed()
export class Player {
  @PrimaryColumn({ name: 'session_id', type: 'uuid', primaryKeyConstraintName: 'game_players_pkey' })
  sessionId!: string;

  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: 'game_players_pkey' })
  seat!: number;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'game_players_session_fkey' })
  session?: Relation<Session>;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text' })
  kind!: 'user' | 'bot' | 'token' | 'open';

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'bot_level', type: 'text', nullable: true })
  botLevel!: string | null;

  /** Read only where it is asked for by name. */
  @Column({ name: 'token_hash', type: 'text', nullable: true, select: false })
  tokenHash?: string | null;

  /** The player's id inside the game. */
  @Column({ name: 'player_id', type: 'text' })
  playerId!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'json', nullable: true })
  loadout!: unknown;

  @Column({ name: 'away_since', type: 'timestamptz', nullable: true })
  awaySince!: Date | null;

  /** When a socket of this seat was last known to be there. */
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true })
  seenAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
