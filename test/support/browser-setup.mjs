import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import globalSetup, { firstLine } from './global-setup.mjs';

/** One Postgres, one server and one Chromium for the whole run. */
export default async function browserSetup() {
  await globalSetup();
  const keeper = spawn(process.execPath, [fileURLToPath(new URL('browser-keeper.mjs', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  process.env.SHARED_HOUSE = await firstLine(keeper);
  globalThis.browserKeeper = keeper;
}
