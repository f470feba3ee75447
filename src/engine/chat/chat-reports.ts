import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import type { Repository } from 'typeorm';
import { Feed } from '../../common/feed.js';
import { ApiError } from '../../common/api-error.js';
import { numberInCursor, toPage } from '../../common/http/cursor.js';
import type { Page } from '../../common/http/cursor.js';
import { ChatMessage } from './entities/chat-message.entity.js';
import type { ChatChannel, ChatScope } from './entities/chat-message.entity.js';
import { ChatReport } from './entities/chat-report.entity.js';
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

/** A message that the server shows to no reader any more. */
export interface HiddenMessage {
  readonly scope: ChatScope;
  readonly scopeId: string;
  readonly messageId: string;
}

/** How many messages before and after a reported one an admin reads with it. */
const CONTEXT = 10;

/** What people reported, for admins. */
@Injectable()
export class ChatReports {
  private readonly feed = new Feed<HiddenMessage>('ChatReports');

  constructor(
    @InjectRepository(ChatReport) private readonly reports: Repository<ChatReport>,
    @InjectRepository(ChatMessage) private readonly messages: Repository<ChatMessage>,
  ) {}

  /** Hears of messages that were hidden through this process; returns what stops it. */
  onHidden(listener: (hidden: HiddenMessage) => void): () => void {
    return this.feed.on(listener);
  }

  /** The oldest open report first, so that each gets its turn; of answered ones the newest. */
  async page(state: 'open' | 'answered', limit: number, cursor: string | undefined): Promise<Page<ReportPicture>> {
    const after = cursor === undefined ? undefined : numberInCursor(cursor);
    const isOpen = state === 'open';
    const rows = await this.reports.find({
      where: {
        resolvedAt: isOpen ? IsNull() : Not(IsNull()),
        ...(after !== undefined && { id: isOpen ? MoreThan(after) : LessThan(after) }),
      },
      relations: { message: true },
      order: { id: isOpen ? 'ASC' : 'DESC' },
      take: limit + 1,
    });
    return toPage(rows, limit, (last) => [last.id], pictureOf);
  }

  async get(id: string): Promise<ReportPicture> {
    const known = /^\d{1,18}$/.test(id);
    const found = known ? await this.reports.findOne({ where: { id }, relations: { message: true } }) : null;
    if (!found) throw new ApiError(404, 'REPORT_NOT_FOUND', 'There is no such report.');
    return pictureOf(found);
  }

  /** What was said around it in the same channel, the oldest first, the message itself included. */
  async context({ scope, scopeId, channel, message: { id } }: ReportPicture): Promise<ModeratedMessage[]> {
    const place = { scope, scopeId, channel };
    const [before, after] = await Promise.all([
      this.messages.find({ where: { ...place, id: LessThanOrEqual(id) }, order: { id: 'DESC' }, take: CONTEXT + 1 }),
      this.messages.find({ where: { ...place, id: MoreThan(id) }, order: { id: 'ASC' }, take: CONTEXT }),
    ]);
    return [...before.reverse(), ...after].map(messageOf);
  }

  /** Answers every open report of the same message. SQL: in one statement with what becomes of the message. */
  async answer(id: string, { verdict, note, adminId }: Judgement): Promise<ReportPicture> {
    const { message } = await this.get(id);
    const answeredIds: unknown[] = await this.reports.query(
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
    if (answeredIds.length === 0) throw new ApiError(409, 'ALREADY_ANSWERED', 'This report was answered already.');
    const answered = await this.get(id);
    const { scope, scopeId } = answered;
    if (verdict === 'hidden') this.feed.tell({ scope, scopeId, messageId: message.id });
    return answered;
  }
}

function pictureOf({ message, ...report }: ChatReport): ReportPicture {
  const { id, createdAt, reporter, reason, resolvedAt, verdict, note, resolvedBy } = report;
  const { scope, scopeId, channel } = message!;
  const answered = resolvedAt !== null && verdict !== null && resolvedBy !== null;
  return {
    id,
    at: createdAt.toISOString(),
    reporter,
    reason,
    scope,
    scopeId,
    channel,
    message: messageOf(message!),
    answer: answered ? { verdict, note, adminId: resolvedBy, at: resolvedAt.toISOString() } : null,
  };
}

function messageOf({ id, seat, name, userId, text, createdAt, hiddenAt }: ChatMessage): ModeratedMessage {
  return { id, seat, name, userId, text, at: createdAt.toISOString(), hidden: hiddenAt !== null };
}
