import { FuelSeats } from './support/fuel-seats.js';
import { House } from './support/house.js';

/** Moments of TCG Fuel that a random game seldom has, each from a written position and by presses alone. */
describe('TCG Fuel in a browser, from written positions', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
  });
  afterAll(() => house?.close());

  it('lets two browsers fight over a spell with three counters on the stack', async () => {
    const seats = await FuelSeats.at(house, {
      players: [
        { hand: ['backdraft-lance', 'shut-the-valve'], battlefield: ['mountain*2', 'island*3'] },
        { hand: ['shut-the-valve'], battlefield: ['island*3'], life: 3 },
      ],
    });
    await seats.press(0, 'backdraft-lance');
    await seats.pressRef(0, 'player:2');
    await seats.press(1, 'shut-the-valve#2');
    await seats.press(1, 'backdraft-lance');
    await seats.press(0, 'shut-the-valve');
    await seats.press(0, 'shut-the-valve#2');
    await seats.pages[1]!.locator('.fu-entry').nth(2).waitFor();
    expect(await seats.pages[1]!.locator('.fu-entry .fu-number').allTextContents()).toEqual(['3', '2', '1']);
    await seats.choose(1, /^Pass/);
    await seats.life(1, 2, 0);
  });

  it('divides the damage of a trampler among two blockers and a player', async () => {
    const seats = await FuelSeats.at(house, {
      players: [
        { battlefield: ['canopy-devourer', 'forest'] },
        { battlefield: ['brinewall-sentry', 'mistvalve-skimmer'] },
      ],
      phase: 'combat',
      step: 'declare_attackers',
    });
    await seats.press(0, 'canopy-devourer');
    await seats.done(0);
    await seats.press(1, 'brinewall-sentry');
    await seats.press(1, 'canopy-devourer');
    await seats.press(1, 'mistvalve-skimmer');
    await seats.press(1, 'canopy-devourer');
    await seats.done(1);
    await seats.choose(0, 'Divide by hand');
    const shares = seats.pages[0]!.locator('.divide .share');
    await shares.first().waitFor();
    expect(await shares.locator('.share-name small').first().textContent()).toMatch(/lethal at/);
    await seats.pages[0]!.getByRole('button', { name: 'Mistvalve Skimmer: more' }).click();
    await seats.done(0);
    await seats.pages[0]!.locator('.divide').waitFor({ state: 'detached' });
  });

  it('tramples over a planeswalker', async () => {
    const seats = await FuelSeats.at(house, {
      players: [
        { battlefield: ['canopy-devourer'] },
        { battlefield: ['gauge-reader', { card: 'oriel-tidal-auditor', loyalty: 2 }] },
      ],
      phase: 'combat',
      step: 'declare_attackers',
    });
    await seats.press(0, 'canopy-devourer');
    await seats.press(0, 'oriel-tidal-auditor');
    await seats.done(0);
    await seats.press(1, 'gauge-reader');
    await seats.press(1, 'canopy-devourer');
    await seats.done(1);
    await seats.choose(0, 'Automatic');
    await seats.logged(0, 'Oriel');
    await seats.life(0, 2, 20);
    await seats.gone(0, 'oriel-tidal-auditor');
  });

  it('scries and searches a deck', async () => {
    const seats = await FuelSeats.at(house, {
      players: [
        {
          hand: ['gauge-reader', 'deeproot-survey'],
          battlefield: ['island', 'forest*2'],
          deck: ['sap-surge', 'forest', 'island', 'mountain*10'],
        },
        {},
      ],
    });
    await seats.press(0, 'gauge-reader');
    await seats.done(0);
    await seats.pages[0]!.getByRole('button', { name: 'to bottom' }).click();
    await seats.done(0);
    await seats.press(0, 'deeproot-survey');
    await seats.done(0);
    await seats.pages[0]!.locator('.fu-picker .thing').first().click();
    await seats.done(0);
    await seats.pages[0]!.locator('.fu-picker').waitFor({ state: 'detached' });
    await seats.logged(0, 'search');
  });

  it('pays by hand from the sources that are pressed', async () => {
    const seats = await FuelSeats.at(house, {
      players: [{ hand: ['kettle-imp'], battlefield: ['mountain', 'forest*2'] }, {}],
    });
    await seats.press(0, 'kettle-imp');
    await seats.choose(0, 'Pay by hand');
    await seats.press(0, 'mountain');
    await seats.press(0, 'forest');
    await seats.done(0);
    await seats.pages[0]!.locator('.fu-pile .fu-pile-count', { hasText: '1of 2' }).waitFor();
  });
});
