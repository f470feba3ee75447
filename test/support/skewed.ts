import { pathToFileURL } from 'node:url';

/** What makes the clock of a spawned server wrong by so many milliseconds. */
export function skewed(ms: number): Record<string, string> {
  const url = pathToFileURL('test/support/skewed-clock.mjs').href;
  return { NODE_OPTIONS: `--import ${url}`, TEST_CLOCK_SKEW_MS: `${ms}` };
}
