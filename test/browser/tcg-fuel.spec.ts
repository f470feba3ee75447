import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { FuelTable } from './support/fuel-table.js';
import { TablePage } from './support/table-page.js';

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

  it('is played to its end by four at a phone, one opponent in view at a time', async () => {
    const page = await house.visitor({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const bot = { kind: 'bot', level: 'easy' };
    const wanted = { seats: [{ kind: 'me' }, bot, bot, bot], options: { startingLife: 7, firstPlayer: 'seat' } };
    await TablePage.sitDown(page, 'tcg-fuel', wanted, { hand: 'touch' });
    const table = new FuelTable(page);
    await table.felt.waitFor();
    expect(await page.locator('.fu-tab').count()).toBe(4);
    expect(await page.locator('.fu-far:visible').count()).toBe(1);
    await table.playToTheEnd();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  it('keeps a stop that is set, on the server', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    await sitDown(page);
    const stop = (pressed: boolean) => page.getByRole('button', { name: 'Stop at upkeep, my turn', pressed });
    await stop(false).click();
    await stop(true).waitFor();
    await page.reload();
    await stop(true).waitFor();
  });
});
