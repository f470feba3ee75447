import globalTeardown, { end } from './global-teardown.mjs';

/** The server ends before the Postgres that it talks to. */
export default async function browserTeardown() {
  await end(globalThis.browserKeeper);
  await globalTeardown();
}
