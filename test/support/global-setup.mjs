import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One throwaway Postgres for the whole run; every test makes its own databases in it. */
export default async function globalSetup() {
  // Threads and spawned servers run the compiled code, and so does the keeper.
  if (!existsSync(`${root}dist/src/main.js`)) {
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed.');
  }
  // In a session of its own: Ctrl-C must not reach it before it has cleaned up.
  const keeper = spawn(process.execPath, [fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  process.env.TEST_DATABASE_URL = await firstLine(keeper);
  globalThis.postgresKeeper = keeper;
}

/** What a keeper tells when everything that it keeps is there. */
export function firstLine(child) {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.split('\n', 1)[0]);
    });
    child.once('exit', (code) => reject(new Error(`What the tests share did not start (code ${code}).`)));
  });
}
