import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { OneByOne } from '../../common/tasks/one-by-one.js';
import { Rounds } from '../../common/shutdown/rounds.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Settings } from '../../config/settings.js';
import { Archiver } from '../archive/archiver.js';
import { GameRegistry } from '../hosting/game-registry.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { SessionDeeds } from '../sessions/session-deeds.js';

const EVERY_MS = 60 * 60_000;
const SWEEP_MS = 60_000;
const MOST_AT_ONCE = 500;

/** Few enough to take a part of a second, however long the games were. */
const THINNED_AT_ONCE = 50;

/** A game that went on after it had been thinned is thinned once more when it is over again. */
const THIN = `
WITH due AS (
  SELECT id, version FROM game_sessions
   WHERE finished_at < now() - make_interval(days => $1) AND status <> 'active'
     AND (thinned_at IS NULL OR thinned_at < finished_at)
   ORDER BY finished_at LIMIT $2 FOR UPDATE SKIP LOCKED
), marked AS (
  UPDATE game_sessions s SET thinned_at = now() FROM due WHERE s.id = due.id
), dropped AS (
  DELETE FROM game_state_snapshots n USING due WHERE n.session_id = due.id AND n.seq < due.version RETURNING 1
)
SELECT (SELECT count(*)::int FROM due) AS games, (SELECT count(*)::int FROM dropped) AS snapshots`;

/**
 * Tidies up: calls off games that have been idle for long, thins the snapshots of old ones, moves still older ones to the
 * archive, and keeps the memory free.
 */
@Injectable()
export class Housekeeper implements OnApplicationBootstrap {
  private readonly logger = new Logger('Housekeeper');
  private readonly walk = new OneByOne(this.logger, 'Calling off the idle session');

  private archiver: Archiver | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly games: GameRegistry,
    private readonly deeds: SessionDeeds,
    private readonly live: LiveSessions,
    private readonly settings: Settings,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    new Rounds(this.gate, this.logger, 'Could not tidy').start(EVERY_MS, () => this.tidy());
    const sweeping = setInterval(() => this.live.sweep(), SWEEP_MS);
    this.gate.onStop('intake', 'housekeeper', () => clearInterval(sweeping));
  }

  async tidy(): Promise<void> {
    const idle = await this.callOffIdle();
    const thinned = await this.thin();
    const archived = await this.archive();
    if (idle + thinned + archived === 0) return;
    this.logger.log(`Called off ${idle} idle games, dropped ${thinned} old snapshots, archived ${archived} games.`);
  }

  private async callOffIdle(): Promise<number> {
    const usual = this.settings.sessionIdleDays * 24;
    const hours = this.games.list().map(({ idleHours = usual }) => Math.min(idleHours, usual));
    // SQL: set-based, with an idle time for each game.
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT s.id FROM game_sessions s LEFT JOIN unnest($1::text[], $2::int[]) AS g(game, hours) ON g.game = s.game
        WHERE s.status = 'active' AND s.updated_at < now() - make_interval(hours => coalesce(g.hours, $3)) LIMIT $4`,
      [this.games.list().map(({ definition }) => definition.id), hours, usual, MOST_AT_ONCE],
    );
    return this.walk.each(
      rows,
      ({ id }) => id,
      ({ id }) => this.deeds.cancel(id, 'server', 'idle'),
    );
  }

  /** Old finished games keep their last snapshot; every earlier one can be rebuilt from the actions. */
  private async thin(): Promise<number> {
    let dropped = 0;
    for (;;) {
      const { rows } = await this.pool.query<{ games: number; snapshots: number }>(THIN, [
        this.settings.snapshotKeepDays,
        THINNED_AT_ONCE,
      ]);
      dropped += rows[0]!.snapshots;
      if (rows[0]!.games < THINNED_AT_ONCE || this.gate.stopping) return dropped;
    }
  }

  /** Games that have been over for long go to files, if the operator wants that. */
  private async archive(): Promise<number> {
    const { archiveAfterDays: afterDays, archiveFolder: folder } = this.settings;
    if (afterDays === undefined) return 0;
    this.archiver ??= new Archiver(this.pool, { folder, afterDays }, (id, why) =>
      this.logger.error(`Session ${id} cannot be archived: ${why}`),
    );
    return this.archiver.archiveAll(() => !this.gate.stopping);
  }
}
