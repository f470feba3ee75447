import type { Page } from 'playwright-core';
import { choosing, FakeGemini } from '../support/fake-gemini.js';
import { byKeys, byMouse, byTouch, GgltcgTable } from './support/ggltcg-table.js';
import { House } from './support/house.js';

/** What is too small to press, and whether the page is wider than the screen: read in the page. */
const FAULTS = `[
  ...[...document.querySelectorAll('.GameBoard button')]
    .map((one) => ({ name: one.dataset.ref ?? one.className, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
    .map(({ name, box }) => name + ' ' + box.width + 'x' + box.height),
  ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : []),
]`;
describe('GGLTCG in the browser', () => {
  let google: FakeGemini;
  let house: House;
  beforeAll(async () => {
    google = await FakeGemini.answering([], choosing);
    house = await House.open(undefined, {
      GEMINI_API_KEY: 'of the stand-in',
      GEMINI_BASE_URL: google.url,
      GEMINI_FALLBACK_BASE_URL: google.url,
    });
  });
  afterAll(async () => {
    await house?.close();
    await google?.close();
  });

  const calm = { reducedMotion: 'reduce' } as const;

  it('is played to its end with the mouse against easy, and a watcher sees no hand', async () => {
    const player = await house.visitor(calm);
    const table = await GgltcgTable.sitDown(player, byMouse, 'easy');
    const watcher = await house.visitor(calm);
    await watcher.goto(new URL(player.url()).pathname);
    await watcher.locator('.GameBoard').waitFor();
    expect(await watcher.locator('.HandZone').count()).toBe(0);
    const held = await player.locator('.HandZone .thing').all();
    const secrets = await Promise.all(held.map(async (one) => (await one.getAttribute('data-ref')) ?? ''));
    expect(secrets.length).toBeGreaterThan(0);
    const seen = await watcher.content();
    expect(secrets.filter((ref) => seen.includes(ref))).toEqual([]);
    await table.playToTheEnd();
    expect(await player.locator('.VictoryScreen h1').textContent()).toMatch(/wins!|A draw/);
  });

  it('is played to its end with the keyboard alone against hard', async () => {
    const player = await house.visitor(calm);
    const table = await GgltcgTable.sitDown(player, byKeys, 'hard');
    await table.playToTheEnd();
    expect(await player.getByTestId('outcome').textContent()).toMatch(/win|draw/i);
  });

  it('is played by touch on a phone against the language model: nothing is too wide or too small', async () => {
    const player = await house.visitor({ ...calm, viewport: { width: 360, height: 740 }, hasTouch: true });
    const table = await GgltcgTable.sitDown(player, byTouch, 'llm');
    await table.playToTheEnd(async () => {
      expect(await player.evaluate(FAULTS)).toEqual([]);
    });
    expect(await table.over.count()).toBe(1);
    expect(google.heard.length).toBeGreaterThan(0);
  });

  it('is played by two people who meet by a code', async () => {
    const ann = await house.visitor(calm);
    await ann.goto('/');
    await ann.getByRole('button', { name: 'A friend: GGLTCG' }).click();
    const code = (await ann.locator('.room-code').textContent()) ?? '';
    const bob = await house.visitor(calm);
    await bob.goto('/play');
    await bob.getByLabel('Sign 1', { exact: true }).fill(code);
    await bob.getByRole('button', { name: 'I am ready' }).click();
    await ann.getByRole('button', { name: 'Start' }).click();
    for (const page of [ann, bob]) await page.locator('.GameBoard').waitFor();
    const end = '.prompt:not([inert], .resting) .acts button:has-text("End turn")';
    for (let turn = 1; turn <= 4; turn++) {
      await Promise.race([ann, bob].map((page) => page.locator(end).waitFor()));
      const mover = (await ann.locator(end).count()) > 0 ? ann : bob;
      await mover.locator(end).click();
      for (const page of [ann, bob]) await page.locator('.PlanLine', { hasText: `Turn ${turn + 1}` }).waitFor();
    }
    const version = (page: Page) => page.locator('.frame').getAttribute('data-version');
    expect(await version(ann)).toBe(await version(bob));
  });
});
