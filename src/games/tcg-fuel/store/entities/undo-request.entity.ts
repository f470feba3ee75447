import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { Seat } from '../../../../engine/core/index.js';
import { Session } from '../../../../engine/entities/session.entity.js';

/** A player wants to take a move back. It stands while nothing else happens: `atVersion` is the game's. */
@Entity({ schema: 'tcg_fuel', name: 'undo_requests' })
export class UndoRequest {
  @PrimaryColumn({ name: 'session_id', type: 'uuid', primaryKeyConstraintName: 'undo_requests_pkey' })
  sessionId!: string;

  @OneToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'undo_requests_session_fkey' })
  session?: Relation<Session>;

  @Column({ type: 'int' })
  seat!: Seat;

  @Column({ name: 'to_version', type: 'int' })
  toVersion!: number;

  @Column({ name: 'at_version', type: 'int' })
  atVersion!: number;

  /** The seats that have agreed. */
  @Column({ type: 'int', array: true, default: () => `'{}'` })
  accepted!: Seat[];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
