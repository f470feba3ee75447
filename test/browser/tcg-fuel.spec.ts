import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { FuelTable } from './support/fuel-table.js';

describe('TCG Fuel in a browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  const sitDown = async (page: Page): Promise<FuelTable> => {
    await page.goto('/tcg-fuel/new');
    await page.getByRole('button', { name: 'Sit down' }).click();
    const table = new FuelTable(page);
    await table.felt.waitFor();
    return table;
  };

  it('is played to its end against a bot by pressing what is offered, and nothing is wider than a phone', async () => {
    const page = await house.visitor({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    const table = await sitDown(page);
    await table.playToTheEnd();
    await page
      .getByText(/^(You win|.+ wins|A draw)$/)
      .first()
      .waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  it('keeps a stop that is set, on the server', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    await sitDown(page);
    await page.getByRole('button', { name: 'Until…' }).click();
    const stop = page.getByRole('checkbox', { name: 'Upkeep, my turn' });
    expect(await stop.isChecked()).toBe(false);
    await stop.click();
    await page.getByText('stop on my turn').nth(3).waitFor({ state: 'attached' });
    await page.reload();
    await page.getByRole('button', { name: 'Until…' }).click();
    expect(await page.getByRole('checkbox', { name: 'Upkeep, my turn' }).isChecked()).toBe(true);
  });
});
