import type { LiveSession } from './session.js';

/** The tables in memory. The one that nobody has asked for longest goes first; it is loaded again when it is needed. */
export class SessionCache {
  private readonly sessions = new Map<string, LiveSession>();

  constructor(private readonly most: number) {}

  get size(): number {
    return this.sessions.size;
  }

  find(id: string): LiveSession | undefined {
    const session = this.sessions.get(id);
    if (session) {
      this.sessions.delete(id);
      this.sessions.set(id, session);
    }
    return session;
  }

  keep(session: LiveSession): void {
    this.sessions.set(session.id, session);
    if (this.sessions.size > this.most) this.sessions.delete(this.sessions.keys().next().value!);
  }

  drop(id: string): void {
    this.sessions.delete(id);
  }
}
