import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../common/api-error.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { Tracing } from '../../common/tracing/tracing.js';
import type { Emitted, GameShape } from '../core/index.js';
import { LiveSessions } from './live-sessions.js';
import { SessionFeed } from './session-feed.js';
import { Moved } from './session-update.js';
import type { LiveSession } from './session.js';
import type { Commit } from '../store/commit.js';
import { CommitPool } from '../store/commit-pool.js';
import { CommitQueue, OutcomeUnknown } from '../store/commit-queue.js';
import { SessionStore } from '../store/session-store.js';

/** Another process moved the session first: what was played was played on an old table. */
export class MovedElsewhere extends Error {}

/** Stores what was played, and only then tells the caller and the viewers. */
@Injectable()
export class SessionCommits {
  private readonly queue: CommitQueue;
  /** Sessions whose last commit may have been stored without this process knowing, and the version that was told last. */
  private readonly untold = new Map<string, number>();
  private tellUntold: (sessionId: string) => void = () => undefined;

  constructor(
    private readonly pool: Pool,
    private readonly live: LiveSessions,
    private readonly feed: SessionFeed,
    private readonly sessions: SessionStore,
    commits: CommitPool,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    this.queue = new CommitQueue(commits, pool, (size) => metrics.commitBatchSize.observe(size));
    const { queue } = this;
    metrics.watchCommitQueue(() => queue.depth);
  }

  async carryOut(
    session: LiveSession,
    commit: Commit,
    events: readonly (readonly Emitted<GameShape>[])[],
    answering?: string,
  ): Promise<Moved> {
    // Each function that waits costs some promises, and each promise the keeping of what log lines tell: here is the one.
    let stored: boolean;
    const since = performance.now();
    try {
      stored = await this.tracing.step('act.commit', () => this.queue.write(commit));
      this.metrics.commitWaitSeconds.observe((performance.now() - since) / 1000);
    } catch (error) {
      stored = await this.storedAfterAll(session, commit, error);
    }
    if (!stored) throw new MovedElsewhere();
    if (commit.actions[0]?.kind === 'game') {
      this.metrics.actions.inc({ game: commit.game, result: 'accepted' }, commit.actions.length);
    }
    this.untold.delete(session.id);
    const from = session.version;
    session.version = commit.version;
    session.table = commit.table;
    session.status = commit.status;
    session.hash = commit.hash;
    session.lastAt = commit.lastAt;
    // A commit whose outcome was unknown for a while was forgotten, and may have been loaded as it was before.
    this.live.keep(session);
    for (const { seat, key, keyBody, keyTo, seq } of commit.actions) {
      if (key !== null) session.keys.set(`${seat}:${key}`, { from: seq - 1, to: keyTo!, body: keyBody! });
    }
    const moved = new Moved(session, from, session.version, events, answering, commit.json);
    this.tracing.step('act.publish', () => this.feed.publish(moved));
    return moved;
  }

  /** Whether a session's last commit may have been stored without any listener having been told. */
  isUntold(sessionId: string): boolean {
    return this.untold.has(sessionId);
  }

  /** Hears of a session whose last commit may or may not have been stored. */
  onUntold(listener: (sessionId: string) => void): void {
    this.tellUntold = listener;
  }

  /** Tells of versions that were stored after all, when no listener could be told. The session has just been loaded. */
  async catchUp(session: LiveSession): Promise<void> {
    const told = this.untold.get(session.id);
    if (told === undefined) return;
    const missed = await this.sessions.actions(session.id, { after: told, upTo: session.version });
    // It may still be on its way to the disk: that shows at the latest when the next commit finds another version.
    if (missed.length === 0) return;
    this.untold.delete(session.id);
    const events = missed.map((logged) => logged.events);
    this.feed.publish(new Moved(session, told, session.version, events));
  }

  private async storedAfterAll(session: LiveSession, commit: Commit, error: unknown): Promise<true> {
    // Whatever went wrong, the table in memory is no longer known to be the stored one.
    this.live.forget(session.id);
    if (error instanceof OutcomeUnknown && (await this.wasStored(commit))) return true;
    if (error instanceof OutcomeUnknown) {
      this.untold.set(session.id, this.untold.get(session.id) ?? session.version);
      this.tellUntold(session.id);
      throw databaseUnavailable();
    }
    throw error;
  }

  /** Whether a commit whose connection broke was carried out after all: its last action is there, with its hash. */
  private async wasStored(commit: Commit): Promise<boolean> {
    try {
      // SQL: the commit path.
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
