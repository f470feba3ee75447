import { existsSync } from 'node:fs';
import { readSettings } from './read-settings.js';
import type { Settings } from './settings.js';

/** The settings of this process: its environment, completed from `.env` where there is one. */
export function loadSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readSettings(process.env);
}
