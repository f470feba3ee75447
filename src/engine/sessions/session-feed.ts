import { Injectable } from '@nestjs/common';
import { Feed } from '../../common/feed.js';
import type { Refusal, Seat } from '../core/index.js';
import type { LiveSession } from './session.js';
import type { Moved } from './session-update.js';

type Listener = (moved: Moved) => void;

/** The rules have refused an action. Nothing of it is stored. */
export interface Refused {
  readonly session: LiveSession;
  readonly seat: Seat;
  readonly refusal: Refusal;
}

/**
 * Tells this process that a session has moved: after its commit, never before. Those who work on sessions (bots, clocks)
 * hear what this process has stored; viewers hear every version in order, beside other instances also what those stored.
 */
@Injectable()
export class SessionFeed {
  private readonly everywhere = new Feed<Moved>('SessionFeed');
  private readonly viewers = new Feed<Moved>('SessionFeed');
  private readonly bySession = new Map<string, Feed<Moved>>();
  private readonly refusals = new Feed<Refused>('SessionFeed');

  private route: Listener = (moved) => this.tellViewers(moved);

  /** Hears of every session that this process moves; returns what stops it. */
  onMoved(listener: Listener): () => void {
    return this.everywhere.on(listener);
  }

  /** Hears of every session for its viewers; returns what stops it. */
  onTold(listener: Listener): () => void {
    return this.viewers.on(listener);
  }

  /** Hears of one session for a viewer; returns what stops it. */
  onSession(anyId: string, listener: Listener): () => void {
    // Postgres does not mind how an id is written; a map does.
    const sessionId = anyId.toLowerCase();
    const feed = this.bySession.get(sessionId) ?? new Feed<Moved>('SessionFeed');
    this.bySession.set(sessionId, feed);
    const stop = feed.on(listener);
    return () => {
      stop();
      if (feed.size === 0 && this.bySession.get(sessionId) === feed) this.bySession.delete(sessionId);
    };
  }

  /** Hears of every action that the rules refuse; returns what stops it. */
  onRefused(listener: (refused: Refused) => void): () => void {
    return this.refusals.on(listener);
  }

  publish(moved: Moved): void {
    this.route(moved);
    this.everywhere.tell(moved);
  }

  /** Hands what viewers are told to one who knows in which order. */
  routeThrough(route: Listener): void {
    this.route = route;
  }

  tellViewers(moved: Moved): void {
    this.bySession.get(moved.session.id)?.tell(moved);
    this.viewers.tell(moved);
  }

  refuse(refused: Refused): void {
    this.refusals.tell(refused);
  }
}
