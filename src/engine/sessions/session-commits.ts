import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../common/api-error.js';
import { Metrics } from '../../common/metrics/metrics.js';
import type { Emitted, GameShape } from '../core/index.js';
import { LiveSessions } from './live-sessions.js';
import { SessionFeed } from './session-feed.js';
import { Moved } from './session-update.js';
import type { LiveSession } from './session.js';
import type { Commit } from './store/commit.js';
import { CommitQueue, OutcomeUnknown } from './store/commit-queue.js';

/** Another process moved the session first: what was played was played on an old table. */
export class MovedElsewhere extends Error {}

/** Stores what was played, and only then tells anyone. */
@Injectable()
export class SessionCommits {
  private readonly queue: CommitQueue;

  constructor(
    private readonly pool: Pool,
    private readonly live: LiveSessions,
    private readonly feed: SessionFeed,
    metrics: Metrics,
  ) {
    this.queue = new CommitQueue(pool, (size) => metrics.commitBatchSize.observe(size));
    const { queue } = this;
    metrics.watchCommitQueue(() => queue.depth);
  }

  async carryOut(
    session: LiveSession,
    commit: Commit,
    events: readonly (readonly Emitted<GameShape>[])[],
    answering?: string,
  ): Promise<Moved> {
    if (!(await this.store(session, commit))) throw new MovedElsewhere();
    const from = session.version;
    session.version = commit.version;
    session.table = commit.table;
    session.status = commit.status;
    session.hash = commit.hash;
    session.lastAt = commit.lastAt;
    for (const { seat, key, keyBody, keyTo, seq } of commit.actions) {
      if (key !== null) session.keys.set(`${seat}:${key}`, { from: seq - 1, to: keyTo!, body: keyBody! });
    }
    const moved = new Moved(session, from, session.version, events, answering);
    this.feed.publish(moved);
    return moved;
  }

  private async store(session: LiveSession, commit: Commit): Promise<boolean> {
    try {
      return await this.queue.write(commit);
    } catch (error) {
      // Whatever went wrong, the table in memory is no longer known to be the stored one.
      this.live.forget(session.id);
      if (error instanceof OutcomeUnknown && (await this.wasStored(commit))) return true;
      if (error instanceof OutcomeUnknown) throw databaseUnavailable();
      throw error;
    }
  }

  /** Whether a commit whose connection broke was carried out after all: its last action is there, with its hash. */
  private async wasStored(commit: Commit): Promise<boolean> {
    try {
      const { rows } = await this.pool.query<{ hash: string }>(
        'SELECT hash FROM game_actions WHERE session_id = $1 AND seq = $2',
        [commit.sessionId, commit.version],
      );
      return rows[0]?.hash === commit.hash;
    } catch {
      return false;
    }
  }
}

function databaseUnavailable(): ApiError {
  return new ApiError(503, 'DATABASE_UNAVAILABLE', 'The action could not be stored. Try again.', { retryAfter: 1 });
}
