import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { CDPSession, Page } from 'playwright-core';
import type { Scenario } from '../src/games/tcg-fuel/rules/scenario/scenario.types.js';
import { FrameReport } from './frame-report.js';
import type { TraceEvent } from './frame-report.js';
import { ServerProcess } from './server-process.js';

// npm run bench:frames [-- trace.json]: how smoothly the table of TCG Fuel moves with 60 permanents and a stack of five. Opens the
// position in Chromium with the usual motion, lets the stack resolve, and records a trace of the page
// for each of two speeds: as this machine is, and with its CPU slowed down fourfold. Measured, never asserted.

declare const localStorage: { setItem(key: string, value: string): void };
declare const document: {
  querySelector(selector: string): object | null;
  querySelectorAll(selector: string): { readonly length: number };
};
declare class MutationObserver {
  constructor(changed: () => void);
  observe(root: object, what: object): void;
  disconnect(): void;
}

interface Guest {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly playerId: number;
}

const CREATURES = [
  'slagback-pikeman',
  'rootline-spider',
  'thornborn-matriarch',
  'boiler-ogre',
  'mossback-hauler',
  'cogwork-porter',
];
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** Thirty permanents a side, no two creatures alike next to each other, and five instants for the stack. */
const side = (hand: readonly string[]) => ({
  life: 200,
  hand,
  battlefield: ['mountain*4', 'island*3', 'swamp*3', 'forest*4', 'plains*4', ...CREATURES, ...CREATURES],
});
const POSITION: Scenario = {
  players: [side(['flashover-dart*3']), side(['flashover-dart*2'])],
  options: { autoPass: 'none' },
};

const folder = mkdtempSync(join(tmpdir(), 'parlour-frames-'));
const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', TEST_HOOKS: '1' };
const server = await ServerProcess.start('dist/src/main.js', [], env);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const slowness of process.env.SLOWNESS ? [Number(process.env.SLOWNESS)] : [1, 4]) {
    const events = await playedAndTraced(slowness);
    console.log(`\nCPU slowed down ${slowness} times:`);
    console.log(new FrameReport(events).text());
    const [to] = process.argv.slice(2);
    if (to !== undefined) writeFileSync(to.replace(/(\.json)?$/, `-${slowness}x.json`), JSON.stringify(events));
  }
} finally {
  await browser.close();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}

/** One game from the position: five spells are put on the stack and resolve one after another. */
async function playedAndTraced(slowness: number): Promise<readonly TraceEvent[]> {
  const people = [await guest('Ann'), await guest('Bea')] as const;
  const seats = people.map(({ playerId }) => playerId);
  const made = await ask<{ gameId: number; labels: Record<string, number> }>(
    'POST',
    '/api/tcg-fuel/scenarios',
    people[0],
    { ...POSITION, seats },
  );
  const act = (seat: 0 | 1, type: string, data: object = {}): Promise<unknown> =>
    ask('POST', `/api/tcg-fuel/games/${made.gameId}/actions`, people[seat], { type, data });
  const page = await openTable(people[0]);
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  // The page is not looked at at every frame, which would be work too: it says when it has come to rest.
  const settled = (): Promise<void> => page.evaluate(untilSettled);
  const stop = await trace(line);
  const darts = Object.keys(made.labels).filter((label) => label.startsWith('flashover-dart'));
  for (const [index, dart] of darts.entries()) {
    const by = index < 3 ? 0 : 1;
    if (index === 3) await act(0, 'pass_priority');
    const target = { playerId: by === 0 ? 2 : 1 }; // in a written position players are numbered by their seats
    await act(by, 'play_card', { cardId: made.labels[dart], targets: { t1: [target] } });
    await settled();
  }
  const shown = await page.evaluate(() => ({
    entries: document.querySelectorAll('.fu-entry').length,
    nodes: document.querySelectorAll('*').length,
  }));
  console.log(`\n${shown.entries} on the stack, ${shown.nodes} nodes in the page`);
  let next: 0 | 1 = 1;
  for (let passes = 0; passes < 10; passes += 1) {
    await act(next, 'pass_priority').catch(() => act((1 - next) as 0 | 1, 'pass_priority'));
    next = (1 - next) as 0 | 1;
    await settled();
  }
  const events = await stop();
  await page.context().close();
  return events;
}

/** Runs in the page. */
function untilSettled(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!document.querySelector('.frame[data-settled="true"]')) return;
      watch.disconnect();
      resolve();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, attributeFilter: ['data-settled'] });
    look();
  });
}

async function openTable(person: Guest): Promise<Page> {
  const { items } = await ask<{ items: { sessionId: string }[] }>(
    'GET',
    '/api/sessions?mine=true&game=tcg-fuel&limit=1',
    person,
  );
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const now = Date.now();
  const login = JSON.stringify({ ...person, takenAt: now, expiresAt: now + person.expiresIn * 1000 });
  await page.addInitScript((kept) => localStorage.setItem('parlour.login', kept), login);
  await page.goto(`/tcg-fuel/table/${items[0]!.sessionId}`);
  await page.locator('.frame[data-settled="true"] .fuel').waitFor({ timeout: 60_000 });
  // What a page loads late, faces and pictures, belongs to its opening.
  await page.evaluate('document.fonts.ready.then(() => {})');
  await page.waitForLoadState('networkidle');
  return page;
}

/** Begins to record; the answer ends it and gives what was recorded. */
async function trace(line: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  line.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const ended = new Promise<void>((resolve) => void line.once('Tracing.tracingComplete', () => resolve()));
  await line.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  return async () => {
    await line.send('Tracing.end');
    await ended;
    return events;
  };
}

async function guest(name: string): Promise<Guest> {
  const made = await ask<Guest>('POST', '/api/auth/guest', undefined, { name });
  const { id } = await ask<{ id: number }>('GET', '/api/tcg-fuel/players/me', made);
  return { ...made, playerId: id };
}

async function ask<T>(method: string, path: string, who?: Guest, body?: object): Promise<T> {
  const answer = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.accessToken}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const told = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${told}`);
  return JSON.parse(told) as T;
}
