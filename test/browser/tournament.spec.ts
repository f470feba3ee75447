import type { Page } from 'playwright-core';
import { House } from './support/house.js';

const DESK = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' as const };

describe('A tournament in the browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  /** Registers with the first deck on offer, as a guest. */
  async function register(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('You are registered.').waitFor();
  }

  it('goes from its announcement to its winner, with four people in four browsers', async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => house.visitor(DESK)));
    const ann = people[0]!;
    await ann.goto('/tournaments');
    await ann.getByRole('link', { name: 'Announce a tournament' }).click();
    await ann.getByLabel('Name').fill('Friday cup');
    await ann.getByRole('radio', { name: 'Single elimination' }).check();
    await ann.getByRole('radio', { name: 'Starters' }).check();
    await ann.getByRole('radio', { name: 'one game' }).check();
    await ann.getByLabel('Players at most').selectOption('4');
    await ann.getByRole('button', { name: 'Announce it' }).click();
    await ann.waitForURL(/\/tournaments\/\d+$/);
    const address = new URL(ann.url()).pathname;
    for (const page of people) await register(page, address);
    await ann.reload();
    await ann.getByRole('button', { name: 'Begin the first round' }).click();
    await ann.getByRole('img', { name: /^Bracket\./ }).waitFor();

    // Everybody finds the way to the match on any page. Two of one match sit down, and one gives up.
    for (const page of people) {
      await page.goto('/help');
      await page.getByRole('link', { name: 'To the room' }).waitFor();
    }
    const rooms = await Promise.all(
      people.map((page) => page.getByRole('link', { name: 'To the room' }).getAttribute('href')),
    );
    const rival = people.find((page, index) => page !== ann && rooms[index] === rooms[0])!;
    for (const page of [ann, rival]) {
      await page.getByRole('link', { name: 'To the room' }).click();
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
    for (const page of [ann, rival]) await page.waitForURL(/\/tcg-fuel\/table\//);
    await rival.goto(address);
    await rival.getByRole('link', { name: /^Watch / }).waitFor();
    await rival.getByRole('button', { name: 'Leave the tournament' }).click();
    await rival.getByRole('dialog').getByRole('button', { name: 'Leave the tournament' }).click();

    // The organiser decides the other match, with a reason that everybody reads.
    await ann.goto(address);
    await ann.getByRole('button', { name: /^Decide / }).click();
    await ann.getByRole('dialog').getByRole('combobox').first().selectOption('1');
    await ann.getByLabel('Why').fill('The other one went home.');
    await ann.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
    await ann.getByText('The other one went home.').waitFor();
    await ann.getByRole('tab', { name: 'Round 2' }).waitFor();

    // In the final the other one leaves: the organiser has won.
    await ann.goto('/help');
    const final = await ann.getByRole('link', { name: 'To the room' }).getAttribute('href');
    for (const page of people.filter((one) => one !== ann && one !== rival)) {
      await page.goto(address);
      await page.getByRole('tab', { name: 'Round 2' }).waitFor();
      const strip = page.getByRole('link', { name: 'To the room' });
      if ((await strip.count()) === 0 || (await strip.getAttribute('href')) !== final) continue;
      await page.getByRole('button', { name: 'Leave the tournament' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave the tournament' }).click();
    }
    await ann.goto(address);
    await ann.getByText('has won.').waitFor();
    await ann.getByRole('tab', { name: 'Standings' }).click();
    expect(await ann.locator('.standings tbody tr').count()).toBe(4);
    expect(await ann.locator('.standings tr.mine td').first().innerText()).toBe('1');
  });
});
