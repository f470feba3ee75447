import { Injectable } from '@nestjs/common';
import { Feed } from '../../common/feed.js';
import { unauthenticated } from '../../auth/logins/access-tokens.js';
import type { Account } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import type { Page } from '../../common/http/cursor.js';
import type { Seat } from '../core/index.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import type { LiveSession, SeatRecord } from '../sessions/session.js';
import { ChatService } from './chat.service.js';
import type { ChatLine, ChatPerson, ChatPlace, Posted } from './chat.service.js';
import type { ChatChannel } from './entities/chat-message.entity.js';

/** What was said at a table, and who does not want to hear it. */
export interface PostedInSession extends Posted {
  readonly session: LiveSession;
}

/** The conversations of a session: players talk to players, spectators to spectators. */
@Injectable()
export class SessionChat {
  private readonly feed = new Feed<PostedInSession>('SessionChat');

  constructor(
    private readonly chat: ChatService,
    private readonly live: LiveSessions,
  ) {}

  /** Hears what is said through this process; returns what stops it. */
  onPosted(listener: (posted: PostedInSession) => void): () => void {
    return this.feed.on(listener);
  }

  async post(sessionId: string, account: Account | undefined, text: string): Promise<ChatLine> {
    const session = await this.live.get(sessionId);
    const channel = channelOf(session, account);
    const posted = await this.chat.post(placeOf(session), channel, personOf(session, account), text);
    this.feed.tell({ ...posted, session });
    return posted.line;
  }

  async history(
    sessionId: string,
    account: Account | undefined,
    { channel, ...page }: { channel?: ChatChannel; limit: number; cursor?: string },
  ): Promise<Page<ChatLine>> {
    const session = await this.live.get(sessionId);
    const own = channelOf(session, account);
    if (channel !== undefined && !openTo(session, own).includes(channel)) {
      throw new ApiError(403, 'CHANNEL_CLOSED', 'While the game runs, players and spectators talk among themselves.');
    }
    const reader = account && personOf(session, account).key;
    return this.chat.history(placeOf(session), channel ?? own, reader, page);
  }

  /** Returns the seats that are now muted. */
  async mute(sessionId: string, account: Account | undefined, seat: Seat, muted: boolean): Promise<Seat[]> {
    const session = await this.live.get(sessionId);
    session.viewerFor(account);
    const listener = personOf(session, account).key;
    const record = session.seats[seat];
    if (!record) throw new ApiError(404, 'NO_SUCH_SEAT', 'This game has no such seat.');
    await this.chat.mute(placeOf(session), listener, keyOf(record), muted);
    const silenced = await this.chat.muted(placeOf(session), listener);
    return session.seats.filter((one) => silenced.includes(keyOf(one))).map((one) => one.seat);
  }

  async report(
    sessionId: string,
    account: Account | undefined,
    messageId: string,
    reason: string | undefined,
  ): Promise<void> {
    const session = await this.live.get(sessionId);
    const channels = openTo(session, channelOf(session, account));
    await this.chat.report(placeOf(session), channels, messageId, personOf(session, account).key, reason);
  }
}

/** Who holds a seat, as the chat knows them. */
export function keyOf({ userId, seat }: SeatRecord): string {
  return userId ?? `seat:${seat}`;
}

function placeOf(session: LiveSession): ChatPlace {
  return { scope: 'session', scopeId: session.id };
}

function channelOf(session: LiveSession, account: Account | undefined): ChatChannel {
  return session.viewerFor(account) === 'public' ? 'spectators' : 'players';
}

/** When the game is over, all viewers may read everything. */
function openTo(session: LiveSession, own: ChatChannel): readonly ChatChannel[] {
  return session.status === 'active' ? [own] : ['players', 'spectators'];
}

function personOf(session: LiveSession, account: Account | undefined): ChatPerson {
  if (!account) throw unauthenticated('A token is needed.');
  const seat = session.seatsOf(account).length > 0 ? session.seatOf(account) : undefined;
  if (seat !== undefined) {
    const record = session.seats[seat]!;
    return { key: keyOf(record), userId: record.userId, seat, name: record.name };
  }
  if (account.kind !== 'user') throw new ApiError(403, 'NOT_SEATED', 'You have no seat in this game.');
  return { key: account.id, userId: account.id, seat: null, name: account.name };
}
