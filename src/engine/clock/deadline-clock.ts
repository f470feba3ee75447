import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { messageOf, stackOf } from '../../common/message-of.js';
import { ServerClock } from '../../common/clock/server-clock.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { Tracing } from '../../common/tracing/tracing.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { SessionFeed } from '../sessions/session-feed.js';
import { SessionService } from '../sessions/session.service.js';

/** However quiet it is, the clock looks this often: another process may have stored a deadline, or died with one. */
const LONGEST_SLEEP_MS = 2_000;
/** After trouble (Postgres away) it looks again this soon. */
const AFTER_TROUBLE_MS = 1_000;
const MOST_AT_ONCE = 50;

/**
 * Plays deadlines when they have passed. They stand in Postgres; a short lease says which process plays one, and no
 * lock is held while it does, because playing needs the same row. A lease that runs out is taken over.
 */
@Injectable()
export class DeadlineClock implements OnApplicationBootstrap {
  private readonly logger = new Logger('Clock');
  private timer: NodeJS.Timeout | undefined;
  private wakesAt = Infinity;
  private looking: Promise<void> | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly sessions: SessionService,
    private readonly feed: SessionFeed,
    private readonly gate: ShutdownGate,
    private readonly clock: ServerClock,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {}

  onApplicationBootstrap(): void {
    this.feed.onMoved(({ session }) => {
      const due = session.status === 'active' ? session.definition.deadline?.(session.table.state) : undefined;
      if (due) this.wakeAt(due.at);
    });
    this.gate.onStop('intake', 'clock', async () => {
      clearTimeout(this.timer);
      await this.looking;
    });
    this.wakeAt(this.clock.now());
  }

  private wakeAt(at: number): void {
    if (at >= this.wakesAt || this.gate.stopping) return;
    clearTimeout(this.timer);
    this.wakesAt = at;
    this.timer = setTimeout(
      () => {
        this.wakesAt = Infinity;
        this.looking = this.look();
      },
      Math.max(0, at - this.clock.now()),
    );
  }

  private async look(): Promise<void> {
    try {
      const claimed = await this.claim();
      await Promise.all(
        claimed.map((id) =>
          this.tracing.begin('clock.deadline', { facts: { 'parlour.session.id': id } }, () => this.play(id)),
        ),
      );
      this.wakeAt(claimed.length === MOST_AT_ONCE ? this.clock.now() : await this.nextLook());
    } catch (error) {
      this.logger.warn(`The clock could not look: ${messageOf(error)}`);
      this.wakeAt(this.clock.now() + AFTER_TROUBLE_MS);
    }
  }

  private async play(id: string): Promise<void> {
    try {
      await this.sessions.playDue(id);
    } catch (error) {
      // Its lease runs out, and it is tried again.
      this.logger.error(`The deadline of session ${id} could not be played`, stackOf(error));
    }
  }

  /** SQL here and below: a lease, taken with `SKIP LOCKED`, and the clock of Postgres. */
  private async claim(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string; late: boolean }>(
      `WITH due AS (SELECT id, claimed_until IS NOT NULL AS late FROM game_sessions
                     WHERE status = 'active' AND deadline_at <= $1 AND (claimed_until IS NULL OR claimed_until < now())
                     ORDER BY deadline_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       UPDATE game_sessions s SET claimed_until = now() + interval '10 seconds' FROM due WHERE s.id = due.id
       RETURNING s.id, due.late`,
      [this.clock.now(), MOST_AT_ONCE],
    );
    this.metrics.leaseTakeovers.inc({ work: 'deadline' }, rows.filter(({ late }) => late).length);
    return rows.map(({ id }) => id);
  }

  private async nextLook(): Promise<number> {
    const { rows } = await this.pool.query<{ at: string | null }>(
      `SELECT min(deadline_at) AS at FROM game_sessions
        WHERE status = 'active' AND deadline_at IS NOT NULL AND (claimed_until IS NULL OR claimed_until < now())`,
    );
    const latest = this.clock.now() + LONGEST_SLEEP_MS;
    return rows[0]?.at ? Math.min(Number(rows[0].at), latest) : latest;
  }
}
