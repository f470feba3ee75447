/* global document, innerWidth */
/**
 * Pictures of GGLTCG for people to look at: `npm run shots -- toys <folder> [name ...]`.
 * Its table in chosen positions (the same every time), and its pages after some games have been played, at three sizes and
 * in the themes of `THEMES`; `WIDTHS` chooses some of the sizes, `SCALE` draws them larger.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ADMIN } from './furnish.mjs';
import { ownServer } from './own-server.mjs';
import { begin, guest, pages, positions } from './toy-positions.mjs';

const PATIENCE_MS = 120_000;
const WIDTHS = (process.env.WIDTHS ?? '360,820,1440').split(',').map(Number);
const HEIGHTS = { 360: 740, 820: 1180, 1440: 900, 740: 360 };
const THEMES = (process.env.THEMES ?? 'light,dark').split(',');
const SCALE = Number(process.env.SCALE ?? 1);
const [folder, ...only] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run shots -- toys <folder> [name ...]');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });

const server = await ownServer({ ...ADMIN, TEST_HOOKS: '1' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const isWanted = (name) => only.length === 0 || only.includes(name);
try {
  const routes = Object.entries(await pages(server.url, isWanted)).filter(([name]) => isWanted(name));
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const size = { width, height: HEIGHTS[width] };
      for (const [name, position] of Object.entries(positions).filter(([name]) => isWanted(name))) {
        await look(name, theme, size, await atTheTable(position));
      }
      for (const [name, page] of routes) await look(name, theme, size, page);
    }
  }
} finally {
  await browser.close();
  server.stop();
}

/** A position with Ann before it, played up to the moment that is looked at. */
async function atTheTable({ scenario, turnSeconds, bot = false, before, presses }) {
  const folk = [await guest(server.url, 'Ann')];
  if (!bot) folk.push(await guest(server.url, 'Bea'));
  const id = await begin(server.url, folk, scenario, turnSeconds);
  await before?.(server.url, folk, id);
  return { login: folk[0].kept, path: `/ggltcg/table/${id}`, ready: '.frame[data-settled="true"] .GameBoard', presses };
}

async function look(name, theme, viewport, { login, path, ready, presses, whole = false }) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(
    ([settings, kept]) => {
      localStorage.setItem('parlour:settings', settings);
      if (kept) localStorage.setItem('parlour.login', kept);
    },
    [JSON.stringify({ theme }), login],
  );
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  await page
    .locator(ready ?? 'h1')
    .first()
    .waitFor({ state: 'attached' });
  await presses?.(page);
  await page.locator('body:not(:has([aria-busy="true"]))').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `${name}-${viewport.width}-${theme}.png`), fullPage: whole });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) console.error(`${name} is wider than ${viewport.width} px`);
  await context.close();
}
