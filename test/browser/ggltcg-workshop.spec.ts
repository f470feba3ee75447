import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { minded } from './support/axe.js';
import { byMouse, GgltcgTable } from './support/ggltcg-table.js';
import { House } from './support/house.js';

const HEADER = 'name,type,cost,speed,strength,stamina,effect_text,effects,primary_color,accent_color';
const ATTIC = [
  HEADER,
  'Mopsel,Toy,1,1,2,5,Toys you control have +1 speed.,stat_boost:speed:1,#2f8f8b,#e0a8c8',
  'Zizzle,Toy,1,7,2,1,May attack directly.,direct_attack,#c74444,#f2b544',
  'Grommet,Toy,2,4,5,3,No effect.,,#8b5fa8,#8fb7de',
  'Old Tuck,Toy,2,2,3,4,"When it goes to sleep, its owner gains 2 CC.",gain_cc_when_sleeped:2,#4682b4,#cfa06a',
  'Pennies,Action,0,,,,Gain 1 CC.,gain_cc:1,#2f8f8b,#2f8f8b',
  'Lamplet,Toy,1,3,2,3,Toys you control have +2 speed.,stat_boost:speed:2,#3f7f5f,#f0c25a',
  'Rook,Toy,1,6,1,4,A plain toy.,,#50507a,#9aa4b4',
  'Thimble,Toy,0,2,2,3,A plain toy.,,#8a8fa0,#d5d8e0',
  'Wick,Toy,1,4,3,2,A plain toy.,,#e0b050,#fff0c0',
  'Bobbin,Toy,1,3,4,3,A plain toy.,,#b05a7a,#f0c8d8',
  'Creak,Toy,1,5,3,2,A plain toy.,,#6a4a30,#c8a070',
  'Dustling,Toy,0,4,2,1,A plain toy.,,#a09a90,#e8e4dc',
].join('\n');

/** Whether every card in hand has its picture: asked in the page. */
const DRAWN = `[...document.querySelectorAll('.HandZone .CardDisplay-art')].every((one) => one.naturalWidth > 0)`;

/** What the page downloads when a button is pressed: the name of the file and its text. */
async function taken(page: Page, button: string): Promise<{ readonly file: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { file: download.suggestedFilename(), text: await text(await download.createReadStream()) };
}

/** An account, signed in. */
async function signIn(page: Page, url: string): Promise<void> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ann@example.org', password: 'correct horse battery', name: 'Ann' }),
  });
  const login = (await answer.json()) as { readonly expiresIn: number };
  const kept = JSON.stringify({ ...login, takenAt: Date.now(), expiresAt: Date.now() + login.expiresIn * 1000 });
  await page.addInitScript(`localStorage.setItem('parlour.login', ${JSON.stringify(kept)})`);
}

describe('The workshop in the browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  it('takes a set from a paste to a version that is played, simulated and compared', async () => {
    const page = await house.visitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await signIn(page, house.url);
    const state = page.locator('.EditorBar-state');
    const cell = (row: number, column: string) => page.getByLabel(`Row ${row}, ${column}`, { exact: true });
    const save = page.getByRole('button', { name: 'Keep as a version' });

    // The first version comes from a paste.
    await page.goto('/ggltcg');
    await page.getByRole('link', { name: /Workshop/ }).click();
    await page.getByRole('link', { name: 'A new set' }).click();
    await page.getByRole('button', { name: 'Paste CSV' }).click();
    await page.locator('.PasteSheet textarea').fill(ATTIC);
    await page.getByRole('button', { name: 'Take these cards' }).click();
    await page.getByLabel('Title of the set').fill('Attic');
    await page.locator('.EditorBar-state', { hasText: '12 cards, no problem' }).waitFor();
    await save.click();
    await page.getByRole('heading', { name: 'Attic', level: 1 }).waitFor();

    // Three errors, each told at its row and column while one types.
    await cell(7, 'strength').fill('strong');
    await cell(6, 'effects').fill('stat_bost:speed:2');
    await cell(3, 'cost').fill('-2');
    await page.locator('.EditorBar-state', { hasText: '3 problems' }).waitFor();
    expect(await save.isDisabled()).toBe(true);
    expect(await cell(6, 'effects').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#wrong-6-strength').textContent()).toMatch(/Row 7, strength.*whole number/);
    expect(await page.locator('.Drawn-sheet').textContent()).toMatch(/Grommet/i);

    // Mended in the grid: one by the offered word, two by typing.
    await page.getByRole('button', { name: 'Use stat_boost:speed:2' }).click();
    await cell(7, 'strength').fill('9');
    await cell(3, 'cost').fill('2');
    await page.locator('.EditorBar-state', { hasText: '12 cards, no problem' }).waitFor();
    expect(await page.getByTestId('diff').textContent()).toBe('Rook strength 1 9');
    await page.getByLabel('What is new in it').fill('A much stronger rook');
    await save.click();
    await page.locator('.Versions li', { hasText: 'A much stronger rook' }).waitFor();
    await state.getByText('12 cards, no problem').waitFor();

    // A game with the set, played to its end: only its cards lie on the table, each drawn without a recipe.
    const bench = page.url();
    await page.getByRole('button', { name: 'Play with it' }).click();
    await page.locator('.HandZone .CardThing').nth(5).waitFor();
    const names = await page.locator('.HandZone .CardDisplay-name').allTextContents();
    expect(names.filter((name) => !ATTIC.includes(`\n${name},`))).toEqual([]);
    await page.waitForFunction(DRAWN);
    await new GgltcgTable(page, byMouse).playToTheEnd();
    expect(await page.locator('.VictoryScreen h1').textContent()).toMatch(/wins!|A draw/);
    await page.goto(bench);

    // A long run is stopped half-way, taken up again, and given up.
    const choose = (label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value);
    const letPlay = page.getByRole('button', { name: 'Let bots play' });
    const runs = (status: string) => page.locator(`.Runs li[data-status="${status}"]`);
    const order = (name: string) => page.locator('.Runs').getByRole('button', { name });
    await choose('Games', '2000');
    await choose('Bots', 'hard');
    await choose('Compare with', '0');
    await letPlay.click();
    await order('Pause').click();
    await runs('paused').waitFor();
    await order('Go on').click();
    await runs('running').waitFor();
    await order('Cancel').click();
    await runs('cancelled').waitFor();

    // Two hundred games of each version on the same deals say what the change did.
    await choose('Bots', 'easy');
    await choose('Games', '200');
    await choose('Compare with', '1');
    await letPlay.click();
    await runs('done').nth(1).waitFor({ timeout: 400_000 });
    const told = await page.getByTestId('comparison').textContent();
    expect(told).toMatch(/Version 2 against version 1/);
    expect(told).toMatch(/200 games on the same deals/);
    const change = await page.locator('.Comparison .Plot.wide g', { hasText: 'Rook' }).textContent();
    expect(change).toMatch(/Rook\+\d/);
    await page.locator('.Facts', { hasText: 'Games200Draws' }).waitFor();
    expect(await taken(page, 'JSON')).toMatchObject({ file: expect.stringMatching(/@2\.json$/) });
    const balance = await taken(page, 'CSV');
    expect(balance.file).toMatch(/@2\.csv$/);
    expect(balance.text.split('\n')).toHaveLength(ATTIC.split('\n').length + 1);
    const cards = await taken(page, 'Export CSV');
    expect(cards.file).toBe('Attic.csv');
    expect(cards.text).toContain('Rook,');

    expect(await minded(page)).toEqual([]);
  });
});
