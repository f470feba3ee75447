// Owns what all browser tests of a run share: a server as people start it, and a Chromium. It ends both when its standard
// input closes, which happens however the run ends: finished, interrupted or killed.
import { spawn } from 'node:child_process';
import pg from 'pg';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { PLAIN, SHARED } from './browser-server.mjs';
import { ROOMY } from './roomy.mjs';

const DATABASE = 'browser_tests';
const PATIENCE_MS = 300_000;
/** One thread for the bots of each of two workers of Jest. */
const BOT_THREADS = '2';
const { TEST_DATABASE_URL: cluster, PATH } = process.env;

const [{ server, url }, browser] = await Promise.all([startServer(), startBrowser()]);
process.stdin.on('end', async () => {
  server.kill('SIGKILL');
  await browser.close();
  process.exit(0);
});
process.stdin.resume();
console.log(JSON.stringify({ url, databaseUrl: databaseUrl(), browser: browser.wsEndpoint() }));

function startBrowser() {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launchServer({ executablePath, args: BROWSER_FLAGS, timeout: PATIENCE_MS });
}

/** On an empty database, which it migrates itself. */
async function startServer() {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  await client.query(`CREATE DATABASE ${DATABASE}`).finally(() => client.end());
  const env = { PATH, PORT: '0', DATABASE_URL: databaseUrl(), BOT_THREADS, ...ROOMY, ...PLAIN, ...SHARED };
  const server = spawn(process.execPath, ['dist/src/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise((resolve, reject) => {
    let heard = '';
    server.stdout.on('data', (chunk) => {
      heard += chunk;
      const found = /^Parlour is ready: (\S+)/m.exec(heard);
      if (found) resolve(found[1]);
    });
    server.once('exit', () => reject(new Error(`The server of the browser tests ended:\n${heard}`)));
  });
  return { server, url };
}

function databaseUrl() {
  const url = new URL(cluster);
  url.pathname = `/${DATABASE}`;
  return url.href;
}
