import type { Page } from 'playwright-core';
import { shippedCards } from '../../src/games/ggltcg/rules/data/shipped-cards.csv.js';
import { endTurn as passTurn } from './support/ggltcg-scenes.js';
import { byMouse, GgltcgTable } from './support/ggltcg-table.js';
import { House } from './support/house.js';
import { unfold } from './support/unfold.js';

const CLASSIC = new Set(
  shippedCards
    .split('\n')
    .filter((row) => /^[^,]+,(classic|all),/.test(row))
    .map((row) => row.split(',')[0]!),
);
const calm = { reducedMotion: 'reduce' } as const;

describe('The ways to a table of GGLTCG', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  const handOf = (page: Page) => page.locator('.HandZone .CardDisplay-name').allTextContents();
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();
  const takeBack = (page: Page) => page.getByRole('menuitem', { name: 'Take my last move back' });

  it('is one press away against a bot, where nothing is taken back', async () => {
    const page = await house.visitor(calm);
    await page.goto('/');
    await page.getByRole('button', { name: 'Against a bot: GGLTCG' }).click();
    await page.locator('.HandZone .CardThing').nth(5).waitFor();
    expect(await handOf(page)).toHaveLength(6);
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Give up' }).waitFor();
    expect(await takeBack(page).count()).toBe(0);
    await page.context().close();
  });

  it('has the classic cards and takes moves back in practice', async () => {
    const page = await house.visitor(calm);
    const endTurn = page.locator('.prompt:not([inert], .resting)').getByRole('button', { name: /End turn/ });
    const mine = page.locator('.frame[data-settled="true"] .GameBoard');
    let hand: readonly string[];
    do {
      await page.goto('/ggltcg/new');
      await page.getByLabel('How strong it plays').selectOption('easy');
      await page.getByText('Practice: moves may be taken back').click();
      await unfold(page, 'All options, one by one');
      await page.getByRole('radio', { name: 'Classic' }).check();
      await page.getByRole('button', { name: 'Sit down' }).click();
      await endTurn.waitFor();
      await mine.waitFor();
      hand = await handOf(page);
      // The old Beary may step in on the turn of the bot: then that is the last move.
    } while (hand.includes('Beary'));
    expect(hand.filter((name) => !CLASSIC.has(name))).toEqual([]);
    const turn = Number(/Turn (\d+)/.exec((await page.locator('.PlanLine').textContent()) ?? '')?.[1]);
    await passTurn(page);
    await mine.locator('.PlanLine', { hasText: `Turn ${turn + 2}` }).waitFor();
    await openMenu(page);
    await takeBack(page).click();
    await mine.locator('.PlanLine', { hasText: `Turn ${turn}` }).waitFor();
    expect(await handOf(page)).toEqual(hand);
    await endTurn.waitFor();
    await page.context().close();
  });

  it('is played to its end by two people who meet by a code, and both see the same', async () => {
    const [ann, bob] = [await house.visitor(calm), await house.visitor(calm)];
    await ann.goto('/');
    await ann.getByRole('button', { name: 'A friend: GGLTCG' }).click();
    const code = (await ann.locator('.room-code').textContent()) ?? '';
    await bob.goto('/play');
    await bob.getByLabel('Sign 1', { exact: true }).fill(code);
    await bob.getByRole('button', { name: 'I am ready' }).click();
    await ann.getByRole('button', { name: 'Start' }).click();
    for (const page of [ann, bob]) await page.locator('.GameBoard').waitFor();
    await Promise.all([ann, bob].map((page) => new GgltcgTable(page, byMouse).playToTheEnd()));
    const told = await Promise.all(
      [ann, bob].map(async (page) => ({
        title: await page.locator('.VictoryScreen h1').textContent(),
        version: await page.locator('.frame[data-settled="true"]').getAttribute('data-version'),
      })),
    );
    expect(told[0]).toEqual(told[1]);
    expect(told[0]!.title).toMatch(/wins!|A draw/);
  });
});
