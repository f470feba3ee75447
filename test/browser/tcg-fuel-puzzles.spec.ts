import type { Page } from 'playwright-core';
import { House } from './support/house.js';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as const;

/** Positions of the book, counted from 0: Kindra's ability wins; whom nothing blocks loses to the whelp. */
const KINDRA = 23;
const WHELP = 28;

describe('The puzzles of TCG Fuel on a phone', () => {
  let house: House;
  let page: Page;
  beforeAll(async () => {
    house = await House.open();
    page = await house.visitor(PHONE);
  });
  afterAll(() => house?.close());

  const button = (name: string | RegExp) => page.locator('.prompt').getByRole('button', { name });
  const puzzle = (index: number) => page.locator('.puzzle-link').nth(index);
  const toThePuzzles = async (): Promise<void> => {
    await page.getByRole('link', { name: 'To the puzzles' }).click();
    await puzzle(0).waitFor();
  };
  /** The position lies on the table, and something of it can be pressed. */
  const isAsked = async (): Promise<void> => {
    await page.locator('.frame[data-settled="true"][data-verdict="open"] .fuel').waitFor();
    await page.locator('.thing:is(.source, .target), .prompt .acts button').first().waitFor();
  };

  /** What is left to do is to pass until the goal is reached. */
  const isSolved = async (): Promise<void> => {
    const verdict = page.getByTestId('verdict');
    const pass = button(/^Pass/).first();
    for (;;) {
      await page.locator('.frame[data-settled="true"]').waitFor();
      await verdict.or(pass).first().waitFor();
      if (await verdict.isVisible()) break;
      const version = await page.locator('.frame').getAttribute('data-version');
      await pass.tap();
      await page.locator(`.frame:not([data-version="${version}"])`).waitFor();
    }
    await verdict.getByText('Solved!').waitFor();
  };

  it('are fifty-four, each at the table with something to press, and none is wider than the screen', async () => {
    await page.goto('/tcg-fuel/puzzles');
    await puzzle(53).waitFor();
    expect(await page.locator('.puzzle-link').count()).toBe(54);
    const wide: number[] = [];
    for (let index = 0; index < 54; index++) {
      await puzzle(index).tap();
      await page
        .getByRole('heading', { name: `Puzzle ${index + 1}`, exact: true })
        .first()
        .waitFor();
      await isAsked();
      if ((await page.evaluate('document.documentElement.scrollWidth')) !== 360) wide.push(index + 1);
      await toThePuzzles();
    }
    expect(wide).toEqual([]);
  });

  it('are solved by what the page offers: a planeswalker’s ability is pressed by its name', async () => {
    await page.goto('/tcg-fuel/puzzles');
    await puzzle(KINDRA).tap();
    await isAsked();
    await page.locator('.thing.source', { hasText: 'Kindra' }).tap();
    await button(/Fan the Crowd/).tap();
    await button(/^Use Kindra.*\+1 loyalty/).tap();
    await isSolved();
    await page.getByRole('link', { name: 'Next puzzle' }).tap();
    await page
      .getByRole('heading', { name: `Puzzle ${KINDRA + 2}`, exact: true })
      .first()
      .waitFor();
    await isAsked();
    await toThePuzzles();
    await puzzle(KINDRA).getByText('Solved').waitFor();
  });

  it('say what lets it slip, and take another try', async () => {
    await page.goto('/tcg-fuel/puzzles');
    await puzzle(WHELP).tap();
    await isAsked();
    await button('No blocks').tap();
    await page.getByTestId('verdict').getByText('That lets it slip').waitFor();
    await button('Try again').tap();
    await isAsked();
    await page.locator('.fu-near .thing.source', { hasText: 'Sapling Tapper' }).tap();
    await page.locator('.fu-far .thing', { hasText: 'Bramble Whelp' }).tap();
    await page.locator('[data-done]').first().tap();
    await isSolved();
    await toThePuzzles();
    await puzzle(WHELP).getByText('Solved').waitFor();
    await page.context().close();
  });
});
