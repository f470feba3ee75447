import { Injectable, Logger } from '@nestjs/common';
import { stackOf } from '../common/message-of.js';
import type { ChatLine } from '../engine/chat/chat.service.js';
import type { Room } from './room.js';
import type { RoomEvent } from './room.types.js';

/** A room after a change that is stored, and what happened. */
export interface RoomChanged {
  readonly room: Room;
  readonly events: readonly RoomEvent[];
}

/** A match that was made for somebody in a queue. */
export interface MatchFound {
  readonly userId: string;
  readonly game: string;
  readonly mode: string;
  readonly roomId: string;
  readonly sessionId: string;
  readonly seat: number;
  readonly opponents: readonly string[];
}

/** What somebody said in a room, and who does not want to hear it. */
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
  private readonly logger = new Logger('RoomFeed');
  private readonly changes = new Set<(changed: RoomChanged) => void>();
  private readonly matches = new Set<(match: MatchFound) => void>();
  private readonly talks = new Set<(talk: RoomTalk) => void>();
  private readonly hidings = new Set<(hidden: RoomTalkHidden) => void>();

  /** Returns what stops the listening. */
  onChanged(listener: (changed: RoomChanged) => void): () => void {
    this.changes.add(listener);
    return () => this.changes.delete(listener);
  }

  onMatch(listener: (match: MatchFound) => void): () => void {
    this.matches.add(listener);
    return () => this.matches.delete(listener);
  }

  onTalk(listener: (talk: RoomTalk) => void): () => void {
    this.talks.add(listener);
    return () => this.talks.delete(listener);
  }

  onHidden(listener: (hidden: RoomTalkHidden) => void): () => void {
    this.hidings.add(listener);
    return () => this.hidings.delete(listener);
  }

  changed(changed: RoomChanged): void {
    this.tell(this.changes, changed);
  }

  matched(match: MatchFound): void {
    this.tell(this.matches, match);
  }

  said(talk: RoomTalk): void {
    this.tell(this.talks, talk);
  }

  hid(hidden: RoomTalkHidden): void {
    this.tell(this.hidings, hidden);
  }

  private tell<T>(listeners: ReadonlySet<(news: T) => void>, news: T): void {
    for (const listener of listeners) {
      try {
        listener(news);
      } catch (error) {
        // What is stored is stored; a listener that stumbles catches up when its client asks again.
        this.logger.error('A listener failed', stackOf(error));
      }
    }
  }
}
