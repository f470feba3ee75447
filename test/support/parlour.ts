import type { NestExpressApplication } from '@nestjs/platform-express';
import { Metrics } from '../../src/common/metrics/metrics.js';
import { ShutdownGate } from '../../src/common/shutdown/shutdown-gate.js';
import { readSettings } from '../../src/config/read-settings.js';
import { Settings } from '../../src/config/settings.js';
import type { SettingsValues } from '../../src/config/settings.js';
import { createApp } from '../../src/create-app.js';
import { settingsOf } from '../../src/engine/hosting/game-module.js';
import type { GameModule } from '../../src/engine/hosting/game-module.js';
import { games } from '../../src/games/index.js';
import { listen } from '../../src/listen.js';
import { createTestDatabase } from './database.js';
import { ROOMY } from './roomy.mjs';

export interface Parlour {
  /** Without a slash at the end. */
  readonly url: string;
  readonly app: NestExpressApplication;
  readonly settings: Settings;
  /** The way a server ends on SIGTERM; then its database is dropped, unless it was handed in. */
  stop(): Promise<void>;
}

/** The real server on a database of its own. Hand in `databaseUrl` to start a second one on the same data. */
export async function startParlour(
  overrides: Partial<SettingsValues> = {},
  hosted: readonly GameModule[] = games,
): Promise<Parlour> {
  const database = overrides.databaseUrl === undefined ? await createTestDatabase() : undefined;
  try {
    // The contract of answers (`contract.mjs`) knows the shapes of our own games only.
    if (hosted.some((module) => !games.includes(module))) Object.assign(globalThis, { hasOtherGames: true });
    const usual = testSettings(database?.url, hosted);
    const settings = new Settings({ ...usual, ...overrides, games: { ...usual.games, ...overrides.games } });
    const app = await createApp(settings, hosted);
    const url = await listen(app, settings);
    const stop = async () => {
      await app.get(ShutdownGate).stop();
      await database?.drop();
      await expectNoFallbacks(app.get(Metrics));
    };
    return { url, app, settings, stop };
  } catch (error) {
    await database?.drop();
    throw error;
  }
}

/** A bot whose decision had to be replaced is a bug, whatever the test was about. A slow machine is not. */
async function expectNoFallbacks({ botFallbacks }: Metrics): Promise<void> {
  const { values } = await botFallbacks.get();
  const troubles = values.filter(({ value, labels }) => value > 0 && labels.reason !== 'over-time');
  if (troubles.length > 0) throw new Error(`Decisions of bots were replaced: ${JSON.stringify(troubles)}`);
}

function testSettings(databaseUrl: string | undefined, hosted: readonly GameModule[]): Settings {
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    DATABASE_TIMEOUT_MS: '60000', // a machine that is busy is not a database that is away
    BOT_THREADS: '1',
    JWT_SECRET: 'the secret of all tests, known to everyone',
    TEST_HOOKS: '1',
    ...ROOMY,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
  };
  return readSettings(env, settingsOf(hosted));
}
