import { minded } from './support/axe.js';
import { House } from './support/house.js';
import { ADMIN, furnish } from '../../scripts/furnish.mjs';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

/** Run in the page, as text. A page that is too wide makes a phone's window wider: it is compared with the screen. */
const SMALL_OR_WIDE = `({
  wide: document.documentElement.scrollWidth > ${PHONE.width},
  small: [...document.querySelectorAll('button, a.button, a.chip, .choices label, select, input.field')]
    .filter((target) => target.checkVisibility() && !target.closest('dialog:not([open])'))
    .filter((target) => target.getAttribute('aria-disabled') !== 'true')
    .filter((target) => target.getBoundingClientRect().height < 43.5)
    .map((target) => target.outerHTML.slice(0, 120)),
})`;

/** The page has heard how wide it is now. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

const keeps = (name: string, value: string) =>
  `localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`;

/** Every guest's route is in one of these parts: a slow machine needs minutes for all of them. */
const PARTS = 4;

describe('Every route', () => {
  let house: House;
  let furnished: Awaited<ReturnType<typeof furnish>>;
  beforeAll(async () => {
    house = await House.open(undefined, ADMIN);
    furnished = await furnish(house.url);
  });
  afterAll(() => house.close());

  const wrongWith = async (login: string, routes: readonly (readonly [name: string, path: string])[]) => {
    expect(routes.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    const page = await house.visitor({ viewport: DESK, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    await page.addInitScript(keeps('parlour.login', login));
    for (const [name, path] of routes) {
      await page.setViewportSize(DESK);
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.locator('body:not(:has([aria-busy="true"]))').waitFor({ state: 'attached' });
      wrong.push(...(await minded(page)).map((one) => `${name}: ${one}`));
      await page.setViewportSize(PHONE);
      await page.evaluate(DRAWN);
      const { wide, small } = await page.evaluate<{ wide: boolean; small: string[] }>(SMALL_OR_WIDE);
      if (wide) wrong.push(`${name} is too wide`);
      wrong.push(...small.map((html) => `${name}, under 44 px: ${html}`));
    }
    await page.context().close();
    return wrong;
  };

  it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
    `has nothing that axe minds, is no wider than a phone and has no target under 44 px there, part %i of ${PARTS}`,
    async (part) => {
      const { login, routes } = furnished;
      expect(
        await wrongWith(
          login,
          Object.entries(routes).filter((_, at) => at % PARTS === part - 1),
        ),
      ).toEqual([]);
    },
  );

  it('is the same for an administrator', async () => {
    const { login, routes } = furnished.admin;
    expect(await wrongWith(login, Object.entries(routes))).toEqual([]);
  });
});
