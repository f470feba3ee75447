import { Injectable, Logger } from '@nestjs/common';
import { stackOf } from '../../common/message-of.js';
import type { Refusal, Seat } from '../core/index.js';
import type { LiveSession } from './session.js';
import type { Moved } from './session-update.js';

type Listener = (moved: Moved) => void;

/** The rules have refused somebody. Nothing of it is stored. */
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
  private readonly everywhere = new Set<Listener>();
  private readonly viewers = new Set<Listener>();
  private readonly bySession = new Map<string, Set<Listener>>();
  private readonly refusals = new Set<(refused: Refused) => void>();
  private readonly logger = new Logger('SessionFeed');

  private route: Listener = (moved) => this.tellViewers(moved);

  /** Hears of every session that this process moves; returns what stops it. */
  onMoved(listener: Listener): () => void {
    this.everywhere.add(listener);
    return () => this.everywhere.delete(listener);
  }

  /** Hears of every session for its viewers; returns what stops it. */
  onTold(listener: Listener): () => void {
    this.viewers.add(listener);
    return () => this.viewers.delete(listener);
  }

  /** Hears of one session for a viewer; returns what stops it. */
  onSession(anyId: string, listener: Listener): () => void {
    // Postgres does not mind how an id is written; a map does.
    const sessionId = anyId.toLowerCase();
    const listeners = this.bySession.get(sessionId) ?? new Set();
    this.bySession.set(sessionId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.bySession.get(sessionId) === listeners) this.bySession.delete(sessionId);
    };
  }

  /** Hears of every action that the rules refuse; returns what stops it. */
  onRefused(listener: (refused: Refused) => void): () => void {
    this.refusals.add(listener);
    return () => this.refusals.delete(listener);
  }

  publish(moved: Moved): void {
    this.route(moved);
    this.tell(this.everywhere, moved);
  }

  /** Hands what viewers are told to one who knows in which order. */
  routeThrough(route: Listener): void {
    this.route = route;
  }

  tellViewers(moved: Moved): void {
    this.tell([...(this.bySession.get(moved.session.id) ?? []), ...this.viewers], moved);
  }

  refuse(refused: Refused): void {
    this.tell(this.refusals, refused);
  }

  private tell<T>(listeners: Iterable<(news: T) => void>, news: T): void {
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
