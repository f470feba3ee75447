import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Metrics } from './metrics.js';

@Global()
@Module({})
export class MetricsModule {
  static with(metrics: Metrics): DynamicModule {
    return { module: MetricsModule, providers: [{ provide: Metrics, useValue: metrics }], exports: [Metrics] };
  }
}
