import { House } from './support/house.js';
import { Table } from './support/table.js';

const CALM = { reducedMotion: 'reduce' } as const;

describe('coming back to a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.own();
  });
  afterAll(() => house?.close());

  it('finds the game as it was when the page is reloaded, and plays on', async () => {
    const page = await house.visitor(CALM);
    const table = await Table.sitDown(page, { pieces: 16 });
    await table.playOneTurn();
    await table.myTurn();
    const before = await table.board();
    await page.reload();
    await table.myTurn();
    expect(await table.board()).toEqual(before);
    await table.playOneTurn();
    await table.myTurn();
    expect(await table.board()).not.toEqual(before);
    await page.context().close();
  });

  it('goes on by itself when the server was killed and started again', async () => {
    const page = await house.visitor(CALM);
    const table = await Table.sitDown(page, { pieces: 16 });
    await table.playOneTurn();
    await table.myTurn();
    const before = await table.board();

    await house.killServer();
    const banner = page.getByRole('alert').filter({ hasText: 'The connection is lost' });
    await banner.waitFor();
    await house.startServerAgain();
    await banner.waitFor({ state: 'detached' });

    await table.myTurn();
    expect(await table.board()).toEqual(before);
    await table.playOneTurn();
    await table.myTurn();
    expect(await table.board()).not.toEqual(before);
    await page.context().close();
  });

  it('plays once what was pressed before a server that never answered', async () => {
    const page = await house.visitor(CALM);
    const table = await Table.sitDown(page, { pieces: 16 });
    await table.myTurn();
    house.freezeServer();
    await table.cell([0, 0]).click();
    await house.killServer();
    await house.startServerAgain();
    await table.phase.filter({ hasText: 'Slide a square' }).waitFor();
    await table.myTurn();
    expect((await table.board()).filter((label) => label.endsWith('Red'))).toEqual(['Row 1, column 1: Red']);
    expect(await table.version()).toBe(1);
    await page.context().close();
  });

  it('sits at the table with the seat token of an old link, which leads on', async () => {
    const page = await house.visitor(CALM);
    await page.goto('/four-in-a-square/new');
    const created = await page.request.post('/api/four-in-a-square/games', {
      data: { level: 'easy', piecesPerPlayer: 4 },
    });
    const { gameId, playerToken } = (await created.json()) as { gameId: string; playerToken: string };
    const kept = JSON.stringify(JSON.stringify({ [gameId]: playerToken }));
    await page.evaluate(`localStorage.setItem('parlour:four-in-a-square', ${kept})`);
    await page.goto(`/four-in-a-square/${gameId}`);
    await page.waitForURL(`**/four-in-a-square/table/${gameId}`);
    await new Table(page).playOneTurn();
    await page.context().close();
  });

  it('says so where there is no such game', async () => {
    const page = await house.visitor(CALM);
    await page.goto('/four-in-a-square/00000000-0000-4000-8000-000000000000');
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: 'New game' }).click();
    await page.getByRole('heading', { name: 'Four in a Square' }).first().waitFor();
    await page.context().close();
  });
});
