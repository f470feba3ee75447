import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { furnish } from './support/furnish.js';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Run in the page, as text: the tests themselves are compiled without a browser's types. */
const SMALL_OR_WIDE = `({
  wide: document.documentElement.scrollWidth > innerWidth,
  small: [...document.querySelectorAll('button, a.button, a.chip, .choices label, select, input.field')]
    .filter((target) => target.checkVisibility() && !target.closest('dialog:not([open])'))
    .filter((target) => target.getBoundingClientRect().height < 43.5)
    .map((target) => target.outerHTML.slice(0, 120)),
})`;

const keeps = (name: string, value: string) =>
  `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`;

/** Everything axe-core minds on the page as it stands; no rule is switched off. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate<Violation[]>('axe.run(document).then(({ violations }) => violations)');
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`,
  );
}

describe('Every route', () => {
  let house: House;
  let routes: Readonly<Record<string, string>>;
  let login: string;
  beforeAll(async () => {
    house = await House.open();
    ({ routes, login } = await furnish(house.url));
  });
  afterAll(() => house.close());

  for (const theme of ['light', 'dark', 'high']) {
    it(`has nothing that axe minds, ${theme}`, async () => {
      const page = await house.visitor({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
      await page.addInitScript(keeps('parlour:settings', JSON.stringify({ theme })));
      await page.addInitScript(keeps('parlour.login', login));
      const minded: Record<string, string[]> = {};
      for (const [name, path] of Object.entries(routes)) {
        await page.goto(path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
        const found = await violations(page);
        if (found.length > 0) minded[name] = found;
      }
      await page.context().close();
      expect(minded).toEqual({});
    });
  }

  it('is no wider than a phone and has no target under 44 px there', async () => {
    const page = await house.visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.addInitScript(keeps('parlour.login', login));
    const wrong: string[] = [];
    for (const [name, path] of Object.entries(routes)) {
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      const { wide, small } = await page.evaluate<{ wide: boolean; small: string[] }>(SMALL_OR_WIDE);
      if (wide) wrong.push(`${name} is too wide`);
      wrong.push(...small.map((html) => `${name}: ${html}`));
    }
    await page.context().close();
    expect(wrong).toEqual([]);
  });
});
