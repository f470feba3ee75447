import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { messageOf } from '../../common/message-of.js';
import { OneByOne } from '../../common/one-by-one.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Settings } from '../../config/settings.js';
import { GameRegistry } from '../hosting/game-registry.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { SessionService } from '../sessions/session.service.js';

const EVERY_MS = 60 * 60_000;
const SWEEP_MS = 60_000;
const MOST_AT_ONCE = 500;

/** Tidies up: calls off games that have been idle for long, thins the snapshots of old ones, and keeps the memory free. */
@Injectable()
export class Housekeeper implements OnApplicationBootstrap {
  private readonly logger = new Logger('Housekeeper');
  private readonly walk = new OneByOne(this.logger, 'Calling off the idle session');

  constructor(
    private readonly pool: Pool,
    private readonly games: GameRegistry,
    private readonly sessions: SessionService,
    private readonly live: LiveSessions,
    private readonly settings: Settings,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    const timers = [setInterval(() => void this.tidy(), EVERY_MS), setInterval(() => this.live.sweep(), SWEEP_MS)];
    this.gate.onStop('intake', 'housekeeper', () => timers.forEach((timer) => clearInterval(timer)));
  }

  async tidy(): Promise<void> {
    try {
      const idle = await this.callOffIdle();
      const thinned = await this.thin();
      if (idle + thinned > 0) this.logger.log(`Called off ${idle} idle games, dropped ${thinned} old snapshots.`);
    } catch (error) {
      this.logger.warn(`Could not tidy: ${messageOf(error)}`);
    }
  }

  private async callOffIdle(): Promise<number> {
    const usual = this.settings.sessionIdleDays * 24;
    const hours = this.games.list().map(({ idleHours = usual }) => Math.min(idleHours, usual));
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT s.id FROM game_sessions s LEFT JOIN unnest($1::text[], $2::int[]) AS g(game, hours) ON g.game = s.game
        WHERE s.status = 'active' AND s.updated_at < now() - make_interval(hours => coalesce(g.hours, $3)) LIMIT $4`,
      [this.games.list().map(({ definition }) => definition.id), hours, usual, MOST_AT_ONCE],
    );
    return this.walk.each(
      rows,
      ({ id }) => id,
      ({ id }) => this.sessions.cancel(id, 'server', 'idle'),
    );
  }

  /** Old finished games keep their last snapshot; every earlier one can be rebuilt from the actions. */
  private async thin(): Promise<number> {
    const { rowCount } = await this.pool.query(
      `DELETE FROM game_state_snapshots n USING game_sessions s
        WHERE s.id = n.session_id AND s.status <> 'active' AND n.seq < s.version
          AND s.finished_at < now() - make_interval(days => $1)`,
      [this.settings.snapshotKeepDays],
    );
    return rowCount ?? 0;
  }
}
