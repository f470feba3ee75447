import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../auth/access.decorators.js';
import { Metrics } from '../common/metrics/metrics.js';
import { Settings } from '../config/settings.js';
import { maySeeMetrics } from './metrics-access.js';

@ApiTags('Operations')
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly settings: Settings,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Figures for Prometheus: from this host, or with METRICS_TOKEN as bearer token' })
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'Prometheus text format',
    content: { 'text/plain': { schema: { type: 'string' }, example: 'parlour_actions_total{game="check"} 41' } },
  })
  @ApiNotFoundResponse({ description: 'You may not know that this exists' })
  async figures(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { headers, socket } = request;
    if (!maySeeMetrics({ remoteAddress: socket.remoteAddress, headers }, this.settings.metricsToken)) {
      throw new NotFoundException(`Cannot GET ${request.path}`);
    }
    const { registry } = this.metrics;
    response
      .set('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  }
}
