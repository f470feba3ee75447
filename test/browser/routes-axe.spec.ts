import { minded } from './support/axe.js';
import { House } from './support/house.js';
import { ADMIN, furnish } from '../../scripts/furnish.mjs';
import type { Furnished } from '../../scripts/furnish.mjs';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Run in the page, as text: the tests themselves are compiled without a browser's types. */
const SMALL_OR_WIDE = `({
  wide: document.documentElement.scrollWidth > innerWidth,
  small: [...document.querySelectorAll('button, a.button, a.chip, .choices label, select, input.field')]
    .filter((target) => target.checkVisibility() && !target.closest('dialog:not([open])'))
    .filter((target) => target.getAttribute('aria-disabled') !== 'true')
    .filter((target) => target.getBoundingClientRect().height < 43.5)
    .map((target) => target.outerHTML.slice(0, 120)),
})`;

const keeps = (name: string, value: string) =>
  `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`;

describe('Every route', () => {
  let house: House;
  let visitors: readonly Furnished[];
  beforeAll(async () => {
    house = await House.open(undefined, ADMIN);
    const { admin, ...guest } = await furnish(house.url);
    visitors = [guest, admin];
  });
  afterAll(() => house.close());

  it('has nothing that axe minds, is no wider than a phone and has no target under 44 px there', async () => {
    const wrong: string[] = [];
    for (const { login, routes } of visitors) {
      const page = await house.visitor({ viewport: DESK, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
      await page.addInitScript(keeps('parlour.login', login));
      for (const [name, path] of Object.entries(routes)) {
        await page.setViewportSize(DESK);
        await page.goto(path);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await page.locator('body:not(:has([aria-busy="true"]))').waitFor({ state: 'attached' });
        wrong.push(...(await minded(page)).map((one) => `${name}: ${one}`));
        await page.setViewportSize(PHONE);
        const { wide, small } = await page.evaluate<{ wide: boolean; small: string[] }>(SMALL_OR_WIDE);
        if (wide) wrong.push(`${name} is too wide`);
        wrong.push(...small.map((html) => `${name}, under 44 px: ${html}`));
      }
      await page.context().close();
    }
    expect(wrong).toEqual([]);
  });
});
