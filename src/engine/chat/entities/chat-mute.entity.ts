import { Check, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { ChatScope } from './chat-message.entity.js';

/** A listener who does not want to hear an author. */
@Entity({ name: 'chat_mutes' })
@Check('chat_mutes_scope_check', `"scope" IN ('session', 'room')`)
export class ChatMute {
  @PrimaryColumn({ name: 'scope_id', type: 'uuid' })
  scopeId!: string;

  @PrimaryColumn({ type: 'text' })
  scope!: ChatScope;

  @PrimaryColumn({ type: 'text' })
  listener!: string;

  @PrimaryColumn({ type: 'text' })
  author!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
