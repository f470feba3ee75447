import type { Locator, Page } from 'playwright-core';
import { until } from '../support/until.js';
import { House } from './support/house.js';
import { Table } from './support/table.js';

/** The first game is played with all its motion, the others without. */
const CALM = { reducedMotion: 'reduce' } as const;

describe('Four in a Square in a browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  const RESULT = /wins?$|^A draw$/;

  it('is played to its end against easy with the mouse, and looked back at', async () => {
    const page = await house.visitor();
    const table = await Table.sitDown(page, { pieces: 4 });
    const empty = await table.board();
    await table.playToTheEnd();
    expect(await table.outcome.textContent()).toMatch(RESULT);
    const end = await table.board();
    // The log scrolls in its own place, and its newest line is in sight.
    await newestInSight(page);
    await page.reload();
    await newestInSight(page);

    await page.getByRole('link', { name: 'Review' }).click();
    await page.getByRole('img', { name: /^Who was ahead, version by version/ }).waitFor();
    const slider = page.getByRole('slider', { name: 'Version of the game' });
    await slider.fill('0');
    await page.locator('[data-version="0"][data-settled="true"]').waitFor();
    expect(await table.board()).toEqual(empty);
    expect(new URL(page.url()).searchParams.get('v')).toBe('0');
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('[data-version][data-settled="true"]:not([data-version="0"])').waitFor();
    expect(await table.board()).toEqual(end);
    await page.context().close();
  });

  it('is played to its end against easy with the keyboard, and told in words', async () => {
    const page = await house.visitor(CALM);
    const table = await Table.sitDown(page, { pieces: 4 }, withKeys(page));
    const order = Array.from({ length: 36 }, (_, at) => `Row ${Math.floor(at / 6) + 1}, column ${(at % 6) + 1}`);
    expect((await table.board()).map((label) => label.split(':')[0])).toEqual(order);

    await table.play(table.cell([1, 1]));
    await table.spoken.filter({ hasText: 'Red places at row 2, column 2.' }).waitFor({ state: 'attached' });
    await table.playToTheEnd();
    expect(await table.outcome.textContent()).toMatch(RESULT);
    await table.spoken.filter({ hasText: /(wins?|draw)\.$/ }).waitFor({ state: 'attached' });
    await page.context().close();
  });

  it('is begun again in mid-game', async () => {
    const page = await house.visitor(CALM);
    const table = await Table.sitDown(page, { pieces: 4 });
    const empty = await table.board();
    await table.playOneTurn();
    await table.myTurn();
    await table.fromMenu('Begin again');
    await page.getByRole('dialog', { name: 'Begin again?' }).getByRole('button', { name: 'Begin again' }).click();
    await table.phase.filter({ hasText: 'round 2' }).waitFor();
    await table.myTurn();
    expect(await table.board()).toEqual(empty);
    await page.getByText('4 of 4 left').first().waitFor();
    await table.playOneTurn();
    await page.context().close();
  });

  it('names its phases, and hints at an action', async () => {
    const page = await house.visitor(CALM);
    const table = await Table.sitDown(page, { pieces: 4 });
    await table.phase.filter({ hasText: 'Placement' }).waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/^This (wins|stops the other|looks best)\.$/).waitFor();
    expect(await page.locator('.cell.hinted').count()).toBe(1);
    await table.play(page.locator('.cell.hinted'));
    await table.phase.filter({ hasText: 'Slide' }).waitFor();
    await page.context().close();
  });

  it('is looked back at while it goes on, by an address, by keys and by the log', async () => {
    const page = await house.visitor(CALM);
    const table = await Table.sitDown(page, { pieces: 8 });
    const empty = await table.board();
    await table.playOneTurn();
    await table.myTurn();
    const now = await table.board();
    const at = page.getByTestId('looking-at');

    await page.goto(`${page.url()}?v=0`);
    await at.filter({ hasText: /^0 of [1-9]/ }).waitFor();
    await table.cells.first().waitFor();
    expect(await table.board()).toEqual(empty);
    expect(await page.locator('.cell[aria-disabled="false"]').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await at.filter({ hasText: /^1 of/ }).waitFor();
    expect(new URL(page.url()).searchParams.get('v')).toBe('1');
    await page.keyboard.press('Escape');
    await at.waitFor({ state: 'detached' });
    await table.cells.first().waitFor();
    expect(await table.board()).toEqual(now);

    await page.getByRole('button', { name: 'Red places at row 1, column 1.' }).first().click();
    await at.filter({ hasText: /^1 of/ }).waitFor();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await table.playOneTurn();
    await page.context().close();
  });
});

async function newestInSight(page: Page): Promise<void> {
  const lines = page.locator('.side .log-line');
  await until('the newest line is in sight', async () => {
    const newest = (await lines.count()) > 10 ? await lines.last().boundingBox() : null;
    return newest !== null && newest.y + newest.height < page.viewportSize()!.height;
  });
}

/** Tab to what it is about, arrows within the board, Enter. */
function withKeys(page: Page) {
  return async (wanted: Locator): Promise<void> => {
    const cell = await wanted.getAttribute('data-row');
    await tabTo(page, cell === null ? wanted : page.locator('.cell'));
    if (cell !== null) await walkTo(page, wanted);
    await page.keyboard.press('Enter');
  };
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not come there.');
}

async function walkTo(page: Page, wanted: Locator): Promise<void> {
  const place = async (cell: Locator) => [await cell.getAttribute('data-row'), await cell.getAttribute('data-col')];
  const [row, col] = (await place(wanted)).map(Number) as [number, number];
  const [fromRow, fromCol] = (await place(page.locator('.cell:focus'))).map(Number) as [number, number];
  for (let step = fromRow; step !== row; step += Math.sign(row - fromRow)) {
    await page.keyboard.press(row > fromRow ? 'ArrowDown' : 'ArrowUp');
  }
  for (let step = fromCol; step !== col; step += Math.sign(col - fromCol)) {
    await page.keyboard.press(col > fromCol ? 'ArrowRight' : 'ArrowLeft');
  }
}
