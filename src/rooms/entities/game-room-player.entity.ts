import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { Relation } from 'typeorm';
import type { SeatKind } from '../../engine/sessions/session.js';
import { GameRoom } from './game-room.entity.js';

/** A player in a room: an account, a bot, the holder of a seat token, or (in contracts without either) a name. */
@Entity({ name: 'game_room_players' })
@Unique('game_room_players_seat_key', ['roomId', 'seat'], { deferrable: 'INITIALLY IMMEDIATE' })
@Check('game_room_players_kind_check', `"kind" IN ('user', 'bot', 'token', 'open')`)
@Check('game_room_players_user_check', `("kind" = 'user') = ("user_id" IS NOT NULL)`)
@Check('game_room_players_bot_check', `("kind" = 'bot') = ("bot_level" IS NOT NULL)`)
@Check('game_room_players_token_check', `("kind" = 'token') = ("token_hash" IS NOT NULL)`)
@Check('game_room_players_seat_check', `"seat" >= 0`)
@Index('game_room_players_num_key', ['num'], { unique: true })
@Index('game_room_players_user_key', ['roomId', 'userId'], { unique: true, where: `user_id IS NOT NULL` })
@Index('game_room_players_user_idx', ['userId'], { where: `user_id IS NOT NULL` })
export class GameRoomPlayer {
  @PrimaryColumn({ name: 'room_id', type: 'uuid', primaryKeyConstraintName: 'game_room_players_pkey' })
  roomId!: string;

  @PrimaryColumn({ name: 'player_id', type: 'text', primaryKeyConstraintName: 'game_room_players_pkey' })
  playerId!: string;

  @ManyToOne(() => GameRoom, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'room_id', foreignKeyConstraintName: 'game_room_players_room_fkey' })
  room?: Relation<GameRoom>;

  @Column({ type: 'bigint', generatedIdentity: 'ALWAYS', insert: false, update: false })
  num!: string;

  @Column({ type: 'smallint' })
  seat!: number;

  @Column({ type: 'text' })
  kind!: SeatKind;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ name: 'bot_level', type: 'text', nullable: true })
  botLevel!: string | null;

  @Column({ name: 'token_hash', type: 'text', nullable: true })
  tokenHash!: string | null;

  @Column({ type: 'text' })
  name!: string;

  @Column({ name: 'is_ready', type: 'boolean', default: false })
  isReady!: boolean;

  /** What the player asked to bring: a deck's id. A secret until the start. */
  @Column({ type: 'json', nullable: true })
  brings!: unknown;

  /** The same, checked by the game: the deck itself. */
  @Column({ type: 'json', nullable: true })
  loadout!: unknown;

  @CreateDateColumn({ name: 'joined_at', type: 'timestamptz' })
  joinedAt!: Date;
}
