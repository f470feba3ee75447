import { Injectable } from '@nestjs/common';
import { Feed } from '../common/feed.js';
import type { ChatLine } from '../engine/chat/chat.service.js';
import type { Room } from './room.js';
import type { RoomEvent } from './room.types.js';

/** A room after a change that is stored, and what happened. */
export interface RoomChanged {
  readonly room: Room;
  readonly events: readonly RoomEvent[];
}

/** A match that was made for a player in a queue. */
export interface MatchFound {
  readonly userId: string;
  readonly game: string;
  readonly mode: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly seat: number;
  readonly opponents: readonly string[];
}

/** What a speaker said in a room, and who does not want to hear it. */
export interface RoomTalk {
  readonly room: Room;
  readonly line: ChatLine;
  readonly mutedBy: ReadonlySet<string>;
}

/** A message of a room that an admin has hidden. */
export interface RoomTalkHidden {
  readonly room: Room;
  readonly messageId: string;
}

/** Tells this process what happens in rooms and queues: after it is stored, never before. */
@Injectable()
export class RoomFeed {
  private readonly changes = new Feed<RoomChanged>('RoomFeed');
  private readonly matches = new Feed<MatchFound>('RoomFeed');
  private readonly talks = new Feed<RoomTalk>('RoomFeed');
  private readonly hidings = new Feed<RoomTalkHidden>('RoomFeed');

  /** Returns what stops the listening. */
  onChanged(listener: (changed: RoomChanged) => void): () => void {
    return this.changes.on(listener);
  }

  onMatch(listener: (match: MatchFound) => void): () => void {
    return this.matches.on(listener);
  }

  onTalk(listener: (talk: RoomTalk) => void): () => void {
    return this.talks.on(listener);
  }

  onHidden(listener: (hidden: RoomTalkHidden) => void): () => void {
    return this.hidings.on(listener);
  }

  changed(changed: RoomChanged): void {
    this.changes.tell(changed);
  }

  matched(match: MatchFound): void {
    this.matches.tell(match);
  }

  said(talk: RoomTalk): void {
    this.talks.tell(talk);
  }

  hid(hidden: RoomTalkHidden): void {
    this.hidings.tell(hidden);
  }
}
