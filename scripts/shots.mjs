/* global document, innerWidth */
/**
 * Pictures of every page of the house, for people to look at: `npm run shots -- <folder> [name ...]`.
 * Starts a server of its own on an empty database, opens a few games and rooms, and looks at each page at three sizes
 * and in three themes.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const THEMES = (process.env.THEMES ?? 'light,dark,high').split(',');
const [folder, ...only] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run shots -- <folder> [name ...]');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });

const started = process.env.URL ? { url: process.env.URL, stop: () => {} } : await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { login, pages } = await furnish(started.url);
  for (const theme of THEMES) {
    for (const size of SIZES) {
      const context = await browser.newContext({ baseURL: started.url, viewport: size, reducedMotion: 'reduce' });
      await context.addInitScript(
        ([settings, kept]) => {
          localStorage.setItem('parlour:settings', settings);
          localStorage.setItem('parlour.login', kept);
        },
        [JSON.stringify({ theme }), login],
      );
      const page = await context.newPage();
      for (const [name, path] of Object.entries(pages)) {
        if (only.length > 0 && !only.includes(name)) continue;
        await page.goto(path, { waitUntil: 'load' });
        await page.locator('h1').first().waitFor();
        await page.waitForTimeout(600);
        const file = join(folder, `${name}-${size.width}-${theme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (wide) console.error(`${name} is wider than ${size.width} px`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  started.stop();
}

/** A guest with games under way, rooms in the lobby, and somebody else at tables to watch. */
async function furnish(url) {
  const otter = await guest(url, 'Otter');
  const bea = await guest(url, 'Bea');
  const play = async (who, game, count = 1) =>
    (await post(url, who, '/api/sessions', { game, seats: [{ kind: 'me' }, ...Array(count).fill({ kind: 'bot' })] }))
      .sessionId;
  const { games } = await (await fetch(`${url}/api/games`)).json();
  for (const { slug } of games) await play(bea, slug);
  for (const { slug } of games.slice(0, 3)) await play(otter, slug);
  const room = (who, body) => post(url, who, '/api/rooms', body);
  await room(bea, { game: 'check', name: 'Kitchen table', seats: 4, bots: [{ level: 'easy' }] });
  await room(bea, { game: 'tcg-fuel', name: 'Learning the stack' });
  await room(bea, { game: 'viking-vengeance', name: 'Fjord or forest?' });
  const mine = await room(otter, { game: 'check', name: 'Six of us', seats: 6, bots: [{ level: 'hard' }] });
  const login = { ...otter, takenAt: Date.now(), expiresAt: Date.now() + otter.expiresIn * 1000 };
  return {
    login: JSON.stringify(login),
    pages: {
      front: '/',
      lobby: '/play',
      'new-room': '/play/new?game=check',
      room: `/room/${mine.roomId}`,
      game: '/check',
      'new-game': '/tcg-fuel/new',
      leaderboard: '/check/leaderboard',
      rules: '/four-in-a-square/rules#R7',
      watch: '/watch',
      me: '/me',
      'my-games': '/me/games',
      settings: '/me/settings',
      player: `/player/${bea.user.id}`,
      'sign-in': '/sign-in',
      register: '/register',
      help: '/help',
      keys: '/help/keys',
      licences: '/licences',
      'not-found': '/no/such/page',
    },
  };
}

async function guest(url, name) {
  return post(url, undefined, '/api/auth/guest', { name });
}

async function post(url, who, path, body) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.accessToken}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'parlour-shots-'));
  const env = { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
