import { House } from './support/house.js';
import { VikingTable } from './support/viking-table.js';

describe('The ways into Viking Vengeance, and the puzzles', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  it('leads a newcomer through a first game that is never shown again', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
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
    await page.reload();
    await table.myTurn();
    expect(await guide.count()).toBe(0);
    await page.goto('/viking-vengeance');
    await page.getByRole('button', { name: 'Casual match' }).waitFor();
    expect(await page.getByRole('button', { name: 'Begin the first game' }).count()).toBe(0);
  });

  it('sets puzzles at the same table: a wrong move is answered, the right one is found at the next try', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
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
  });

  it('sets puzzles of other games at their own tables, and remembers which are solved', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
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
  });
});
