import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../common/api-error.js';
import { decodeCursor, toPage } from '../../common/http/cursor.js';
import type { Page } from '../../common/http/cursor.js';
import type { ChatChannel, ChatScope } from './entities/chat-message.entity.js';
import type { ReportVerdict } from './entities/chat-report.entity.js';

/** A message as an admin reads it, hidden or not. */
export interface ModeratedMessage {
  readonly id: string;
  readonly seat: number | null;
  readonly name: string;
  readonly userId: string | null;
  readonly text: string;
  readonly at: string;
  readonly hidden: boolean;
}

/** One person's report of one message. */
export interface ReportPicture {
  readonly id: string;
  readonly at: string;
  /** A user's id, or the seat of a seat token. */
  readonly reporter: string;
  readonly reason: string | null;
  readonly scope: ChatScope;
  readonly scopeId: string;
  readonly channel: ChatChannel;
  readonly message: ModeratedMessage;
  readonly answer: {
    readonly verdict: ReportVerdict;
    readonly note: string | null;
    readonly adminId: string;
    readonly at: string;
  } | null;
}

export interface Judgement {
  readonly verdict: ReportVerdict;
  readonly note?: string;
  readonly adminId: string;
}

interface MessageRow {
  message_id: string;
  seat: number | null;
  name: string;
  user_id: string | null;
  text: string;
  said_at: Date;
  hidden_at: Date | null;
}

interface ReportRow extends MessageRow {
  id: string;
  created_at: Date;
  reporter: string;
  reason: string | null;
  scope: ChatScope;
  scope_id: string;
  channel: ChatChannel;
  resolved_at: Date | null;
  verdict: ReportVerdict | null;
  note: string | null;
  resolved_by: string | null;
}

/** A message that the server shows to no reader any more. */
export interface HiddenMessage {
  readonly scope: ChatScope;
  readonly scopeId: string;
  readonly messageId: string;
}

const MESSAGE = 'm.id AS message_id, m.seat, m.name, m.user_id, m.text, m.created_at AS said_at, m.hidden_at';
const REPORT = `
SELECT r.id, r.created_at, r.reporter, r.reason, r.resolved_at, r.verdict, r.note, r.resolved_by,
       m.scope, m.scope_id, m.channel, ${MESSAGE}
  FROM chat_reports r JOIN chat_messages m ON m.id = r.message_id`;

/** How many messages before and after a reported one an admin reads with it. */
const CONTEXT = 10;

/** What people reported, for admins. */
@Injectable()
export class ChatReports {
  private readonly listeners = new Set<(hidden: HiddenMessage) => void>();

  constructor(private readonly pool: Pool) {}

  /** Hears of messages that were hidden through this process; returns what stops it. */
  onHidden(listener: (hidden: HiddenMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The oldest open report first, so that each gets its turn; of answered ones the newest. */
  async page(state: 'open' | 'answered', limit: number, cursor: string | undefined): Promise<Page<ReportPicture>> {
    const [after] = cursor === undefined ? [null] : decodeCursor(cursor, ['digits']);
    const filter =
      state === 'open'
        ? 'r.resolved_at IS NULL AND ($1::bigint IS NULL OR r.id > $1) ORDER BY r.id'
        : 'r.resolved_at IS NOT NULL AND ($1::bigint IS NULL OR r.id < $1) ORDER BY r.id DESC';
    const { rows } = await this.pool.query<ReportRow>(`${REPORT} WHERE ${filter} LIMIT $2`, [after, limit + 1]);
    return toPage(rows, limit, (last) => [last.id], pictureOf);
  }

  async get(id: string): Promise<ReportPicture> {
    const known = /^\d{1,18}$/.test(id);
    const { rows } = known ? await this.pool.query<ReportRow>(`${REPORT} WHERE r.id = $1`, [id]) : { rows: [] };
    if (!rows[0]) throw new ApiError(404, 'REPORT_NOT_FOUND', 'There is no such report.');
    return pictureOf(rows[0]);
  }

  /** What was said around it in the same channel, the oldest first, the message itself included. */
  async context({ scope, scopeId, channel, message }: ReportPicture): Promise<ModeratedMessage[]> {
    const place = 'FROM chat_messages m WHERE m.scope_id = $1 AND m.scope = $2 AND m.channel = $3';
    const { rows } = await this.pool.query<MessageRow>(
      `(SELECT ${MESSAGE} ${place} AND m.id <= $4 ORDER BY m.id DESC LIMIT $5 + 1)
       UNION ALL
       (SELECT ${MESSAGE} ${place} AND m.id > $4 ORDER BY m.id LIMIT $5)
       ORDER BY message_id`,
      [scopeId, scope, channel, message.id, CONTEXT],
    );
    return rows.map(messageOf);
  }

  /** Answers every open report of the same message, in one statement with what becomes of the message. */
  async answer(id: string, { verdict, note, adminId }: Judgement): Promise<ReportPicture> {
    const { message } = await this.get(id);
    const { rowCount } = await this.pool.query(
      `WITH answered AS (
         UPDATE chat_reports SET resolved_at = now(), verdict = $2, note = $3, resolved_by = $4
          WHERE message_id = $1 AND resolved_at IS NULL RETURNING id
       ), hidden AS (
         UPDATE chat_messages SET hidden_at = now()
          WHERE id = $1 AND $2 = 'hidden' AND hidden_at IS NULL AND EXISTS (SELECT 1 FROM answered)
       )
       SELECT id FROM answered`,
      [message.id, verdict, note ?? null, adminId],
    );
    if (rowCount === 0) throw new ApiError(409, 'ALREADY_ANSWERED', 'This report was answered already.');
    const answered = await this.get(id);
    const { scope, scopeId } = answered;
    if (verdict === 'hidden') {
      for (const listener of this.listeners) listener({ scope, scopeId, messageId: message.id });
    }
    return answered;
  }
}

function pictureOf(row: ReportRow): ReportPicture {
  const { id, created_at, reporter, reason, scope, scope_id, channel, resolved_at, verdict, note, resolved_by } = row;
  const answered = resolved_at !== null && verdict !== null && resolved_by !== null;
  return {
    id,
    at: created_at.toISOString(),
    reporter,
    reason,
    scope,
    scopeId: scope_id,
    channel,
    message: messageOf(row),
    answer: answered ? { verdict, note, adminId: resolved_by, at: resolved_at.toISOString() } : null,
  };
}

function messageOf({ message_id, seat, name, user_id, text, said_at, hidden_at }: MessageRow): ModeratedMessage {
  return {
    id: message_id,
    seat,
    name,
    userId: user_id,
    text,
    at: said_at.toISOString(),
    hidden: hidden_at !== null,
  };
}
