import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

export type ChatScope = 'session' | 'room';
/** Spectators talk among themselves: what they see must not reach a player, nor the players' plans them. */
export type ChatChannel = 'players' | 'spectators';

@Entity({ name: 'chat_messages' })
@Check('chat_messages_scope_check', `"scope" IN ('session', 'room')`)
@Check('chat_messages_channel_check', `"channel" IN ('players', 'spectators')`)
@Check('chat_messages_text_check', `char_length("text") BETWEEN 1 AND 500`)
@Index('chat_messages_place_idx', ['scopeId', 'scope', 'channel', 'id'])
export class ChatMessage {
  /** The driver hands a bigint over as text. */
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'text' })
  scope!: ChatScope;

  @Column({ name: 'scope_id', type: 'uuid' })
  scopeId!: string;

  @Column({ type: 'text' })
  channel!: ChatChannel;

  /** Who said it, as mutes know them: a user's id, or the seat of a seat token. */
  @Column({ type: 'text' })
  author!: string;

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId!: string | null;

  @Column({ type: 'smallint', nullable: true })
  seat!: number | null;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  text!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  /** Set by an admin: no reader is shown it any more. */
  @Column({ name: 'hidden_at', type: 'timestamptz', nullable: true })
  hiddenAt!: Date | null;
}
