import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseDown } from '../database-down.js';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 500;

/**
 * Does what a start needs of the database, which may be slow or away just then: that is waited for, since a server that
 * gives up at its start serves no player. What is done must be the same when it is done twice.
 */
export async function patiently<T>(work: () => Promise<T>, patienceMs = PATIENCE_MS, pauseMs = PAUSE_MS): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() >= end) throw error;
    }
    await delay(pauseMs);
  }
}
