import { FuelSeats } from './support/fuel-seats.js';
import { House } from './support/house.js';

/** Moments of TCG Fuel that a random game seldom has, each from a written position and by presses alone. */
describe('TCG Fuel in a browser, from written positions', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
  });
  afterAll(() => house?.close());

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
