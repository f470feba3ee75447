import { setImmediate as nextTurn } from 'node:timers/promises';

/** Too short to be noticed. */
const MOST_MS = 8;

/** The same values, letting everything else that waits have its turn every few milliseconds. */
export async function* breathing<T>(values: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const value of values) {
    yield value;
    if (performance.now() - since < MOST_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}
