import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import { ServerClock } from '../../common/clock/server-clock.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { Tracing } from '../../common/tracing/tracing.js';
import { following, isRefusal, playAll } from '../core/index.js';
import type { GameShape, Millis, Seat, Step } from '../core/index.js';
import { ActionRefused } from '../hosting/action-refused.js';
import { commitOf } from '../store/commit.js';
import { fingerprint } from './idempotency-key.js';
import { SessionCommits } from './session-commits.js';
import type { Moved } from './session-update.js';
import type { LiveSession } from './session.js';

type Action = GameShape['action'];

/** What is kept with actions that a client has asked for. */
interface Asked {
  readonly actions: readonly Action[];
  readonly key?: string;
  readonly note?: unknown;
  readonly answering?: string;
}

/** How many clocks may have run out one after the other before a caller comes. */
const MOST_OVERDUE = 1000;

/** Plays by the rules at a table whose turn it is (`SessionTurns`), and has it stored. */
@Injectable()
export class SessionMoves {
  constructor(
    private readonly commits: SessionCommits,
    private readonly metrics: Metrics,
    private readonly clock: ServerClock,
    private readonly tracing: Tracing,
  ) {}

  /** What the rules make of actions, or their refusal. `seat` is null for the table itself. */
  play(session: LiveSession, seat: Seat | null, actions: readonly Action[]): Step<GameShape>[] {
    if (session.status === 'cancelled') throw new ApiError(409, 'SESSION_CANCELLED', 'This game was called off.');
    if (!session.isPlayable) throw rulesChanged(session);
    const steps = this.tracing.step('act.rules', () =>
      playAll(session.definition, session.table, seat, actions, this.now(session), session.dice),
    );
    if (!isRefusal(steps)) return steps;
    this.metrics.actions.inc({ game: session.definition.id, result: 'refused' });
    throw new ActionRefused(steps);
  }

  /** Stores what was played, and tells it. */
  keep(session: LiveSession, steps: Step<GameShape>[], asked?: Asked): Promise<Moved> {
    const key = asked?.key === undefined ? undefined : { key: asked.key, body: fingerprint(asked.actions) };
    const commit = commitOf(session, steps, key, asked?.note);
    return this.commits.carryOut(
      session,
      commit,
      steps.map(({ events }) => events),
      asked?.answering,
    );
  }

  /**
   * A caller finds played what plays itself at the very beginning, and, at or after a deadline, that deadline:
   * each as an act of its own. Undefined: nothing is due, as nearly always, and nothing has to be waited for.
   */
  playWhatIsDue(session: LiveSession): Promise<void> | undefined {
    const isBeginning = session.version === 0 && session.status === 'active';
    return isBeginning || this.overdueAction(session) ? this.playAllThatIsDue(session) : undefined;
  }

  /** The server's time, which never falls within a session. */
  now(session: LiveSession): Millis {
    return Math.max(this.clock.now(), session.lastAt);
  }

  private async playAllThatIsDue(session: LiveSession): Promise<void> {
    if (session.version === 0 && session.status === 'active') {
      const steps = following(session.definition, session.table, this.now(session), session.dice);
      if (steps.length > 0) await this.keep(session, steps);
    }
    for (let played = 0; played < MOST_OVERDUE; played++) {
      const action = this.overdueAction(session);
      if (!action) return;
      await this.keep(session, this.play(session, null, [action]));
    }
    throw new Error(`${session.definition.id}: the clocks of session ${session.id} run out without end.`);
  }

  private overdueAction(session: LiveSession): Action | undefined {
    const due = session.status === 'active' ? session.definition.deadline?.(session.table.state) : undefined;
    return due && this.now(session) >= due.at ? due.action : undefined;
  }
}

/** An instance of the release that began it can still play it on; otherwise it is called off when it has been idle for long. */
function rulesChanged({ facts, definition }: LiveSession): ApiError {
  const message = `This game was begun by rules ${facts.rulesVersion}; this server plays rules ${definition.rulesVersion}.`;
  return new ApiError(409, 'RULES_CHANGED', message);
}
