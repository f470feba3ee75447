import { memoryUsage, uptime, version } from 'node:process';
import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { Roles } from '../auth/access.decorators.js';
import { Metrics } from '../common/metrics/metrics.js';
import { LiveSessions } from '../engine/sessions/live-sessions.js';
import { AdminProblems } from './admin-problems.js';
import type { Json } from '../common/json.js';

/** One value of a metric. */
interface MetricValue {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly metricName?: string;
  readonly exemplar?: Json;
}

@ApiTags('Admin')
@Roles('admin')
@Controller('api/admin/figures')
export class AdminFiguresController {
  constructor(
    private readonly pool: Pool,
    private readonly live: LiveSessions,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  @ApiOperation({ summary: 'How the server is doing' })
  @AdminProblems()
  async figures() {
    // SQL: two counts by groups, which a builder only spells differently.
    const { rows: sessions } = await this.pool.query<{ game: string; status: string; count: number }>(
      'SELECT game, status, count(*)::int AS count FROM game_sessions GROUP BY game, status ORDER BY game, status',
    );
    const { rows: people } = await this.pool.query<{ kind: string; count: number }>(
      'SELECT kind, count(*)::int AS count FROM users GROUP BY kind ORDER BY kind',
    );
    return {
      uptimeSeconds: Math.round(uptime()),
      node: version,
      memoryMb: Math.round(memoryUsage.rss() / 2 ** 20),
      liveTables: this.live.size,
      sessions,
      users: Object.fromEntries(people.map(({ kind, count }) => [kind, count])),
      pool: { total: this.pool.totalCount, idle: this.pool.idleCount, waiting: this.pool.waitingCount },
      metrics: await this.ownMetrics(),
    };
  }

  /** Our own figures, without those of the process. */
  private async ownMetrics(): Promise<Record<string, readonly MetricValue[]>> {
    const all = await this.metrics.registry.getMetricsAsJSON();
    const ours = all.filter(({ name }) => name.startsWith('parlour_'));
    return Object.fromEntries(ours.map(({ name, values }) => [name, values as readonly MetricValue[]]));
  }
}
