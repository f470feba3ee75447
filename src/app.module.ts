import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { MetricsModule } from './common/metrics/metrics.module.js';
import type { ShutdownGate } from './common/shutdown/shutdown-gate.js';
import { ShutdownModule } from './common/shutdown/shutdown.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Settings } from './config/settings.js';
import { DatabaseModule } from './database/database.module.js';
import { OpsModule } from './ops/ops.module.js';

/** The modules of the server, from the ground up. */
@Module({ imports: [MetricsModule, DatabaseModule, OpsModule] })
export class AppModule {
  static with(settings: Settings, gate: ShutdownGate): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(settings), ShutdownModule.with(gate)] };
  }
}
