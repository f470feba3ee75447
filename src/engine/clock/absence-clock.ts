import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { OneByOne } from '../../common/tasks/one-by-one.js';
import { Rounds } from '../../common/shutdown/rounds.js';
import { Tracing } from '../../common/tracing/tracing.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { GameRegistry } from '../hosting/game-registry.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { SessionService } from '../sessions/session.service.js';

const LOOK_EVERY_MS = 1_000;

interface Away {
  readonly session_id: string;
  readonly seat: number;
  readonly away_ms: string;
}

/** Absence is time: a seat that has been away for longer than its game allows is played for by the table. */
@Injectable()
export class AbsenceClock implements OnApplicationBootstrap {
  private readonly logger = new Logger('AbsenceClock');
  private readonly walk = new OneByOne(this.logger, 'The absence clock of session');

  constructor(
    private readonly pool: Pool,
    private readonly games: GameRegistry,
    private readonly live: LiveSessions,
    private readonly sessions: SessionService,
    private readonly gate: ShutdownGate,
    private readonly tracing: Tracing,
  ) {}

  onApplicationBootstrap(): void {
    const watched = this.games.list().flatMap(({ definition }) => (definition.absence ? [definition.id] : []));
    if (watched.length === 0) return;
    const rounds = new Rounds(this.gate, this.logger, 'Could not look for absent players');
    rounds.start(LOOK_EVERY_MS, () => this.look(watched));
  }

  private async look(games: string[]): Promise<void> {
    // SQL: Postgres's clock says how long, across all games of this server.
    const { rows } = await this.pool.query<Away>(
      `SELECT p.session_id, p.seat, extract(epoch FROM now() - p.away_since) * 1000 AS away_ms
         FROM game_players p JOIN game_sessions s ON s.id = p.session_id
        WHERE p.away_since IS NOT NULL AND s.status = 'active' AND s.game = ANY($1)`,
      [games],
    );
    await this.walk.each(
      rows,
      ({ session_id }) => session_id,
      (away) => {
        const facts = { 'parlour.session.id': away.session_id, 'parlour.seat': away.seat };
        return this.tracing.begin('clock.absence', { facts }, () => this.playFor(away));
      },
    );
  }

  private async playFor({ session_id, seat, away_ms }: Away): Promise<void> {
    const { definition, table } = await this.live.get(session_id);
    const allowed = definition.absence?.(table.state, seat)?.after;
    if (allowed === undefined || Number(away_ms) < allowed) return;
    await this.sessions.playForTable(session_id, (session) => definition.absence?.(session.table.state, seat)?.action);
  }
}
