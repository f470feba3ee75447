import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { Table } from './support/table.js';

const WIDTH = 360;

describe('on a phone 360 pixels wide', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  /** Everything fits: nothing to scroll sideways. */
  const expectToFit = async (page: Page) =>
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(WIDTH);

  it('fits every page on the screen, and is played to its end with a finger', async () => {
    const page = await house.visitor({
      viewport: { width: WIDTH, height: 740 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await page.goto('/');
    await expectToFit(page);
    await page.goto('/four-in-a-square');
    await page.getByRole('heading', { name: 'Four in a Square' }).first().waitFor();
    await expectToFit(page);

    const table = await Table.sitDown(page, { pieces: 4 }, (cell) => cell.tap());
    await expectToFit(page);
    const { width, height } = (await table.cells.first().boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await table.playOneTurn();
    await table.myTurn();
    await expectToFit(page);
    for (const name of ['Log', 'Talk', 'People', 'Fair', 'Look back']) {
      const part = page.getByRole('navigation', { name: 'Beside the table, small' }).getByRole('button', { name });
      const box = (await part.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('navigation', { name: 'Beside the table, small' }).getByRole('button', { name: 'Log' }).tap();
    await page.getByRole('dialog', { name: 'Log' }).getByText('Red places at row 1, column 1.').waitFor();
    await page.getByRole('dialog', { name: 'Log' }).getByRole('button', { name: 'Close' }).tap();
    await expectToFit(page);
    await table.playToTheEnd();
    await table.outcome.waitFor();
    await expectToFit(page);
    await page.context().close();
  });
});
