import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { Public } from '../auth/access.decorators.js';
import { InstanceBus } from '../common/cluster/instance-bus.js';
import { ShutdownGate } from '../common/shutdown/shutdown-gate.js';

const PATIENCE_MS = 1_000;

@ApiTags('Operations')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly pool: Pool,
    private readonly gate: ShutdownGate,
    private readonly bus: InstanceBus,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Is the process alive?' })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'May a balancer send players here?' })
  @ApiOkResponse({
    description:
      '`degraded`: Redis does not answer. Play goes on; what other instances do is heard from Postgres, up to a second later',
    example: { status: 'ok', redis: 'here' },
  })
  @ApiServiceUnavailableResponse({ description: 'Postgres does not answer within a second, or the server is stopping' })
  async ready() {
    if (this.gate.draining || this.gate.stopping) throw new ServiceUnavailableException('The server is stopping');
    if (!(await this.answers())) throw new ServiceUnavailableException('Postgres does not answer');
    const redis = this.bus.state;
    if (redis === 'alone') return { status: 'ok' };
    // Not 503: a balancer would take every instance out at once, and each of them can still serve its players.
    return { status: redis === 'here' ? 'ok' : 'degraded', redis };
  }

  /** A query that hangs is left alone: ending it is the pool's business, answering in time is ours. */
  private async answers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    // SQL: whether the pool of the action path answers.
    const query = this.pool.query('SELECT 1').then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([query, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
