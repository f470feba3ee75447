import { House } from './support/house.js';
import { TablePage } from './support/table-page.js';

const against = (bots: number) => [
  { kind: 'me' },
  ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'easy' })),
];
const options = { matchWindowMs: 1000, maxTurnsPerRound: 10 };

describe('Check in the browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  it('is played to the end by mouse, at a table of its own', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    const table = await TablePage.sitDown(page, 'check', { options, seats: against(1), seed: 'mouse' });
    await page.locator('.stage[data-game="check"]').waitFor();
    expect(await page.locator('.generic').count()).toBe(0);
    await table.playToTheEnd();
    await page.getByTestId('outcome').waitFor();
  });

  it('is played to the end with a finger on a phone, where nothing is wider than the screen', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const page = await house.visitor({ reducedMotion: 'reduce', ...phone });
    const seats = against(2);
    const table = await TablePage.sitDown(page, 'check', { options, seats, seed: 'finger' }, { hand: 'touch' });
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await table.playToTheEnd();
    await page.getByTestId('outcome').waitFor();
  });
});
