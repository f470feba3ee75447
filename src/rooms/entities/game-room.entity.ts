import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Watch } from '../../engine/hosting/hosted-game.js';
import type { ReadyBy, RoomStatus, Visibility } from '../room.types.js';

/** A room: where people gather before a session, and meet again for the next one. */
@Entity({ name: 'game_rooms' })
@Check('game_rooms_name_check', `char_length("name") BETWEEN 1 AND 100`)
@Check('game_rooms_status_check', `"status" IN ('waiting', 'in_progress', 'finished', 'cancelled')`)
@Check('game_rooms_visibility_check', `"visibility" IN ('listed', 'link')`)
@Check('game_rooms_ready_by_check', `"ready_by" IN ('hand', 'loadout', 'sitting')`)
@Check('game_rooms_watch_check', `"watch" IN ('anyone', 'link', 'nobody')`)
@Check('game_rooms_max_players_check', `"max_players" BETWEEN 1 AND 100`)
@Check('game_rooms_session_check', `"status" <> 'in_progress' OR "session_id" IS NOT NULL`)
@Index('game_rooms_num_key', ['num'], { unique: true })
@Index('game_rooms_join_code_key', ['joinCode'], { unique: true })
@Index('game_rooms_create_key', ['createdBy', 'createKey'], { unique: true, where: `create_key IS NOT NULL` })
@Index('game_rooms_open_idx', ['updatedAt'], { where: `status IN ('waiting', 'in_progress')` })
export class GameRoom {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** For contracts whose rooms have whole numbers for ids; the driver hands a bigint over as text. */
  @Column({ type: 'bigint', generatedIdentity: 'ALWAYS', insert: false, update: false })
  num!: string;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', default: 'waiting' })
  status!: RoomStatus;

  @Column({ type: 'text', default: 'listed' })
  visibility!: Visibility;

  @Column({ name: 'join_code', type: 'text' })
  joinCode!: string;

  @Column({ name: 'max_players', type: 'smallint' })
  maxPlayers!: number;

  @Column({ type: 'json' })
  options!: object;

  @Column({ name: 'ready_by', type: 'text', default: 'hand' })
  readyBy!: ReadyBy;

  @Column({ name: 'needs_full', type: 'boolean', default: false })
  needsFull!: boolean;

  @Column({ name: 'auto_start', type: 'boolean', default: false })
  autoStart!: boolean;

  @Column({ name: 'one_id', type: 'boolean', default: false })
  oneId!: boolean;

  @Column({ type: 'text', nullable: true })
  watch!: Watch | null;

  @Column({ type: 'boolean', default: false })
  rated!: boolean;

  @Column({ name: 'owner_user_id', type: 'uuid', nullable: true })
  ownerUserId!: string | null;

  @Column({ name: 'owner_player_id', type: 'text' })
  ownerPlayerId!: string;

  @Column({ type: 'text', array: true, default: () => `'{}'` })
  kicked!: string[];

  @Column({ name: 'session_id', type: 'uuid', nullable: true })
  sessionId!: string | null;

  @Column({ name: 'previous_room_id', type: 'uuid', nullable: true })
  previousRoomId!: string | null;

  @Column({ name: 'next_room_id', type: 'uuid', nullable: true })
  nextRoomId!: string | null;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy!: string | null;

  @Column({ name: 'create_key', type: 'text', nullable: true })
  createKey!: string | null;

  /** What stands for the request that used the key. */
  @Column({ name: 'create_body', type: 'text', nullable: true })
  createBody!: string | null;

  @Column({ type: 'int', default: 0 })
  revision!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;
}
