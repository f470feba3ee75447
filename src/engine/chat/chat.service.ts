import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, Not, In } from 'typeorm';
import { ApiError } from '../../common/api-error.js';
import { numberInCursor, toPage } from '../../common/http/cursor.js';
import type { Page } from '../../common/http/cursor.js';
import { Limits } from '../../common/limits/limits.js';
import { readChatText } from './chat-text.js';
import { ChatMessage } from './entities/chat-message.entity.js';
import type { ChatChannel, ChatScope } from './entities/chat-message.entity.js';
import { ChatMute } from './entities/chat-mute.entity.js';
import { ChatReport } from './entities/chat-report.entity.js';

/** A conversation: of a session or of a room. */
export interface ChatPlace {
  readonly scope: ChatScope;
  readonly scopeId: string;
}

/** A speaker in a conversation. `key` tells people apart: a user's id, or the seat of a seat token. */
export interface ChatPerson {
  readonly key: string;
  readonly userId: string | null;
  readonly seat: number | null;
  readonly name: string;
}

/** A message as people get it. */
export interface ChatLine {
  readonly id: string;
  readonly channel: ChatChannel;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a speaker said, and who does not want to hear it. */
export interface Posted {
  readonly line: ChatLine;
  readonly mutedBy: ReadonlySet<string>;
}

/** Enough for a lively conversation, too little to fill a screen. */
const TALK = { name: 'talk', burst: 5, perSecond: 1 };

/** Conversations of sessions and rooms. Who may speak and listen where is for the caller to say. */
@Injectable()
export class ChatService {
  constructor(
    private readonly data: DataSource,
    private readonly limits: Limits,
  ) {}

  async post({ scope, scopeId }: ChatPlace, channel: ChatChannel, author: ChatPerson, given: string): Promise<Posted> {
    const text = readChatText(given);
    const speaker = `${scopeId}:${author.key}`;
    await this.limits.takeOrRefuse(TALK, speaker, 'You talk faster than others can read. Please wait a moment.');
    const { key, userId, seat, name } = author;
    const messages = this.data.getRepository(ChatMessage);
    const message = await messages.save(
      messages.create({ scope, scopeId, channel, author: key, userId, seat, name, text }),
    );
    const mutes = await this.data.getRepository(ChatMute).findBy({ scope, scopeId, author: key });
    return { line: lineOf(message), mutedBy: new Set(mutes.map(({ listener }) => listener)) };
  }

  /** The newest first; without those the reader does not want to hear. */
  async history(
    { scope, scopeId }: ChatPlace,
    channel: ChatChannel,
    reader: string | undefined,
    { limit, cursor }: { limit: number; cursor?: string },
  ): Promise<Page<ChatLine>> {
    const muted = reader === undefined ? [] : await this.muted({ scope, scopeId }, reader);
    const rows = await this.data.getRepository(ChatMessage).find({
      where: {
        scope,
        scopeId,
        channel,
        hiddenAt: IsNull(),
        ...(muted.length > 0 ? { author: Not(In(muted)) } : undefined),
        ...(cursor === undefined ? undefined : { id: LessThan(numberInCursor(cursor)) }),
      },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    return toPage(rows, limit, ({ id }) => [id], lineOf);
  }

  /** The authors whom a listener does not want to hear here. */
  async muted({ scope, scopeId }: ChatPlace, listener: string): Promise<string[]> {
    const mutes = await this.data.getRepository(ChatMute).findBy({ scope, scopeId, listener });
    return mutes.map(({ author }) => author);
  }

  async mute({ scope, scopeId }: ChatPlace, listener: string, author: string, muted = true): Promise<void> {
    if (listener === author) throw new ApiError(409, 'CANNOT_MUTE_YOURSELF', 'You cannot mute yourself.');
    const mutes = this.data.getRepository(ChatMute);
    const mute = { scope, scopeId, listener, author };
    if (muted) await mutes.upsert(mute, ['scopeId', 'scope', 'listener', 'author']);
    else await mutes.delete(mute);
  }

  /** Hands a message to the admins; a second report by the same person changes nothing. */
  async report(
    { scope, scopeId }: ChatPlace,
    channels: readonly ChatChannel[],
    messageId: string,
    reporter: string,
    reason: string | undefined,
  ): Promise<void> {
    const known =
      /^\d{1,18}$/.test(messageId) &&
      (await this.data
        .getRepository(ChatMessage)
        .existsBy({ id: messageId, scope, scopeId, channel: In([...channels]) }));
    if (!known) throw new ApiError(404, 'MESSAGE_NOT_FOUND', 'There is no such message.');
    await this.data
      .createQueryBuilder()
      .insert()
      .into(ChatReport)
      .values({ messageId, reporter, reason: reason ?? null })
      .orIgnore()
      .execute();
  }
}

function lineOf({ id, channel, seat, name, text, createdAt }: ChatMessage): ChatLine {
  return { id, channel, seat, name, text, at: createdAt.getTime() };
}
