import { Injectable } from '@nestjs/common';
import { LiveSessions } from '../../../engine/sessions/live-sessions.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { Analyses } from './analysis.service.js';
import type { AnalysisLine } from './analysis.service.js';

/** Where lines are sent, and whether the client still listens. */
export interface Listeners {
  readonly listening: boolean;
  tell(line: AnalysisLine): void;
}

/** Looks at practice games while a client watches: one look at a time for each game, from the start after each action. */
@Injectable()
export class LiveAnalyses {
  private readonly running = new Set<string>();

  constructor(
    private readonly analyses: Analyses,
    private readonly live: LiveSessions,
  ) {}

  /** Looks until the game is over, everything is told, or no client listens. Does nothing where a look is on its way. */
  async run(id: string, listeners: Listeners): Promise<void> {
    if (this.running.has(id)) return;
    this.running.add(id);
    try {
      let told: number | undefined;
      for (let session = await this.live.get(id); session.version !== told; session = await this.live.get(id)) {
        told = session.version;
        if (!(await this.look(session, listeners))) return;
      }
    } finally {
      this.running.delete(id);
    }
  }

  /** Whether a client still listens. */
  private async look(session: LiveSession, listeners: Listeners): Promise<boolean> {
    const { id, version } = session;
    if (!listeners.listening) return false;
    if (session.status !== 'active') return true;
    for await (const line of this.analyses.lines(session)) {
      if (!listeners.listening) return false;
      if ((await this.live.get(id)).version !== version) return true;
      listeners.tell(line);
    }
    return true;
  }
}
