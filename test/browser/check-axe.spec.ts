import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { PRESSED, SELDOM, SIX } from './support/check-scenes.js';
import { CheckTables } from './support/check-tables.js';
import type { Guest } from './support/check-tables.js';
import { House } from './support/house.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours glide from theme to theme: half-way they are of neither. */
const COLOURS_HAVE_CHANGED = `Promise.all(document.getAnimations()
  .filter((one) => one instanceof CSSTransition)
  .map((one) => one.finished.catch(() => {})))`;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

describe('The table of Check, as axe sees it', () => {
  let house: House;
  let tables: CheckTables;
  let folk: Guest[];
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
    tables = new CheckTables(house);
    folk = await tables.guests(6);
  });
  afterAll(() => house?.close());

  const pair = () => folk.slice(0, 2);
  const pressed = () => tables.begin(pair(), PRESSED.fixture, PRESSED.options);
  const played = async (name: string, steps: number) => {
    const { fixture, options, steps: all = [] } = SELDOM[name]!;
    const id = await tables.begin(folk.slice(0, fixture.hands.length), fixture, { matchWindowMs: 60_000, ...options });
    for (const [seat, type, more] of all.slice(0, steps)) await tables.act(id, folk[seat]!, type, more);
    return id;
  };
  const dealt = async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${folk[0]!.accessToken}` };
    const body = JSON.stringify({ game: 'check', seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const answer = await fetch(`${house.url}/api/sessions`, { method: 'POST', headers, body });
    return ((await answer.json()) as { readonly sessionId: string }).sessionId;
  };
  /** Eight moments of a game. */
  const STATES: Readonly<Record<string, () => Promise<string>>> = {
    'the first look': dealt,
    'a turn': pressed,
    'a drawn card': async () => {
      const id = await pressed();
      await tables.act(id, folk[0]!, 'drawFromDeck');
      return id;
    },
    'a window': () => played('king', 2),
    'a wrong try': () => played('disqualified', 3),
    'an ability with a look': () => played('king', 5),
    'six players after a call': () => tables.begin(folk, SIX.fixture, SIX.options),
    'the end': () => played('fizzle', 3),
  };

  for (const [size, { viewport, themes }] of Object.entries({
    desktop: { viewport: { width: 1280, height: 900 }, themes: ['light', 'dark', 'high'] },
    phone: { viewport: { width: 360, height: 740 }, themes: ['light'] },
  })) {
    it(`minds nothing in eight states on a ${size}, ${themes.join(', ')}`, async () => {
      const page = await tables.pageOf(folk[0]!, { viewport });
      const minded: Record<string, string[]> = {};
      for (const [name, begin] of Object.entries(STATES)) {
        await tables.sit(page, await begin());
        for (const theme of themes) {
          await page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);
          await page.evaluate(COLOURS_HAVE_CHANGED);
          const found = await violations(page);
          if (found.length > 0) minded[`${name}, ${theme}`] = found;
        }
      }
      await page.context().close();
      expect(minded).toEqual({});
    });
  }
});

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate<Violation[]>('axe.run(document).then(({ violations }) => violations)');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
}
