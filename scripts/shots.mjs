/* global document, innerWidth */
/**
 * Pictures of the page, for people to look at: `npm run shots -- <folder> [name ...]`.
 * Starts a server of its own on an empty database, opens a few games and rooms, and looks at each page at three sizes
 * and in three themes; `WIDTHS` and `THEMES` in the environment choose some of them.
 * `npm run shots -- --readme` makes the pictures that README shows.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ADMIN, furnish } from './furnish.mjs';
import { ownServer } from './own-server.mjs';

const PATIENCE_MS = 120_000;
const WIDTHS = process.env.WIDTHS?.split(',').map(Number);
const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
].filter(({ width }) => WIDTHS?.includes(width) ?? true);
const THEMES = (process.env.THEMES ?? 'light,dark,high').split(',');
/** What README shows: a route, a width and a theme. */
const README = [
  ['front', 1440, 'light'],
  ['lobby', 1440, 'light'],
  ['room', 1440, 'dark'],
  ['game', 1440, 'light'],
  ['review', 1440, 'dark'],
  ['me', 1440, 'light'],
  ['a session for admins', 1440, 'light'],
  ['front', 360, 'dark'],
  ['table', 360, 'light'],
  ['settings', 360, 'high'],
];
const [folder, ...only] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run shots -- <folder> [name ...], or npm run shots -- --readme');
  process.exit(1);
}
const readme = folder === '--readme';
if (!readme) mkdirSync(folder, { recursive: true });

const started = await ownServer(ADMIN);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { admin, ...guest } = await furnish(started.url);
  for (const theme of THEMES) {
    for (const size of SIZES) {
      for (const who of [guest, admin]) await lookAt(who, theme, size);
    }
  }
} finally {
  await browser.close();
  started.stop();
}

async function lookAt({ login, routes }, theme, size) {
  const wanted = Object.entries(routes).filter(([name]) => isWanted(name, theme, size));
  if (wanted.length === 0) return;
  const context = await browser.newContext({ baseURL: started.url, viewport: size, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(
    ([settings, kept]) => {
      localStorage.setItem('parlour:settings', settings);
      localStorage.setItem('parlour.login', kept);
    },
    [JSON.stringify({ theme }), login],
  );
  const page = await context.newPage();
  for (const [name, path] of wanted) {
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.locator('body:not(:has([aria-busy="true"]))').waitFor({ state: 'attached' });
    await page.waitForTimeout(600);
    await page.evaluate(settled);
    await page.screenshot(pictureOf(name.replaceAll(' ', '-'), theme, size));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) console.error(`${name} is wider than ${size.width} px`);
  }
  await context.close();
}

/** What rises or fades in is there; what runs for long, like a clock, is not waited for. */
function settled() {
  const short = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 5_000);
  return Promise.all(short.map(({ finished }) => finished.catch(() => {}))).then(() => {});
}

function isWanted(name, theme, { width }) {
  if (readme) return README.some(([shown, at, as]) => shown === name && at === width && as === theme);
  return only.length === 0 || only.includes(name);
}

/** README's pictures show a screen each and weigh little; the others show all of a page. */
function pictureOf(name, theme, { width }) {
  if (!readme) return { path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true };
  return { path: join('docs/images', `house-${name}-${width}.jpg`), type: 'jpeg', quality: 82 };
}
