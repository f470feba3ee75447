import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Pool } from 'pg';
import { Public } from '../auth/access.decorators.js';
import { ShutdownGate } from '../common/shutdown/shutdown-gate.js';

const PATIENCE_MS = 1_000;

@ApiTags('Operations')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly pool: Pool,
    private readonly gate: ShutdownGate,
  ) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Is the process alive?' })
  @ApiOkResponse({ example: { status: 'ok' } })
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'May a balancer send players here?' })
  @ApiOkResponse({ example: { status: 'ok' } })
  @ApiServiceUnavailableResponse({ description: 'Postgres does not answer within a second, or the server is stopping' })
  async ready() {
    if (this.gate.stopping) throw new ServiceUnavailableException('The server is stopping');
    if (!(await this.answers())) throw new ServiceUnavailableException('Postgres does not answer');
    return { status: 'ok' };
  }

  /** A query that hangs is left alone: ending it is the pool's business, answering in time is ours. */
  private async answers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), PATIENCE_MS);
    });
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
