import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { minded } from './support/axe.js';
import { FuelSeats } from './support/fuel-seats.js';
import { FuelTable } from './support/fuel-table.js';
import type { Scenario } from '../../src/games/tcg-fuel/rules/scenario/scenario.types.js';
import { TablePage } from './support/table-page.js';
import { unfold } from './support/unfold.js';

declare const localStorage: { setItem(key: string, value: string): void };

describe('TCG Fuel in a browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
  });
  afterAll(() => house?.close());

  const sitDown = async (page: Page, by?: 'mouse' | 'touch'): Promise<FuelTable> => {
    await page.goto('/tcg-fuel/new');
    // The decks of the game are the last thing that this page waits for.
    await page.getByLabel('My deck', { exact: true }).and(page.locator(':enabled')).waitFor();
    await unfold(page, 'All options, one by one');
    await page.getByLabel('Starting life', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Sit down' }).click();
    const table = new FuelTable(page, by);
    await table.felt.waitFor();
    return table;
  };

  it.each([
    { by: 'touch' as const, width: 360, height: 740 },
    { by: 'mouse' as const, width: 1280, height: 800 },
  ])(
    'is played to its end against a bot by $by at $width pixels, and nothing is wider',
    async ({ by, ...viewport }) => {
      const page = await house.visitor({ viewport, hasTouch: by === 'touch', reducedMotion: 'reduce' });
      const table = await sitDown(page, by);
      await table.playToTheEnd();
      await page
        .getByText(/^(You win|.+ wins|A draw)$/)
        .first()
        .waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      // What it came to, beside the look back: a press on a turn leads to it.
      await page.getByRole('link', { name: 'Review' }).click();
      await page.locator('.fu-review .fu-bars li').first().waitFor();
      const first = page.locator('.fu-review tbody tr').first();
      await first.getByRole('button').click();
      await first.and(page.locator('[aria-current]')).waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
      await page.context().close();
    },
  );

  it('is played to its end by four at a phone, one opponent in view at a time', async () => {
    const page = await house.visitor({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const bot = { kind: 'bot', level: 'easy' };
    const wanted = { seats: [{ kind: 'me' }, bot, bot, bot], options: { startingLife: 3, firstPlayer: 'seat' } };
    await TablePage.sitDown(page, 'tcg-fuel', wanted, { hand: 'touch' });
    const table = new FuelTable(page, 'touch');
    await table.felt.waitFor();
    await page.locator('.fu-tab').nth(3).waitFor();
    expect(await page.locator('.fu-tab').count()).toBe(4);
    expect(await page.locator('.fu-far:visible').count()).toBe(1);
    await table.playToTheEnd();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.context().close();
  });

  it('reads a card on a phone and plays it from there', async () => {
    const seats = await FuelSeats.open(house, 2, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await seats.sit({
      players: [{ hand: ['piston-blade'], battlefield: ['mountain*2', 'riveted-harness', 'bramble-whelp'] }, {}],
    });
    const [phone] = seats.pages as [Page];
    const sheet = phone.getByRole('dialog');
    await phone.locator(`[data-ref="card:${seats.id('piston-blade')}"].source`).click({ button: 'right' });
    await sheet.getByText('Equip 2.').first().waitFor();
    await sheet.getByRole('button', { name: /^Play/ }).tap();
    await sheet.waitFor({ state: 'detached' });
    await seats.done(0);
    const blade = phone.locator(`.fu-near .fu-things [data-ref="card:${seats.id('piston-blade')}"]`);
    await blade.waitFor();
    await Promise.all(seats.pages.map((page) => page.context().close()));
  });

  it('keeps a stop that is set, on the server', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    await sitDown(page);
    const stop = (pressed: boolean) => page.getByRole('button', { name: 'Stop at upkeep, my turn', pressed });
    await stop(false).click();
    await stop(true).waitFor();
    await page.reload();
    await stop(true).waitFor();
    await page.context().close();
  });

  it('is a match of three for two in a room, played until one of them has won twice', async () => {
    const ann = await house.visitor({ reducedMotion: 'reduce' });
    const bob = await house.visitor({ reducedMotion: 'reduce' });
    const room = await openRoom(ann, { seats: 2, options: { bestOf: 3, startingLife: 1 } });
    await comeIn(bob, room);
    await ann.getByRole('button', { name: 'Start' }).click();
    for (const page of [ann, bob]) await page.getByRole('img', { name: '0 of 2 games won' }).nth(1).waitFor();
    await Promise.all([ann, bob].map((page) => new FuelTable(page).playToTheEnd()));
    const told = await ann
      .getByText(/^(You win|.+ wins|A draw)$/)
      .first()
      .innerText();
    let won = told === 'You win' ? 1 : 0;
    const lost = / wins$/.test(told) ? 1 : 0;
    const score = (wins: number) => `${wins} of 2 games won`;
    // However the first game went: each that Bob gives up is Ann's, and two of them win the match.
    for (;;) {
      for (const page of [ann, bob]) {
        await page
          .getByRole('img', { name: score(won) })
          .first()
          .waitFor();
        await page
          .getByRole('img', { name: score(lost) })
          .last()
          .waitFor();
      }
      if (won === 2) break;
      for (const page of [ann, bob]) await page.getByRole('button', { name: /^Rematch/ }).click();
      await bob.getByRole('button', { name: 'I am ready' }).click();
      await ann.getByRole('button', { name: 'Start' }).click();
      for (const page of [ann, bob]) await page.locator('.frame[data-over="false"] .fuel').waitFor();
      await giveUp(bob);
      won += 1;
    }
    await Promise.all([ann, bob].map((page) => page.context().close()));
  });

  it('is begun by four in a room and played from a browser each, until three have given up', async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => house.visitor({ reducedMotion: 'reduce' })));
    const [ann, ...others] = people as [Page, ...Page[]];
    const room = await openRoom(ann, { seats: 4, options: { startingLife: 1_000 } });
    // All at once: the page of the room hears of some while it still asks how the room stands.
    await Promise.all(others.map((page) => comeIn(page, room)));
    await ann.getByRole('button', { name: 'Start' }).click();
    const tables = people.map((page) => new FuelTable(page));
    await Promise.all(tables.map((table) => table.felt.waitFor()));
    // All four have played cards and passed.
    await Promise.all(tables.map((table) => table.playTo(60)));
    for (const [index, page] of others.entries()) {
      await giveUp(page);
      await ann.getByText('out', { exact: true }).nth(index).waitFor();
    }
    await ann.getByText('You win', { exact: true }).first().waitFor();
    for (const page of others) await page.locator('.frame[data-over="true"]').waitFor();
    await Promise.all(people.map((page) => page.context().close()));
  });

  it.each([
    { size: 'desktop', viewport: { width: 1280, height: 900 }, themes: ['light', 'dark', 'high'] },
    { size: 'phone', viewport: { width: 360, height: 740 }, themes: ['light'] },
  ])('has nothing that axe minds on a $size: a main phase, a target, an answer', async ({ viewport, themes }) => {
    const seats = await FuelSeats.open(house, 2, { viewport });
    await seats.sit(BUSY);
    const found: string[] = [];
    const look = async (seat: number): Promise<void> => {
      found.push(...(await minded(seats.pages[seat]!, themes)));
    };
    await look(0);
    await seats.press(0, 'backdraft-lance');
    await look(0);
    await seats.press(0, 'mossback-hauler');
    await seats.done(0);
    await seats.asked(1, 'Answer Backdraft Lance?');
    await look(1);
    expect(found).toEqual([]);
    await Promise.all(seats.pages.map((page) => page.context().close()));
  });
});

/** A bit of everything on both sides. */
const BUSY: Scenario = {
  players: [
    {
      hand: ['backdraft-lance', 'shut-the-valve', 'kettle-imp', 'forest'],
      battlefield: [
        ...['mountain*3', 'island*3', 'piston-blade', 'bramble-whelp', 'oriel-tidal-auditor', 'everburn-chimney'],
        { card: 'rootline-spider', damage: 1, sick: true },
      ],
      graveyard: ['sap-surge'],
    },
    {
      hand: ['shut-the-valve', 'kink-the-hose'],
      battlefield: ['island*4', 'mossback-hauler', 'canopy-devourer', 'kindra-stoker-of-riots'],
    },
  ],
};

/** Opens a room by the form of the page, and says where it is. */
async function openRoom(page: Page, { seats, options }: { seats: number; options: object }): Promise<string> {
  await page.goto('/play/new?game=tcg-fuel');
  await page.evaluate((kept) => localStorage.setItem('parlour:options:tcg-fuel', kept), JSON.stringify(options));
  await page.reload();
  await page.getByRole('radio', { name: String(seats), exact: true }).check();
  await page.getByRole('button', { name: 'Open the room' }).click();
  await page.waitForURL(/\/room\//);
  return new URL(page.url()).pathname;
}

async function comeIn(page: Page, room: string): Promise<void> {
  await page.goto(room);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
}
