import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { AdminModule } from './admin/admin.module.js';
import { ArtModule } from './art/art.module.js';
import { AuthModule } from './auth/auth.module.js';
import { ClusterModule } from './common/cluster/cluster.module.js';
import { HttpModule } from './common/http/http.module.js';
import { LimitsModule } from './common/limits/limits.module.js';
import { MetricsModule } from './common/metrics/metrics.module.js';
import type { ShutdownGate } from './common/shutdown/shutdown-gate.js';
import { TracingModule } from './common/tracing/tracing.module.js';
import type { Tracing } from './common/tracing/tracing.js';
import type { Metrics } from './common/metrics/metrics.js';
import { ShutdownModule } from './common/shutdown/shutdown.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Settings } from './config/settings.js';
import { DatabaseModule } from './database/database.module.js';
import { Schema } from './database/schema.js';
import { BotsModule } from './engine/bots/bots.module.js';
import { ClockModule } from './engine/clock/clock.module.js';
import { ContractModule } from './engine/contract/contract.module.js';
import type { GameModule } from './engine/hosting/game-module.js';
import { SessionsHttpModule } from './engine/http/sessions-http.module.js';
import { SessionsModule } from './engine/sessions/sessions.module.js';
import { SocketsModule } from './engine/sockets/sockets.module.js';
import { OpsModule } from './ops/ops.module.js';
import { PuzzlesModule } from './puzzles/puzzles.module.js';
import { RoomsModule } from './rooms/rooms.module.js';
import { TournamentsModule } from './tournaments/tournaments.module.js';
import { DocsModule } from './docs/docs.module.js';

/** What an application is watched and ended by; made before it. */
export interface Watched {
  readonly gate: ShutdownGate;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

/** The modules of the server, from the ground up; the games it hosts come on top. */
@Module({
  imports: [
    ClusterModule,
    LimitsModule,
    HttpModule,
    AuthModule,
    SessionsModule,
    SessionsHttpModule,
    ClockModule,
    BotsModule,
    ContractModule,
    SocketsModule,
    RoomsModule,
    AdminModule,
    ArtModule,
    PuzzlesModule,
    TournamentsModule,
    OpsModule,
    DocsModule,
  ],
})
export class AppModule {
  static with(settings: Settings, { gate, metrics, tracing }: Watched, games: readonly GameModule[]): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(settings),
        ShutdownModule.with(gate),
        MetricsModule.with(metrics),
        TracingModule.with(tracing),
        DatabaseModule.with(Schema.of(games)),
        ...games,
      ],
    };
  }
}
