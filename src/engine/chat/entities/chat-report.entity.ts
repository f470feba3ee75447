import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { ChatMessage } from './chat-message.entity.js';

/** What an admin decided about a reported message. */
export type ReportVerdict = 'hidden' | 'dismissed';

/** A message that a reader wants an admin to look at; once for each reporter. */
@Entity({ name: 'chat_reports' })
@Check('chat_reports_verdict_check', `"verdict" IN ('hidden', 'dismissed')`)
@Index('chat_reports_once_key', ['messageId', 'reporter'], { unique: true })
@Index('chat_reports_open_idx', ['id'], { where: 'resolved_at IS NULL' })
export class ChatReport {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ name: 'message_id', type: 'bigint' })
  messageId!: string;

  @ManyToOne(() => ChatMessage, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'chat_reports_message_fkey' })
  message?: ChatMessage;

  @Column({ type: 'text' })
  reporter!: string;

  @Column({ type: 'text', nullable: true })
  reason!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'resolved_at', type: 'timestamptz', nullable: true })
  resolvedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  verdict!: ReportVerdict | null;

  /** The admin's reason. */
  @Column({ type: 'text', nullable: true })
  note!: string | null;

  @Column({ name: 'resolved_by', type: 'uuid', nullable: true })
  resolvedBy!: string | null;
}
