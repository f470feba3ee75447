import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, TableInheritance } from 'typeorm';
import type { Relation } from 'typeorm';
import { GameNotIndexed } from './game-not-indexed.js';
import { Session } from './session.entity.js';

/** The table of a session at a version, and where its chance stood. */
@Entity({ name: 'game_state_snapshots' })
@TableInheritance({ column: { name: 'game', type: 'text' } })
@GameNotIndexed()
export class Snapshot {
  @PrimaryColumn({ name: 'session_id', type: 'uuid', primaryKeyConstraintName: 'game_state_snapshots_pkey' })
  sessionId!: string;

  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'game_state_snapshots_pkey' })
  seq!: number;

  /** Without a foreign key, which would cost a look-up with every action. A trigger deletes the snapshots of a session. */
  @ManyToOne(() => Session, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'session_id' })
  session?: Relation<Session>;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'int' })
  round!: number;

  @Column({ type: 'int' })
  drawn!: number;

  /** Parsed: checking its hash needs the column's own text (`state::text`). */
  @Column({ type: 'json' })
  state!: object;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
