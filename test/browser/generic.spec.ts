import { House } from './support/house.js';
import { TablePage } from './support/table-page.js';
import type { Hand } from './support/table-page.js';

const generic = '?table=generic';
const bot = { kind: 'bot', level: 'easy' };

/** Games that do not last long; a seed makes each the same every time. */
const SHORT = {
  check: { options: { match: { mode: 'single' }, maxTurnsPerRound: 10 }, seats: [{ kind: 'me' }, bot], seed: 'a' },
  ggltcg: { options: { max_turns: 10 }, seats: [{ kind: 'me' }, bot], seed: 'b' },
  'viking-vengeance': { seats: [{ kind: 'me' }, bot], seed: 'c' },
  'tcg-fuel': { options: { startingLife: 5 }, seats: [{ kind: 'me' }, bot], seed: 'd' },
} as const;

describe('the table for any game', () => {
  let house: House;

  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  const whole = async (game: string, wanted: object, hand: Hand, options = {}) => {
    const page = await house.visitor({ reducedMotion: 'reduce', ...options });
    const table = await TablePage.sitDown(page, game, wanted, { hand, search: generic });
    const presses = await table.playToTheEnd();
    expect(presses).toBeGreaterThan(3);
    expect((await table.offered()).over).toBe(true);
    return table;
  };

  for (const [game, wanted] of Object.entries(SHORT)) {
    it(`plays ${game} to the end by mouse`, async () => {
      const table = await whole(game, wanted, 'mouse');
      await table.page.context().close();
    });
  }

  it('plays Viking Vengeance to the end by keyboard alone, and says what happens', async () => {
    const table = await whole('viking-vengeance', SHORT['viking-vengeance'], 'keyboard');
    expect(await table.page.getByTestId('spoken').innerText()).not.toBe('');
    await table.page.context().close();
  });

  it('plays Check to the end by touch on a small phone, with nothing too wide or too small', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const page = await house.visitor({ reducedMotion: 'reduce', ...phone });
    const table = await TablePage.sitDown(page, 'check', SHORT.check, { hand: 'touch', search: generic });
    expect(await table.tooWideOrSmall()).toEqual([]);
    await table.playToTheEnd();
    expect(await table.tooWideOrSmall()).toEqual([]);
    await page.context().close();
  });
});

describe('Go Fish, a game of which the page knows nothing', () => {
  let house: House;

  beforeAll(async () => {
    house = await House.open('dist/examples/go-fish/server.js', { TEST_HOOKS: '1' });
  });
  afterAll(() => house.close());

  for (const hand of ['mouse', 'keyboard'] as const) {
    it(`is played to the end by ${hand}`, async () => {
      const page = await house.visitor({ reducedMotion: 'reduce' });
      const seats = [{ kind: 'me' }, { kind: 'bot' }];
      const table = await TablePage.sitDown(page, 'go-fish', { seats, seed: 'e' }, { hand });
      expect(await table.playToTheEnd()).toBeGreaterThan(3);
      await page.context().close();
    });
  }

  it('has tools for those who write a game: trees, a random choice, any version, a new game from here', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    await TablePage.sitDown(page, 'go-fish', { seats, seed: 'f' }, { search: '?dev' });
    const tools = page.getByRole('region', { name: 'For developers' });
    await tools.getByText('View', { exact: true }).click();
    await tools.getByText('pond:').waitFor();
    for (const version of [1, 2, 3]) {
      const curtain = page.getByRole('button', { name: /^I am / });
      if (await curtain.isVisible()) await curtain.click();
      await tools.getByRole('button', { name: 'Play a random choice' }).click();
      await page.locator(`.frame[data-version="${version}"][data-settled="true"]`).waitFor();
    }
    await tools.getByLabel('Look through').selectOption('1');
    const before = page.url();
    await tools.getByRole('button', { name: 'New game from here' }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('.frame[data-version="0"]').waitFor();
    await page.goto(before);
    await tools.getByLabel('Version').fill('1');
    await page.keyboard.press('Enter');
    await page.locator('[data-testid="looking-at"] b:text-is("1")').waitFor();
    await page.context().close();
  });
});
