import { Injectable, Logger } from '@nestjs/common';
import type { Moved } from './session-update.js';

type Listener = (moved: Moved) => void;

/** Tells this process that a session has moved: after its commit, never before. */
@Injectable()
export class SessionFeed {
  private readonly everywhere = new Set<Listener>();
  private readonly bySession = new Map<string, Set<Listener>>();
  private readonly logger = new Logger('SessionFeed');

  /** Hears of every session; returns what stops it. */
  onMoved(listener: Listener): () => void {
    this.everywhere.add(listener);
    return () => this.everywhere.delete(listener);
  }

  /** Hears of one session; returns what stops it. */
  onSession(sessionId: string, listener: Listener): () => void {
    const listeners = this.bySession.get(sessionId) ?? new Set();
    this.bySession.set(sessionId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.bySession.get(sessionId) === listeners) this.bySession.delete(sessionId);
    };
  }

  publish(moved: Moved): void {
    for (const listener of [...(this.bySession.get(moved.session.id) ?? []), ...this.everywhere]) {
      try {
        listener(moved);
      } catch (error) {
        // What is stored is stored; a listener that stumbles catches up when its client asks again.
        this.logger.error('A listener failed', error instanceof Error ? error.stack : String(error));
      }
    }
  }
}
