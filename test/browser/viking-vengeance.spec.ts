import type { Page } from 'playwright-core';
import { minded } from './support/axe.js';
import { House } from './support/house.js';
import { VikingTable } from './support/viking-table.js';

const WIDTH = 360;

describe('Viking Vengeance in the browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  it('is played to the end by mouse, and tells who takes the board', async () => {
    const table = await VikingTable.sitDown(await house.visitor());
    while (await table.myTurn()) await table.playOneTurn();
    await table.page.getByTestId('outcome').waitFor();
    const cards = (await table.said()).filter((said) => said.includes('Top '));
    expect(cards.length).toBeGreaterThan(8);
    await table.page.locator('.vv-lessons li').first().waitFor();
    expect(await minded(table.page)).toEqual([]);
  });

  it('is played to the end by the keyboard alone', async () => {
    const table = await VikingTable.sitDown(await house.visitor());
    while (await table.myTurn()) await table.playOneTurnByKeyboard();
    await table.page.getByTestId('outcome').waitFor();
  });

  it('is played to the end with a finger on a phone, where everything fits and nothing is too small', async () => {
    const page = await house.visitor({ viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true });
    const table = await VikingTable.sitDown(page, (thing) => thing.tap());
    await table.myTurn();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(WIDTH);
    expect(await tooSmall(page)).toEqual([]);
    while (await table.myTurn()) await table.playOneTurn();
    await page.getByTestId('outcome').waitFor();
  });

  it('has nothing that axe objects to, in the middle of a game', async () => {
    const table = await VikingTable.sitDown(await house.visitor());
    for (let turn = 0; turn < 2 && (await table.myTurn()); turn++) await table.playOneTurn();
    await table.myTurn();
    expect(await minded(table.page)).toEqual([]);
  });

  it('asks before a pass', async () => {
    const table = await VikingTable.sitDown(await house.visitor());
    await table.myTurn();
    const before = await table.version();
    await table.page.getByRole('button', { name: 'Pass', exact: true }).click();
    await table.page.getByText('Two passes in a row end the game').waitFor();
    expect(await table.version()).toBe(before);
  });
});

/** The buttons of the board and the hand that are narrower or lower than a fingertip. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  return page.locator('.vv-tile, .vv-held').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height) < 44;
      })
      .map((button) => button.getAttribute('aria-label') ?? ''),
  );
}
