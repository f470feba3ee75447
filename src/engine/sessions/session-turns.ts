import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Tracing } from '../../common/tracing/tracing.js';
import { LiveSessions } from './live-sessions.js';
import { MovedElsewhere, SessionCommits } from './session-commits.js';
import { SessionLanes } from './session-lanes.js';
import type { LiveSession } from './session.js';

/** How often an action is tried again when another process was faster. */
const MOST_TRIES = 10;
/** How often, and for how long, a commit of unknown outcome is looked for. */
const LOOK_AGAIN_MS = 1_000;
const MOST_LOOKS = 120;

/** One thing at a time for each session, on its newest table, also where other processes play at it. */
@Injectable()
export class SessionTurns {
  private readonly lanes = new SessionLanes();

  constructor(
    private readonly live: LiveSessions,
    private readonly commits: SessionCommits,
    private readonly gate: ShutdownGate,
    private readonly tracing: Tracing,
  ) {
    commits.onUntold((sessionId) => this.tellWhenKnown(sessionId));
  }

  /** Does the work when its turn has come; again, on a fresh table, when another process was faster. */
  take<T>(sessionId: string, work: (session: LiveSession) => Promise<T>): Promise<T> {
    return this.whenFree(sessionId, () => this.untilFirst(sessionId, work));
  }

  /**
   * The same, on the table that this process remembers: what is stored is stored only if that table was the newest, and
   * a no is believed only then. Work that neither stores nor refuses must not come this way.
   */
  takeHopefully<T>(sessionId: string, work: (session: LiveSession) => Promise<T>): Promise<T> {
    return this.whenFree(sessionId, async () => {
      const found = this.tracing.step('act.table', () => this.live.remembered(sessionId));
      const session = found instanceof Promise ? await found : found;
      try {
        if (this.commits.isUntold(session.id)) await this.commits.catchUp(session);
        return await work(session);
      } catch (error) {
        if (!(error instanceof MovedElsewhere) && !(isNo(error) && !(await this.live.isCurrent(session)))) throw error;
        this.live.forget(sessionId);
        return this.untilFirst(sessionId, work);
      }
    });
  }

  /** Does work that needs no table when its turn has come. */
  takeWithoutTable<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
    return this.lanes.run(sessionId.toLowerCase(), work);
  }

  /** Resolves when everything under way has been stored and told. */
  settled(): Promise<void> {
    return this.lanes.settled();
  }

  private whenFree<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
    const waited = this.tracing.wait('act.lane');
    return this.lanes.run(sessionId.toLowerCase(), () => {
      waited();
      return work();
    });
  }

  private async untilFirst<T>(sessionId: string, work: (session: LiveSession) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const session = await this.tracing.step('act.table', () => this.live.get(sessionId));
      try {
        await this.commits.catchUp(session);
        return await work(session);
      } catch (error) {
        if (!(error instanceof MovedElsewhere)) throw error;
        this.live.forget(sessionId);
        if (tries === MOST_TRIES)
          throw new ApiError(409, 'TOO_MANY_MOVES', 'Others were faster, again and again. Try once more.');
      }
    }
  }

  /**
   * A commit whose outcome is unknown is looked for until it is found, since its client may not ask again: a Postgres that
   * was frozen carries out what it had been sent when it goes on.
   */
  private tellWhenKnown(sessionId: string, tries = 0): void {
    const look = async (): Promise<void> => {
      if (this.gate.stopping || !this.commits.isUntold(sessionId)) return;
      this.live.forget(sessionId);
      await this.take(sessionId, () => Promise.resolve()).catch(() => undefined);
      if (tries < MOST_LOOKS) this.tellWhenKnown(sessionId, tries + 1);
    };
    setTimeout(() => void look(), LOOK_AGAIN_MS).unref();
  }
}

/** The caller was refused, and nothing was stored: unlike after a failure, which may have come too late. */
export function isNo(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
