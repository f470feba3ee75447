import type { LiveSession } from './session.js';

/** How long a table stays that nobody asks for: while its game runs, and after its end. */
const IDLE_MS = 30 * 60_000;
const OVER_MS = 5 * 60_000;

interface Kept {
  readonly session: LiveSession;
  readonly askedAt: number;
}

/**
 * The tables in memory. The one that nobody has asked for longest goes first, and each goes when nobody has asked for it
 * for a while; it is loaded again when it is needed.
 */
export class SessionCache {
  private readonly sessions = new Map<string, Kept>();

  constructor(
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {}

  get size(): number {
    return this.sessions.size;
  }

  find(id: string): LiveSession | undefined {
    const session = this.sessions.get(id)?.session;
    if (session) {
      this.sessions.delete(id);
      this.sessions.set(id, { session, askedAt: this.now() });
    }
    return session;
  }

  keep(session: LiveSession): void {
    this.sessions.set(session.id, { session, askedAt: this.now() });
    if (this.sessions.size > this.most) this.sessions.delete(this.sessions.keys().next().value!);
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
