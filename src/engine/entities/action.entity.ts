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
import { millis } from './millis.js';
import { Session } from './session.entity.js';

/** An accepted action with what it told. `seq` is the version it led to. */
@Entity({ name: 'game_actions' })
@TableInheritance({ column: { name: 'game', type: 'text' } })
@Check('game_actions_kind_check', `"kind" IN ('game', 'rewind', 'cancel')`)
@Check('game_actions_seq_check', `"seq" > 0`)
@Index('game_actions_key', ['sessionId', 'seat', 'key'], { unique: true, where: `key IS NOT NULL` })
@GameNotIndexed()
export class Action {
  @PrimaryColumn({ name: 'session_id', type: 'uuid', primaryKeyConstraintName: 'game_actions_pkey' })
  sessionId!: string;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'game_actions_pkey' })
  seq!: number;

  /** Without a foreign key, which would cost a look-up with every action. A trigger deletes the actions of a session. */
  @ManyToOne(() => Session, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'session_id' })
  session?: Relation<Session>;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text' })
  kind!: 'game' | 'rewind' | 'cancel';

  @Column({ type: 'int' })
  round!: number;

  /** Null: the table itself. */
  @Column({ type: 'smallint', nullable: true })
  seat!: number | null;

  /** It played itself. */
  @Column({ type: 'boolean' })
  auto!: boolean;

  @Column({ type: 'bigint', transformer: millis })
  at!: number;

  /** Where the game stood before the action. */
  @Column({ type: 'int', nullable: true })
  turn!: number | null;

  @Column({ type: 'text', nullable: true })
  phase!: string | null;

  @Column({ type: 'text', nullable: true })
  step!: string | null;

  @Column({ type: 'json' })
  action!: object;

  /** Each with its public part and what single seats learned: nothing to hand to a client as it is. */
  @Column({ type: 'json' })
  events!: object[];

  @Column({ type: 'text', nullable: true })
  key!: string | null;

  @Column({ name: 'key_body', type: 'text', nullable: true })
  keyBody!: string | null;

  @Column({ name: 'key_to', type: 'int', nullable: true })
  keyTo!: number | null;

  /** A bot's, for the server alone. */
  @Column({ type: 'json', nullable: true })
  note!: unknown;

  @Column({ type: 'text' })
  hash!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
