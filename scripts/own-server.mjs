/** A server of a script's own, on an empty database; `URL` in the environment names one that runs already. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function ownServer(more = {}) {
  if (process.env.URL) return { url: process.env.URL, stop: () => {} };
  const data = mkdtempSync(join(tmpdir(), 'parlour-shots-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn', ...more };
  const server = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    let heard = '';
    server.stdout.on('data', (chunk) => {
      heard += chunk;
      const found = /^Parlour is ready: (\S+)/m.exec(heard);
      if (found) resolve(found[1]);
    });
    server.on('exit', () => reject(new Error(`The server ended:\n${heard}`)));
  });
  return {
    url,
    stop: () => {
      server.kill('SIGTERM');
      server.on('exit', () => rmSync(data, { recursive: true, force: true }));
    },
  };
}
