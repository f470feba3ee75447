import { Injectable } from '@nestjs/common';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { LiveSessions } from './live-sessions.js';
import { SessionFeed } from './session-feed.js';
import type { LiveSession } from './session.js';

/** Waits until no bot is to act: for clients that want one answer to their move. */
@Injectable()
export class TurnWaiter {
  constructor(
    private readonly live: LiveSessions,
    private readonly feed: SessionFeed,
    private readonly gate: ShutdownGate,
  ) {}

  /** The version at which the bots were done, or had their time. */
  async botsDone(sessionId: string, patienceMs: number): Promise<number> {
    const session = await this.live.get(sessionId);
    if (botsAreDone(session)) return session.version;
    return new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        stop();
        this.gate.signal.removeEventListener('abort', finish);
        resolve(latest);
      };
      let latest = session.version;
      const timer = setTimeout(finish, patienceMs);
      const stop = this.feed.onSession(sessionId, (moved) => {
        latest = moved.version;
        if (botsAreDone(moved.session)) finish();
      });
      this.gate.signal.addEventListener('abort', finish);
    });
  }
}

function botsAreDone(session: LiveSession): boolean {
  return session.facts.botsMove === 'asked' || session.botsToAct().length === 0;
}
