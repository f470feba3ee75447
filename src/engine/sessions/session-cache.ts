import { RecentMap } from '../../common/memory/recent-map.js';
import type { LiveSession } from './session.js';

/** How long a table stays without being asked for: while its game runs, and after its end. */
const IDLE_MS = 30 * 60_000;
const OVER_MS = 5 * 60_000;

interface Kept {
  readonly session: LiveSession;
  readonly askedAt: number;
}

/**
 * The tables in memory. The one that was asked for longest ago goes first, and each goes when it has not been asked for
 * for a while; it is loaded again when it is needed.
 */
export class SessionCache {
  private readonly sessions: RecentMap<string, Kept>;

  constructor(
    most: number,
    private readonly now: () => number = Date.now,
  ) {
    this.sessions = new RecentMap(most);
  }

  get size(): number {
    return this.sessions.size;
  }

  find(id: string): LiveSession | undefined {
    const session = this.sessions.get(id)?.session;
    if (session) this.keep(session);
    return session;
  }

  keep(session: LiveSession): void {
    this.sessions.set(session.id, { session, askedAt: this.now() });
  }

  drop(id: string): void {
    this.sessions.delete(id);
  }

  /** Drops what has been left alone for long enough. */
  sweep(): void {
    const now = this.now();
    for (const [id, { session, askedAt }] of this.sessions) {
      const patience = session.status === 'active' ? IDLE_MS : OVER_MS;
      if (now - askedAt >= patience) this.sessions.delete(id);
    }
  }
}
