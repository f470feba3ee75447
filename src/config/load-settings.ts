import { existsSync } from 'node:fs';
import type { GameSettings } from './game-settings.js';
import { readSettings } from './read-settings.js';
import type { Settings } from './settings.js';

/** The settings of this process and of its games: its environment, completed from `.env` where there is one. */
export function loadSettings(games: readonly GameSettings<object>[] = []): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env, games);
}
