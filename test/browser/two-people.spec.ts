import { House } from './support/house.js';
import { Table } from './support/table.js';

describe('two people', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  it('meet by a link, and each sees what the other does', async () => {
    const ann = await Table.sitDown(await house.visitor(), ['Somebody with the link']);
    const link = await ann.page.getByLabel('Link to this game').inputValue();
    expect(link).toBe(ann.page.url());

    const page = await house.visitor();
    await page.goto(link);
    await page.getByRole('button', { name: 'Take the seat' }).click();
    const bob = new Table(page);
    await bob.turn.filter({ hasText: 'Red’s turn' }).waitFor();
    await ann.page.getByLabel('Link to this game').waitFor({ state: 'detached' });

    await ann.playOneTurn();
    await bob.turn.filter({ hasText: 'Your turn, Blue' }).waitFor();
    expect(await bob.board()).toEqual(await ann.board());

    await bob.page.getByRole('button', { name: 'Offer a draw' }).click();
    await ann.page.getByRole('button', { name: 'Agree' }).click();
    for (const { turn } of [ann, bob]) await turn.filter({ hasText: 'A draw' }).waitFor();
  });

  it('share one screen', async () => {
    const table = await Table.sitDown(await house.visitor(), ['Somebody beside me']);
    for (const name of ['Red', 'Blue', 'Red']) {
      await table.turn.filter({ hasText: `${name}’s turn` }).waitFor();
      await table.playOneTurn();
    }
  });
});
