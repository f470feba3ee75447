import { setTimeout as delay } from 'node:timers/promises';

/** Waits until something is so. Never for ever: after `patienceMs` it says what it has waited for in vain. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = 120_000,
  everyMs = 10,
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${Math.round(patienceMs / 1000)} s in vain for this: ${what}`);
    await delay(everyMs);
  }
}
