import type { NestExpressApplication } from '@nestjs/platform-express';
import { ShutdownGate } from './common/shutdown/shutdown-gate.js';
import { SettingsError } from './config/env-reader.js';
import { loadSettings } from './config/load-settings.js';
import { Settings } from './config/settings.js';
import { createApp } from './create-app.js';
import { DatabaseStartError } from './database/embedded/embedded.types.js';
import type { GameModule } from './engine/hosting/game-module.js';
import { settingsOf } from './engine/hosting/game-module.js';
import { listen, PortTakenError } from './listen.js';

/** Mistakes of the operator who starts the server are told in a sentence; ours come with their stack. */
function giveUp(error: unknown): never {
  const told = [SettingsError, DatabaseStartError, PortTakenError].some((kind) => error instanceof kind);
  console.error(told ? (error as Error).message : error);
  process.exit(1);
}

/** npm hands Ctrl-C on to us although the terminal has already done so: that is one signal, not two. */
const SAME_SIGNAL_MS = 500;

/** The first signal ends the server in order, the second at once. Postgres survives even that, and is adopted later. */
function stopOnSignal(started: Promise<NestExpressApplication>): void {
  let since: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (since === undefined) {
      since = Date.now();
      void stop(started);
    } else if (Date.now() - since > SAME_SIGNAL_MS) {
      console.error(`${signal} again: ending at once`);
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function stop(started: Promise<NestExpressApplication>): Promise<void> {
  try {
    const app = await started;
    const gate = app.get(ShutdownGate);
    const { drainSeconds } = app.get(Settings);
    if (drainSeconds > 0) await gate.drain(drainSeconds * 1_000);
    await gate.stop();
    process.exit(0);
  } catch (error) {
    giveUp(error);
  }
}

async function start(settings: Settings, games: readonly GameModule[]): Promise<NestExpressApplication> {
  const app = await createApp(settings, games);
  try {
    const address = await listen(app, settings);
    console.log(`Parlour is ready: ${address}  (API docs: ${address}/docs)`);
    return app;
  } catch (error) {
    await app.get(ShutdownGate).stop();
    throw error;
  }
}

/** Runs a server with these games until it is told to end. */
export async function serve(games: readonly GameModule[]): Promise<void> {
  try {
    const started = start(loadSettings(settingsOf(games)), games);
    stopOnSignal(started);
    await started;
  } catch (error) {
    giveUp(error);
  }
}
