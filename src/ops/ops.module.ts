import { Module } from '@nestjs/common';
import { Pool } from 'pg';
import { Metrics } from '../common/metrics/metrics.js';
import { HealthController } from './health.controller.js';
import { MetricsController } from './metrics.controller.js';

/** What the people who run the server look at. */
@Module({ controllers: [HealthController, MetricsController] })
export class OpsModule {
  constructor(metrics: Metrics, pool: Pool) {
    metrics.watchPool(pool);
  }
}
