/* global document, innerWidth */
/**
 * Pictures of TCG Fuel's table in written positions, for people to look at: `npm run shots -- tcg-fuel <folder> [name ...]`.
 * `WIDTHS` and `THEMES` in the environment choose some of the sizes and themes, `URL` a server that runs already with `TEST_HOOKS=1`,
 * `SHEET` a file for one picture of them all.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { POSITIONS } from './fuel-positions.mjs';
import { ownServer } from './own-server.mjs';

const PATIENCE_MS = 60_000;
const SIZES = [
  { width: 360, height: 740, deviceScaleFactor: 2, hasTouch: true },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];
const WIDTHS = (process.env.WIDTHS ?? '360,820,1440').split(',').map(Number);
const THEMES = (process.env.THEMES ?? 'light,dark').split(',');
const [folder, ...only] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: npm run shots -- tcg-fuel <folder> [name ...]');
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const taken = [];

const { url, stop } = await ownServer({ TEST_HOOKS: '1' });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [name, position] of Object.entries(POSITIONS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const table = await lay(position);
    for (const size of SIZES.filter(({ width }) => WIDTHS.includes(width))) {
      for (const theme of THEMES) await lookAt(name, position, table, size, theme);
    }
  }
  if (process.env.SHEET) await contactSheet(process.env.SHEET);
} finally {
  await browser.close();
  stop();
}

/** Begins a game from a position and plays what leads to the moment. */
async function lay({ scenario, play }) {
  const people = [];
  for (const name of ['Ann', 'Bea', 'Cy', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal'].slice(0, scenario.players.length)) {
    const guest = await ask('POST', '/api/auth/guest', undefined, { name });
    people.push({ ...guest, playerId: (await ask('GET', '/api/tcg-fuel/players/me', guest)).id });
  }
  const seats = people.map(({ playerId }) => playerId);
  const options = { autoPass: 'smart', ...scenario.options };
  const { gameId, labels } = await ask('POST', '/api/tcg-fuel/scenarios', people[0], { ...scenario, options, seats });
  const act = (seat, type, data = {}) =>
    ask('POST', `/api/tcg-fuel/games/${gameId}/actions`, people[seat], { type, data });
  await play?.(act, labels);
  const { items } = await ask('GET', '/api/sessions?mine=true&game=tcg-fuel&limit=1', people[0]);
  const now = Date.now();
  const login = { ...people[0], takenAt: now, expiresAt: now + people[0].expiresIn * 1000 };
  return { path: `/tcg-fuel/table/${items[0].sessionId}`, login: JSON.stringify(login), labels };
}

async function lookAt(name, { presses = [], buttons = [] }, { path: address, login, labels }, size, theme) {
  const { width, height, ...more } = size;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...more,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(
    ([settings, kept]) => {
      localStorage.setItem('parlour:settings', settings);
      localStorage.setItem('parlour.login', kept);
    },
    [JSON.stringify({ theme }), login],
  );
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.frame[data-settled="true"] .fuel').waitFor();
  try {
    for (const label of presses) {
      // Cards of a hand overlap: their left edge is free.
      const card = page.locator(`[data-ref="card:${labels[label]}"]`).first();
      await card.click({ position: { x: 12, y: 30 }, timeout: 5_000 });
    }
    for (const button of buttons) await page.getByRole('button', { name: button }).first().click({ timeout: 5_000 });
  } catch (error) {
    console.error(`${name} at ${width}: ${error.message.split('\n')[0]}`);
  }
  // Tools for dividing and arranging are fetched when they are asked for.
  await page.waitForLoadState('networkidle');
  // A picture that is not shown is never loaded.
  await page.locator('img').evaluateAll((all) => {
    const shown = all.filter((one) => one.getClientRects().length > 0);
    return Promise.all(shown.map((one) => one.decode().catch(() => {})));
  });
  const path = join(folder, `${name}-${width}-${theme}.png`);
  await page.screenshot({ path });
  taken.push({ path, title: `${name}, ${width} px, ${theme}` });
  const overflow = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - document.documentElement.clientHeight,
  ]);
  if (overflow.some((px) => px > 0)) console.error(`${name} at ${width}: overflows by ${overflow.join(' x ')} px`);
  await context.close();
}

/** All pictures beside each other, small. */
async function contactSheet(file) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  const figures = taken.map(({ path, title }) => {
    const data = readFileSync(path).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${title}</figcaption></figure>`;
  });
  const style = `body { margin: 16px; display: flex; flex-wrap: wrap; gap: 14px; font: 13px sans-serif }
    figure { margin: 0 } img { height: 260px; display: block }`;
  await page.setContent(`<style>${style}</style>${figures.join('')}`);
  await page.locator('img').evaluateAll((all) => Promise.all(all.map((one) => one.decode())));
  await page.screenshot({ path: file, fullPage: true, ...(file.endsWith('.jpg') && { type: 'jpeg', quality: 78 }) });
}

async function ask(method, path, who, body) {
  const answer = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.accessToken}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${told}`);
  return JSON.parse(told);
}
