import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryColumn,
  TableInheritance,
  UpdateDateColumn,
} from 'typeorm';
import { GameNotIndexed } from './game-not-indexed.js';
import { millis } from './millis.js';

/**
 * One game being played. The row is shared by all games; a game declares a child with `@ChildEntity('<its id>')` for its own
 * types. Reading through this class finds the sessions of every game. The action path writes by SQL of its own.
 */
@Entity({ name: 'game_sessions' })
@TableInheritance({ column: { name: 'game', type: 'text' } })
@Check('game_sessions_status_check', `"status" IN ('waiting', 'active', 'finished', 'cancelled')`)
@Check('game_sessions_watch_check', `"watch" IN ('anyone', 'link', 'nobody')`)
@Check('game_sessions_access_check', `"access" IN ('seated', 'open')`)
@Check('game_sessions_bots_move_check', `"bots_move" IN ('self', 'asked')`)
@Check('game_sessions_version_check', `"version" >= 0`)
@Index('game_sessions_num_key', ['num'], { unique: true })
// Its columns are sorted downwards, which TypeORM cannot say.
@Index('game_sessions_created_idx', { synchronize: false })
@Index('game_sessions_shown_idx', { synchronize: false })
@Index('game_sessions_shown_game_idx', { synchronize: false })
@Index('game_sessions_active_idx', { synchronize: false })
@Index('game_sessions_ended_idx', { synchronize: false })
@Index('game_sessions_unarchived_idx', ['finishedAt', 'id'], {
  where: `finished_at IS NOT NULL AND archive_file IS NULL`,
})
@Index('game_sessions_unthinned_idx', ['finishedAt'], {
  where: `finished_at IS NOT NULL AND (thinned_at IS NULL OR thinned_at < finished_at)`,
})
@Index('game_sessions_deadline_idx', ['deadlineAt'], { where: `status = 'active' AND deadline_at IS NOT NULL` })
@Index('game_sessions_bots_idx', ['id'], { where: `status = 'active' AND bots_due` })
@Index('game_sessions_room_idx', ['roomId'], { where: `room_id IS NOT NULL` })
@Index('game_sessions_create_key', ['createdBy', 'createKey'], { unique: true, where: `create_key IS NOT NULL` })
@Index('game_sessions_maker_idx', ['createdBy'], { where: `status = 'active' AND created_by IS NOT NULL` })
@Index('game_sessions_origin_idx', ['openedFrom'], { where: `status = 'active' AND opened_from IS NOT NULL` })
@GameNotIndexed()
export class Session {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'game_sessions_pkey' })
  id!: string;

  /** A small number beside the id, for contracts that want one; the driver hands a bigint over as text. */
  @Column({ type: 'bigint', generatedIdentity: 'ALWAYS', insert: false, update: false })
  num!: string;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text' })
  status!: 'waiting' | 'active' | 'finished' | 'cancelled';

  @Column({ type: 'int', default: 0 })
  version!: number;

  /** How often an open seat has been taken. */
  @Column({ type: 'int', default: 0 })
  seating!: number;

  @Column({ type: 'int', default: 1 })
  round!: number;

  @Column({ type: 'int', nullable: true })
  turn!: number | null;

  @Column({ type: 'text', nullable: true })
  phase!: string | null;

  @Column({ type: 'text', nullable: true })
  step!: string | null;

  @Column({ name: 'to_act', type: 'smallint', array: true, default: '{}' })
  toAct!: number[];

  @Column({ name: 'bots_due', type: 'boolean', default: false })
  botsDue!: boolean;

  @Column({ name: 'deadline_at', type: 'bigint', nullable: true, transformer: millis })
  deadlineAt!: number | null;

  /** Until when a process has the deadline for itself. */
  @Column({ name: 'claimed_until', type: 'timestamptz', nullable: true })
  claimedUntil!: Date | null;

  @Column({ name: 'bots_claimed_until', type: 'timestamptz', nullable: true })
  botsClaimedUntil!: Date | null;

  @Column({ name: 'last_at', type: 'bigint', transformer: millis })
  lastAt!: number;

  @Column({ type: 'json' })
  options!: object;

  @Column({ type: 'text' })
  watch!: 'anyone' | 'link' | 'nobody';

  @Column({ type: 'text', default: 'seated' })
  access!: 'seated' | 'open';

  @Column({ name: 'bots_move', type: 'text', default: 'self' })
  botsMove!: 'self' | 'asked';

  @Column({ type: 'boolean', default: false })
  rated!: boolean;

  /** The master seed: read only where it is asked for by name. */
  @Column({ type: 'text', select: false })
  seed?: string;

  /** The seeds of so many rounds are published. */
  @Column({ name: 'rounds_opened', type: 'int', default: 0 })
  roundsOpened!: number;

  @Column({ name: 'seed_given', type: 'boolean', default: false })
  seedGiven!: boolean;

  @Column({ name: 'seed_hash', type: 'text' })
  seedHash!: string;

  @Column({ name: 'start_hash', type: 'text' })
  startHash!: string;

  @Column({ name: 'rules_version', type: 'int' })
  rulesVersion!: number;

  @Column({ type: 'json', nullable: true })
  fixture!: object | null;

  @Column({ type: 'smallint', array: true, nullable: true })
  winners!: number[] | null;

  @Column({ type: 'smallint', array: true, nullable: true })
  places!: number[] | null;

  @Column({ name: 'end_reason', type: 'text', nullable: true })
  endReason!: string | null;

  @Column({ name: 'room_id', type: 'uuid', nullable: true })
  roomId!: string | null;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy!: string | null;

  @Column({ name: 'create_key', type: 'text', nullable: true })
  createKey!: string | null;

  /** What stands for the request that used the key. */
  @Column({ name: 'create_body', type: 'text', nullable: true })
  createBody!: string | null;

  @Column({ name: 'started_at', type: 'bigint', transformer: millis })
  startedAt!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt!: Date | null;

  /** The address it was opened from, as a keyed hash. */
  @Column({ name: 'opened_from', type: 'text', nullable: true })
  openedFrom!: string | null;

  /** Where the rows of a game are that has long been over; null: in their tables. */
  @Column({ name: 'archive_file', type: 'text', nullable: true, select: false })
  archiveFile?: string | null;

  @Column({ name: 'archive_offset', type: 'bigint', nullable: true, select: false, transformer: millis })
  archiveOffset?: number | null;

  @Column({ name: 'archive_length', type: 'int', nullable: true, select: false })
  archiveLength?: number | null;

  /** When its snapshots were thinned. */
  @Column({ name: 'thinned_at', type: 'timestamptz', nullable: true, select: false })
  thinnedAt?: Date | null;

  @Column({ name: 'with_bots', type: 'boolean', default: false })
  withBots!: boolean;
}
