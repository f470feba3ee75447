import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module.js';
import { BodyLimits } from './common/http/requests/body-limits.js';
import { corsFor } from './common/http/requests/cors.js';
import { followOn, watchHttp } from './common/http/requests/watch-http.js';
import { lenientBody } from './common/http/requests/lenient-body.js';
import { createLogger } from './common/logging/create-logger.js';
import { httpLogger } from './common/logging/http-logger.js';
import { NestLogger } from './common/logging/nest-logger.js';
import { Metrics } from './common/metrics/metrics.js';
import { drainHttp, refuseWhileStopping } from './common/shutdown/drain-http.js';
import { ShutdownGate } from './common/shutdown/shutdown-gate.js';
import { startTracing } from './common/tracing/start-tracing.js';
import type { Settings } from './config/settings.js';
import { serveDocs } from './docs/serve-docs.js';
import type { GameModule } from './engine/hosting/game-module.js';
import { SocketAdapter } from './engine/sockets/connections/socket-adapter.js';
import { securityHeaders } from './security-headers.js';
import { servePage } from './web-page.js';

/**
 * Builds the whole server, not listening yet. It ends through its gate: `app.get(ShutdownGate).stop()`.
 * If it cannot be built, whatever had been opened is closed again.
 */
export async function createApp(settings: Settings, games: readonly GameModule[]): Promise<NestExpressApplication> {
  const pino = createLogger(settings.logLevel);
  const logger = new NestLogger(pino);
  const gate = new ShutdownGate({ onProblem: (message, error) => logger.error(message, error, 'Shutdown') });
  try {
    const metrics = new Metrics();
    const tracing = await startTracing(settings, metrics, gate);
    const app = await NestFactory.create<NestExpressApplication>(
      AppModule.with(settings, { gate, metrics, tracing }, games),
      { logger, abortOnError: false, bodyParser: false },
    );
    gate.onStop('app', 'application', () => app.close());
    app.set('trust proxy', settings.trustProxy);
    app.disable('x-powered-by');
    app.enableCors(corsFor(settings));
    app.use(watchHttp(metrics, tracing, settings.telemetry.callers));
    app.use(httpLogger(pino));
    app.use(securityHeaders());
    app.use(refuseWhileStopping(gate));
    const limits = app.get(BodyLimits);
    app.use(lenientBody({ limit: settings.bodyLimitKb * 1024, largerAt: (path) => limits.find(path) }));
    app.use(followOn());
    serveDocs(app);
    servePage(app);
    drainHttp(app.getHttpServer(), gate);
    app.useWebSocketAdapter(new SocketAdapter(app, settings));
    await app.init();
    return app;
  } catch (error) {
    await gate.stop();
    throw error;
  }
}
