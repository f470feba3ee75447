import { Logger } from '@nestjs/common';
import type { ShutdownGate } from '../common/shutdown/shutdown-gate.js';
import type { Settings } from '../config/settings.js';
import { EmbeddedPostgres } from './embedded/embedded-postgres.js';
import { waitForPostgres } from './wait-for-postgres.js';

/** Where the database is. */
export class DatabaseHost {
  private constructor(
    readonly url: string,
    /** True when only this process writes to it, so that what it remembers is the truth. */
    readonly alone: boolean,
  ) {}

  static async open(settings: Settings, gate: ShutdownGate): Promise<DatabaseHost> {
    if (settings.databaseUrl !== undefined) {
      await waitForPostgres(settings.databaseUrl);
      return new DatabaseHost(settings.databaseUrl, false);
    }
    const logger = new Logger('Postgres');
    const embedded = await EmbeddedPostgres.start({
      dataDir: settings.dataDir,
      maxConnections: Math.max(100, settings.databasePool * 2 + 20),
      log: { info: (message) => logger.log(message), warn: (message) => logger.warn(message) },
      onLost(error) {
        logger.fatal('The embedded Postgres is lost', error);
        process.kill(process.pid, 'SIGTERM'); // nothing can be stored any more: go down in order
      },
    });
    gate.onStop('database', 'embedded Postgres', () => embedded.stop());
    return new DatabaseHost(embedded.url(), true);
  }
}
