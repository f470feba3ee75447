import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { VikingTable } from './support/viking-table.js';

const CALM = { reducedMotion: 'reduce' } as const;

describe('The ways into Viking Vengeance, and the puzzles', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  it('leads a newcomer through a first game that is never shown again', async () => {
    const page = await house.visitor(CALM);
    await page.goto('/viking-vengeance');
    await page.getByRole('button', { name: 'Begin the first game' }).click();
    const table = new VikingTable(page);
    const guide = page.locator('.vv-guide');
    await guide.getByText('1 of 3').waitFor();
    await table.myTurn();
    await table.playOneTurn();
    await guide.getByText('2 of 3').waitFor();
    await table.myTurn();
    await table.turnACard();
    await guide.getByText('3 of 3').waitFor();
    await table.myTurn();
    await table.playAnAbility();
    await guide.getByRole('button', { name: 'Play on' }).click();
    await guide.waitFor({ state: 'detached' });
    await steps(page, () => page.reload());
    await table.myTurn();
    expect(await guide.count()).toBe(0);
    await isNotOffered(page);
    await page.context().close();
  });

  it('lets a newcomer skip the first game, before it or in the middle of it, and never offers it again', async () => {
    const before = await house.visitor(CALM);
    await before.goto('/viking-vengeance');
    await Promise.all([skipped(before), before.getByRole('button', { name: 'Skip it' }).click()]);
    await before.getByRole('button', { name: 'Begin the first game' }).waitFor({ state: 'detached' });
    await isNotOffered(before);

    const amid = await house.visitor(CALM);
    await amid.goto('/viking-vengeance');
    await amid.getByRole('button', { name: 'Begin the first game' }).click();
    const guide = amid.locator('.vv-guide');
    await guide.getByText('1 of 3').waitFor();
    await Promise.all([skipped(amid), guide.getByRole('button', { name: 'Skip' }).click()]);
    await guide.waitFor({ state: 'detached' });
    await steps(amid, () => amid.reload());
    expect(await new VikingTable(amid).myTurn()).toBe(true);
    expect(await guide.count()).toBe(0);
    await isNotOffered(amid);
    await before.context().close();
    await amid.context().close();
  });

  it('sets puzzles at the same table: a wrong move is answered, the right one is found at the next try', async () => {
    const page = await house.visitor(CALM);
    await page.goto('/viking-vengeance/puzzles');
    await page.locator('.puzzle-link').nth(1).click();
    const table = new VikingTable(page);
    await table.myTurn();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Pass' }).click();
    await page.getByTestId('verdict').getByText('That lets it slip').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await table.cards.filter({ hasText: 'Gashadokuro' }).click();
    await page.locator('[data-ref="tile:3,2"]').click();
    await table.myTurn();
    expect(await page.locator('.frame').getAttribute('data-verdict')).toBe('open');
    await page.getByRole('link', { name: 'To the puzzles' }).click();
    await page.locator('.puzzle-link').nth(1).getByText('Missed once').waitFor();
    await page.context().close();
  });

  it('sets puzzles of other games at their own tables, and remembers which are solved', async () => {
    const page = await house.visitor(CALM);
    await page.goto('/tcg-fuel/puzzles');
    await page.locator('.puzzle-link').first().click();
    await page.locator('[data-zone^="hand"] .source').click();
    await page.getByRole('button', { name: 'The house, 3 life' }).click();
    await page.locator('[data-done]').click();
    await page.getByTestId('verdict').getByText('Solved!').waitFor();
    await page.getByRole('link', { name: 'To the puzzles' }).click();
    await page.locator('.puzzle-link').first().getByText('Solved').waitFor();

    await page.goto('/four-in-a-square/puzzles');
    await page.locator('.puzzle-link').first().click();
    await page.locator('.cell[aria-disabled="false"]').first().click();
    await page.locator('.cell.slide').first().click();
    await page.getByTestId('verdict').getByText('That lets it slip').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.frame[data-version="0"] .cell[aria-disabled="false"]').first().waitFor();
    await page.context().close();
  });
});

/** Does it, and waits until the page has heard from the server how far this account is with the first game. */
async function steps(page: Page, goThere: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForResponse((answer) => answer.url().endsWith('/first-steps')), goThere()]);
}

/** The server has taken it down: another page, or another day, knows it too. */
async function skipped(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().endsWith('/first-steps/done') && answer.ok());
}

async function isNotOffered(page: Page): Promise<void> {
  await steps(page, () => page.goto('/viking-vengeance'));
  await page.getByRole('button', { name: 'Casual match' }).waitFor();
  expect(await page.getByRole('button', { name: 'Begin the first game' }).count()).toBe(0);
}
