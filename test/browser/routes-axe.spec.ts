import { minded } from './support/axe.js';
import { House } from './support/house.js';
import { furnish } from './support/furnish.js';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

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

describe('Every route', () => {
  let house: House;
  let routes: Readonly<Record<string, string>>;
  let login: string;
  beforeAll(async () => {
    house = await House.open();
    ({ routes, login } = await furnish(house.url));
  });
  afterAll(() => house.close());

  it('has nothing that axe minds, is no wider than a phone and has no target under 44 px there', async () => {
    const page = await house.visitor({ viewport: DESK, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    await page.addInitScript(keeps('parlour.login', login));
    const wrong: string[] = [];
    for (const [name, path] of Object.entries(routes)) {
      await page.setViewportSize(DESK);
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
      wrong.push(...(await minded(page)).map((one) => `${name}: ${one}`));
      await page.setViewportSize(PHONE);
      const { wide, small } = await page.evaluate<{ wide: boolean; small: string[] }>(SMALL_OR_WIDE);
      if (wide) wrong.push(`${name} is too wide`);
      wrong.push(...small.map((html) => `${name}, under 44 px: ${html}`));
    }
    await page.context().close();
    expect(wrong).toEqual([]);
  });
});
