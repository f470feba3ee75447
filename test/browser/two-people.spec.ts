import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { Table } from './support/table.js';

const CALM = { reducedMotion: 'reduce' } as const;

describe('two people', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  /** A game begun without accounts, by the program of a visitor, who keeps the token of the seat. */
  const begin = async (page: Page, opponent: 'human' | 'self'): Promise<string> => {
    await page.goto('/four-in-a-square');
    const created = await page.request.post('/api/four-in-a-square/games', { data: { opponent, piecesPerPlayer: 8 } });
    const { gameId, playerToken } = (await created.json()) as { gameId: string; playerToken: string };
    const kept = JSON.stringify(JSON.stringify({ [gameId]: playerToken }));
    await page.evaluate(`localStorage.setItem('parlour:four-in-a-square', ${kept})`);
    await page.goto(`/four-in-a-square/table/${gameId}`);
    return gameId;
  };

  it('meet by a link, and each sees what the other does; a third watches', async () => {
    const ann = new Table(await house.visitor(CALM));
    const gameId = await begin(ann.page, 'human');
    const link = await ann.page.getByLabel('Link to this game').inputValue();
    expect(link).toBe(ann.page.url());

    const bob = new Table(await house.visitor(CALM));
    await bob.page.goto(link);
    await bob.page.getByRole('button', { name: 'Take the seat' }).click();
    await bob.turn.filter({ hasText: 'Red’s turn' }).waitFor();
    await ann.page.getByLabel('Link to this game').waitFor({ state: 'detached' });

    const eve = new Table(await house.visitor(CALM));
    await eve.page.goto(link);
    await eve.page.getByText('You are watching.').waitFor();

    await ann.playOneTurn();
    await bob.turn.filter({ hasText: 'Your turn, Blue' }).waitFor();
    for (const { page } of [ann, bob, eve]) await page.locator('[data-version="2"][data-settled="true"]').waitFor();
    expect(await bob.board()).toEqual(await ann.board());
    expect(await eve.board()).toEqual(await ann.board());
    expect(await eve.page.locator('.cell[aria-disabled="false"]').count()).toBe(0);
    const secrets = await ann.page.evaluate<string>(`localStorage.getItem('parlour:four-in-a-square')`);
    const token = (JSON.parse(secrets) as Record<string, string>)[gameId]!;
    const held = await eve.page.evaluate<string>(
      `document.documentElement.outerHTML + JSON.stringify({ ...localStorage })`,
    );
    expect(held).not.toContain(token);

    await bob.fromMenu('Offer a draw');
    await ann.page.getByRole('button', { name: 'Agree' }).click();
    for (const { outcome } of [ann, bob, eve]) await outcome.filter({ hasText: 'A draw' }).waitFor();
    await Promise.all([ann, bob, eve].map(({ page }) => page.context().close()));
  });

  it('talk to each other, and not to those who watch', async () => {
    const ann = new Table(await house.visitor(CALM));
    await begin(ann.page, 'human');
    const [bob, eve] = [new Table(await house.visitor(CALM)), new Table(await house.visitor(CALM))];
    await bob.page.goto(ann.page.url());
    await bob.page.getByRole('button', { name: 'Take the seat' }).click();
    await bob.turn.waitFor();
    await eve.page.goto(ann.page.url());
    await eve.page.getByRole('tab', { name: 'Talk' }).click();

    await bob.page.getByRole('tab', { name: 'Talk' }).click();
    await bob.page.getByRole('textbox', { name: 'Say something' }).fill('A fine move, that one.');
    await bob.page.getByRole('button', { name: 'Send' }).click();
    await ann.page.getByRole('tab', { name: /Talk.*unread/ }).click();
    await ann.page.getByText('A fine move, that one.').waitFor();
    expect(await eve.page.getByText('A fine move, that one.').count()).toBe(0);
    await Promise.all([ann, bob, eve].map(({ page }) => page.context().close()));
  });

  it('share one screen', async () => {
    const table = new Table(await house.visitor(CALM));
    await begin(table.page, 'self');
    for (const name of ['Red', 'Blue', 'Red']) {
      await table.turn.filter({ hasText: new RegExp(`Your turn, ${name}|${name}’s turn`) }).waitFor();
      await table.playOneTurn();
    }
    await table.page.context().close();
  });
});
