import { Injectable } from '@nestjs/common';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { eventsFor } from '../core/index.js';
import type { GameShape, Seat, Viewer } from '../core/index.js';
import { LiveSessions } from './live-sessions.js';
import { Retelling } from './past/retelling.js';
import { SessionRelay } from './session-relay.js';
import { SessionService } from './session.service.js';
import type { Acted, ActRequest, Actor } from './session.service.js';
import { pictureFor } from './session-update.js';
import type { Moved, SessionUpdate } from './session-update.js';
import type { LiveSession } from './session.js';

/** How long an answer waits for bots at most; each of them has a budget of its own. */
const PATIENCE_MS = 60_000;
/** After so many versions the answer comes, whichever seat is to act: what an answer holds is bounded. */
const MOST_VERSIONS = 500;

/** Waits for bots: for clients that want one answer to their move. */
@Injectable()
export class TurnWaiter {
  constructor(
    private readonly sessions: SessionService,
    private readonly live: LiveSessions,
    private readonly relay: SessionRelay,
    private readonly retelling: Retelling,
    private readonly gate: ShutdownGate,
  ) {}

  /**
   * Acts, and answers as soon as the caller's seat may act again or no bot is to act: with everything that happened
   * since, as that seat heard it live. What was private at the time is part of it, which no retelling would tell.
   */
  async actAndAwaitBots(sessionId: string, actor: Actor, request: ActRequest): Promise<Acted> {
    const session = await this.live.get(sessionId);
    const { id } = session;
    const heard: Moved[] = [];
    let look = (): void => undefined;
    const stop = this.relay.follow(session, (moved) => {
      heard.push(moved);
      look();
    });
    try {
      const { seat, update } = await this.sessions.act(id, actor, request);
      if (!heard.some(({ version }) => version === update.version)) {
        return { seat, update: await this.updateAfterBots(id, seat, update) };
      }
      const told = new Told(seat, update);
      return await this.until((finish) => {
        look = () => {
          told.hear(heard.splice(0));
          if (told.isEnough) finish({ seat, update: told.update });
        };
        look();
        return () => ({ seat, update: told.update });
      });
    } finally {
      stop();
    }
  }

  /** The update that begins with these versions, when the bots have answered them: read from the log. */
  async updateAfterBots(
    sessionId: string,
    viewer: Viewer,
    { from, version }: Pick<SessionUpdate, 'from' | 'version'>,
  ): Promise<SessionUpdate> {
    const answered = (session: LiveSession): boolean => isAnswered(session, viewer);
    const done = await this.doneWhen(sessionId, answered);
    const session = await this.live.get(sessionId);
    const end = await this.retelling.endOfReplies(session, version, done);
    const upTo = Math.min(end, version + MOST_VERSIONS);
    const first = await this.retelling.firstVersion(session, version, upTo, answered);
    return this.retelling.updateBetween(session, viewer, from, first ?? upTo, 'own');
  }

  private async doneWhen(sessionId: string, isDone: (session: LiveSession) => boolean): Promise<number> {
    const session = await this.live.get(sessionId);
    if (isDone(session)) return session.version;
    let latest = session.version;
    let stop = (): void => undefined;
    try {
      return await this.until((finish) => {
        stop = this.relay.follow(session, (moved) => {
          latest = moved.version;
          if (isDone(moved.session)) finish(latest);
        });
        return () => latest;
      });
    } finally {
      stop();
    }
  }

  /** What `wait` finishes with; when patience or the server ends first, what it has by then. */
  private until<T>(wait: (finish: (result: T) => void) => () => T): Promise<T> {
    return new Promise((resolve) => {
      const finish = (result: T): void => {
        clearTimeout(timer);
        this.gate.signal.removeEventListener('abort', giveUp);
        resolve(result);
      };
      const giveUp = (): void => finish(soFar());
      const timer = setTimeout(giveUp, PATIENCE_MS);
      this.gate.signal.addEventListener('abort', giveUp);
      const soFar = wait(finish);
    });
  }
}

/** An answer that grows with what a seat hears. */
class Told {
  isEnough = false;

  constructor(
    private readonly seat: Seat,
    public update: SessionUpdate,
  ) {}

  /** Takes in what was heard since the last time: the session of the last of them is as that one left it. */
  hear(heard: readonly Moved[]): void {
    const { from } = this.update;
    let { version } = this.update;
    const events: GameShape['event'][] = [];
    for (const moved of heard) {
      if (moved.version <= version) continue;
      // A version that another process made was not heard here: what is known so far is the answer.
      if (moved.from !== version) this.isEnough = true;
      if (this.isEnough) break;
      ({ version } = moved);
      events.push(...moved.events.flatMap((emitted) => eventsFor(emitted, this.seat)));
    }
    const session = heard.at(-1)?.session;
    if (!session || session.version !== version) return;
    if (version > this.update.version) {
      this.update = { ...pictureFor(session, this.seat), from, events: [...this.update.events, ...events] };
    }
    this.isEnough ||= isAnswered(session, this.seat) || version - from >= MOST_VERSIONS;
  }
}

function isAnswered(session: LiveSession, viewer: Viewer): boolean {
  return (typeof viewer === 'number' && session.toAct.includes(viewer)) || botsAreDone(session);
}

function botsAreDone(session: LiveSession): boolean {
  return session.facts.botsMove === 'asked' || session.botsToAct().length === 0;
}
