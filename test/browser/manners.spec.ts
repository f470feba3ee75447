import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { Table } from './support/table.js';
import { TablePage } from './support/table-page.js';

const calm = { reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } } as const;
const focused = `document.activeElement?.closest('[data-ref]')?.dataset.ref ?? document.activeElement?.dataset?.zone ?? ''`;
const keep = (settings: object) =>
  `localStorage.setItem('parlour:settings', ${JSON.stringify(JSON.stringify(settings))})`;

describe('the manners of every table', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  it('leads from a refusal to its rule, over the table and on a page of its own', async () => {
    const page = await house.visitor(calm);
    const table = await Table.sitDown(page, { pieces: 8 });
    await table.play(table.cell([0, 0]));
    await table.myTurn();
    await table.cell([5, 5]).click({ force: true }); // a corner: no neighbour of the hole
    await page.getByRole('link', { name: 'Rule R8' }).click();
    const rules = page.getByRole('dialog', { name: 'The rules of Four in a Square' });
    await rules.locator('#R8[data-shown]').waitFor();
    await rules.getByRole('button', { name: 'Back to the table' }).click();
    await rules.waitFor({ state: 'detached' });

    await page.goto('/four-in-a-square/rules#R14');
    await page.locator('#R14[data-shown]').waitFor();
    await page.getByRole('searchbox', { name: 'Search the rules' }).fill('hole middle');
    await page.getByText('2 rules', { exact: true }).waitFor();
    expect(await page.locator('.rules-text li').count()).toBe(2);
    await page.context().close();
  });

  it('does what the settings say: keys, talk, the other hand', async () => {
    const page = await house.visitor(calm);
    await page.goto('/me/settings');
    await page.getByRole('button', { name: 'How does it stand: S' }).click();
    await page.keyboard.press('h');
    await page.getByRole('button', { name: 'How does it stand: H' }).waitFor();
    await page.getByRole('switch', { name: 'Hide while playing' }).click();
    await page.getByRole('switch', { name: 'Left-handed layout' }).click();

    const table = await Table.sitDown(page, { pieces: 8 });
    await page.getByRole('tab', { name: 'Log' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Talk' }).count()).toBe(0);
    const [side, stage] = [await page.locator('.side').boundingBox(), await page.locator('.stage').boundingBox()];
    expect(side!.x).toBeLessThan(stage!.x);
    await page.keyboard.press('s');
    expect(await table.spoken.textContent()).toBe('');
    await page.keyboard.press('h');
    await table.spoken.filter({ hasText: 'Red' }).waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('numbers what is offered while Alt is held, and lists all its keys', async () => {
    const page = await house.visitor(calm);
    const table = await Table.sitDown(page, { pieces: 8 });
    await table.myTurn();
    await page.keyboard.down('Alt');
    await page.locator('.key-numbers kbd').nth(8).waitFor();
    expect(await page.locator('.key-numbers kbd').allTextContents()).toEqual([...'123456789']);
    await page.keyboard.up('Alt');
    await page.locator('.key-numbers').waitFor({ state: 'detached' });
    await page.keyboard.press('3');
    await page.locator('[data-done]').or(page.getByText('Red places at row 1, column 3.')).first().waitFor();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys of this table' });
    await keys.getByRole('row', { name: /^Alt / }).waitFor();
    await keys.getByRole('row', { name: /^O What is offered/ }).waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.evaluate(keep({ singleKeys: false }));
    await page.reload();
    await table.cells.first().waitFor();
    await page.keyboard.press('Alt');
    await page.keyboard.press('?');
    expect(await page.locator('.key-numbers, dialog[open]').count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Keys' }).click();
    await keys.waitFor();
    await page.context().close();
  });

  it('is read by ear: what happened, how it stands, what is offered, and where one looks back', async () => {
    const page = await house.visitor(calm);
    const table = await Table.sitDown(page, { pieces: 8 });
    await table.myTurn();
    await page.keyboard.press('o');
    await table.spoken.filter({ hasText: 'Row 1, column 1' }).waitFor({ state: 'attached' });
    await table.playOneTurn();
    await table.myTurn();
    await page.keyboard.press('l');
    await table.spoken.filter({ hasText: 'Blue slides' }).waitFor({ state: 'attached' });
    await page.evaluate(`document.activeElement.blur()`);
    await page.keyboard.press('ArrowLeft');
    await page
      .getByTestId('looking-at')
      .filter({ hasText: /of [1-9]/ })
      .waitFor();
    await page.keyboard.press('Home');
    await page.locator('[data-testid="looking-at"] b:text-is("0")').waitFor();
    await page.keyboard.press('ArrowRight');
    await table.spoken.filter({ hasText: /^Version 1\. Red places/ }).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await table.cells.first().waitFor();
    await page.context().close();
  });

  it('keeps the focus on a card that moves, and takes picks back', async () => {
    const page = await house.visitor(calm);
    await page.addInitScript(keep({ confirmEnds: false }));
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    await TablePage.sitDown(page, 'ggltcg', { seats, seed: 'b' }, { hand: 'keyboard' });
    const card = await playFirstCard(page);
    await page.locator(`[data-ref="${card}"]:focus, [data-ref="${card}"] :focus`).waitFor();
    await page.context().close();
  });
});

/** Plays the first card of the hand that needs no target, by keys, and tells which it was. */
async function playFirstCard(page: Page): Promise<string> {
  const offered = page.locator('[data-zone^="hand"] .thing.source');
  await offered.first().waitFor();
  for (let at = 0; at < (await offered.count()); at += 1) {
    await offered.nth(at).focus();
    await page.keyboard.press('Enter');
    if ((await page.locator('[data-done]').count()) > 0) {
      const card = String(await page.evaluate(focused));
      await page.keyboard.press('Escape');
      expect(await page.locator('[data-done]').count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.keyboard.press('d');
      await page.locator(`[data-zone^="side"] [data-ref="${card}"]`).waitFor();
      return card;
    }
    await page.keyboard.press('Escape');
  }
  throw new Error('No card of this hand can be played without a target.');
}
