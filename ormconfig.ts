import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { loadSettings } from './src/config/load-settings.js';
import { dataSourceOptions } from './src/database/data-source-options.js';
import { Schema } from './src/database/schema.js';
import { EmbeddedPostgres } from './src/database/embedded/embedded-postgres.js';
import { games } from './src/games/index.js';

/** For TypeORM's command line (`npm run migration:*`); the server migrates by itself when it starts. */
class CommandLineDataSource extends DataSource {
  override async destroy(): Promise<void> {
    await super.destroy();
    await embedded?.stop();
  }
}

const settings = loadSettings();
const quiet = { info: () => undefined, warn: () => undefined };
const embedded = settings.databaseUrl
  ? undefined
  : await EmbeddedPostgres.start({ dataDir: settings.dataDir, log: quiet });

export default new CommandLineDataSource(
  dataSourceOptions({ url: settings.databaseUrl ?? embedded!.url(), schema: Schema.of(games), poolSize: 2 }),
);
