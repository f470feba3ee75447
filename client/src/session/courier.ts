import { canonical, fills, isForm } from '../../../src/engine/core/choice.js';
import type { GameShape } from '../../../src/engine/core/game.js';
import type { Account } from '../account/account.js';
import { pause } from '../environment.js';
import type { Line } from '../net/line.js';
import { newId } from '../new-id.js';
import { isProblem, Problem } from '../problem.js';
import type { LiveChange, LiveUpdate, WireError } from '../wire.js';
import type { Outbox, Posted } from './outbox.js';
import { OUTBOX_MS } from './outbox.js';
import type { How, Picture } from './source.js';

/** What the courier needs of the session it works for. */
export interface Counter<G extends GameShape> {
  line(): Promise<Line>;
  /** With several seats of one's own, updates are for all of them: the answer to one does not replace them. */
  hasSeveralSeats(): boolean;
  /** The session has caught up with everything it has heard of. */
  settled(): Promise<void>;
  /** The server knows more than was told here. */
  isBehind(): void;
  picture(): Picture<G> | undefined;
  take(update: LiveUpdate<G> | LiveChange<G>, sentAt: number): void;
  closed(): boolean;
}

/** Not the caller's fault, and over soon: the same again, under the same id. */
const PASSING = new Set(['SHUTTING_DOWN', 'DATABASE_UNAVAILABLE', 'NOT_STORED', 'DISCONNECTED']);
const STALE_TOKEN = new Set(['TOKEN_EXPIRED', 'UNAUTHENTICATED']);
/** How often an action that several seats may do at once is tried at a newer version. */
const MOST_RACES = 8;

/** Takes one action at a time to the server, and comes back with an answer however often the line breaks. */
export class Courier<G extends GameShape> {
  constructor(
    private readonly sessionId: string,
    private readonly counter: Counter<G>,
    private readonly outbox: Outbox,
    private readonly account: Account,
  ) {}

  async send(action: G['action'], how: How): Promise<'done' | Problem> {
    for (let races = 0; ; races++) {
      const version = this.counter.picture()?.version;
      const posted: Posted = {
        action,
        actionId: newId(),
        ...(how.racing || version === undefined ? undefined : { expectedVersion: version }),
        at: Date.now(),
      };
      const answer = await this.deliver(posted);
      const movedOn = answer !== 'done' && answer.code === 'STALE_VERSION';
      if (movedOn) {
        this.counter.isBehind();
        await this.counter.settled();
      }
      if (!movedOn || !how.simultaneous || races >= MOST_RACES || !this.isOffered(action)) return answer;
    }
  }

  /** Until it is answered: also what a page before a reload has left open. */
  async deliver(posted: Posted): Promise<'done' | Problem> {
    this.outbox.put(posted);
    const answer = await this.untilAnswered(posted);
    // A page that goes away leaves the action to the next one.
    if (!(isProblem(answer) && answer.code === 'CLOSED')) this.outbox.clear();
    return answer;
  }

  private async untilAnswered({ at, ...posted }: Posted): Promise<'done' | Problem> {
    let patient = true;
    let fresh = true;
    while (Date.now() - at < OUTBOX_MS) {
      const line = await this.counter.line();
      if (this.counter.closed()) return new Problem('CLOSED', 'The table was closed before an answer came.');
      const sentAt = Date.now();
      const echo = this.counter.hasSeveralSeats() ? undefined : { echo: false };
      const answer = await line.ask<LiveUpdate<G> | LiveChange<G>>('session:act', {
        sessionId: this.sessionId,
        ...posted,
        ...echo,
      });
      if (!answer) {
        await line.whenUp(OUTBOX_MS);
        continue;
      }
      if (answer.ok) {
        this.counter.take(answer, sentAt);
        await this.counter.settled();
        return 'done';
      }
      const { code } = answer.error;
      if (PASSING.has(code)) await pause(secondsIn(answer.error));
      else if (code === 'RATE_LIMITED' && patient) {
        patient = false;
        await pause(secondsIn(answer.error));
      } else if (STALE_TOKEN.has(code) && fresh) {
        fresh = false;
        await this.account.refresh().catch(() => {});
        await line.whenUp();
      } else return Problem.fromWire(answer.error);
    }
    return new Problem('NO_ANSWER', 'The server has not answered. Look at the table before you try again.');
  }

  private isOffered(action: G['action']): boolean {
    const same = canonical(action);
    const offered = this.counter.picture()?.legalActions ?? [];
    return offered.some((choice) => (isForm(choice) ? fills(choice, action) : canonical(choice) === same));
  }
}

function secondsIn({ retryAfter = 1 }: WireError): number {
  return retryAfter * 1000;
}
