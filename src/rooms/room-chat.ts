import { Injectable } from '@nestjs/common';
import type { Page } from '../common/http/cursor.js';
import { ShutdownGate } from '../common/shutdown/shutdown-gate.js';
import { ChatReports } from '../engine/chat/chat-reports.js';
import type { HiddenMessage } from '../engine/chat/chat-reports.js';
import { ChatService } from '../engine/chat/chat.service.js';
import type { ChatLine, ChatPerson } from '../engine/chat/chat.service.js';
import { RoomFeed } from './room-feed.js';
import type { Room } from './room.js';
import type { Visitor } from './room.types.js';
import { RoomStore } from './store/room-store.js';
import { userIdOf } from './visitor.js';

/** What people in a room say to each other: before the game, and after it. Only those who are in speak and listen. */
@Injectable()
export class RoomChat {
  constructor(
    private readonly chat: ChatService,
    private readonly rooms: RoomStore,
    private readonly feed: RoomFeed,
    reports: ChatReports,
    gate: ShutdownGate,
  ) {
    gate.onStop(
      'sockets',
      'hidden talk of rooms',
      reports.onHidden((hidden) => void this.tellHidden(hidden)),
    );
  }

  async post(roomId: string, visitor: Visitor, text: string): Promise<ChatLine> {
    const room = await this.rooms.get(roomId);
    const { line, mutedBy } = await this.chat.post(placeOf(room), 'players', personIn(room, visitor), text);
    this.feed.said({ room, line, mutedBy });
    return line;
  }

  /** Shows a message to the admins. */
  async report(roomId: string, visitor: Visitor, messageId: string, reason: string | undefined): Promise<void> {
    const room = await this.rooms.get(roomId);
    await this.chat.report(placeOf(room), ['players'], messageId, personIn(room, visitor).key, reason);
  }

  /** The newest first. */
  async history(roomId: string, visitor: Visitor, page: { limit: number; cursor?: string }): Promise<Page<ChatLine>> {
    const room = await this.rooms.get(roomId);
    return this.chat.history(placeOf(room), 'players', personIn(room, visitor).key, page);
  }

  private async tellHidden({ scope, scopeId, messageId }: HiddenMessage): Promise<void> {
    const room = scope === 'room' ? await this.rooms.get(scopeId).catch(() => undefined) : undefined;
    if (room) this.feed.hid({ room, messageId });
  }
}

function placeOf({ id }: Room) {
  return { scope: 'room', scopeId: id } as const;
}

/** The owner may speak without a seat. */
function personIn(room: Room, visitor: Visitor): ChatPerson {
  const userId = userIdOf(visitor);
  if (userId !== null && room.isOwner(visitor)) {
    return { key: userId, userId, seat: room.findPlayer(visitor)?.seat ?? null, name: visitor.name };
  }
  const { seat, name, playerId } = room.getPlayer(visitor);
  return { key: userId ?? `player:${playerId}`, userId, seat, name };
}
