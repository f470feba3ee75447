import type { Page } from 'playwright-core';
import { House } from './support/house.js';

const GAMES = ['Four in a Square', 'Check', 'GGLTCG', 'Viking Vengeance', 'TCG Fuel'];
const AT_A_TABLE = /\/table\/[0-9a-f-]{36}$/;

describe('The house', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  it('takes a new visitor to a table of any game with one press', async () => {
    for (const game of GAMES) {
      const page = await house.visitor();
      await page.goto('/');
      await press(page, `Against a bot: ${game}`);
      await page.waitForURL(AT_A_TABLE);
      await page.goto('/');
      await page
        .getByRole('heading', { name: 'Your turn' })
        .or(page.getByRole('heading', { name: 'Go on' }))
        .waitFor();
      expect(await page.locator('.turns li').count()).toBe(1);
      await page.context().close();
    }
  });

  it('lets two friends meet in a room by its link, talk, get ready and play', async () => {
    const ann = await house.visitor();
    await ann.goto('/');
    await press(ann, 'A friend: Check');
    const code = (await ann.locator('.room-code').textContent()) ?? '';
    expect(code).toMatch(/^[A-Z0-9]{6}$/);

    const bob = await house.visitor();
    await bob.goto('/play');
    await bob.getByLabel('Sign 1', { exact: true }).fill(code.toLowerCase());
    await bob.waitForURL(/\/room\//);
    await bob.getByLabel('Say something').fill('Hello from Bob');
    await bob.keyboard.press('Enter');
    await ann.getByText('Hello from Bob').waitFor();
    await press(bob, 'I am ready');
    await press(ann, 'Start');
    await ann.waitForURL(AT_A_TABLE);
    await bob.waitForURL(AT_A_TABLE);
    expect(new URL(bob.url()).pathname).toBe(new URL(ann.url()).pathname);
    await Promise.all([ann.context().close(), bob.context().close()]);
  });

  it('finds an opponent for two who look for anybody', async () => {
    const ann = await house.visitor();
    await ann.goto('/');
    await press(ann, 'Anybody: Four in a Square');
    await ann.getByRole('button', { name: 'Stop looking: Four in a Square' }).waitFor();
    const bob = await house.visitor();
    await bob.goto('/');
    await press(bob, 'Anybody: Four in a Square');
    await Promise.all([ann.waitForURL(AT_A_TABLE), bob.waitForURL(AT_A_TABLE)]);
    expect(new URL(bob.url()).pathname).toBe(new URL(ann.url()).pathname);
    await Promise.all([ann.context().close(), bob.context().close()]);
  });

  it('pairs two for a ranked game, and shows them what it changed', async () => {
    const [ann, bob] = [await house.visitor(), await house.visitor()];
    for (const page of [ann, bob]) {
      await page.goto('/play');
      await page.getByRole('radio', { name: 'Ranked' }).check();
      await press(page, 'Look for somebody: GGLTCG');
      await page
        .locator('.quick')
        .getByRole('button', { name: 'Stop looking: GGLTCG' })
        .or(page.locator('.frame'))
        .waitFor();
    }
    await Promise.all([ann, bob].map((page) => page.locator('.frame[data-version]').waitFor()));
    await ann.getByRole('button', { name: 'Menu' }).click();
    await ann.getByRole('menuitem', { name: 'Give up' }).click();
    await ann.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    for (const page of [ann, bob]) await page.locator('.frame[data-over="true"]').waitFor();

    await ann.goto('/me');
    await ann.getByRole('button', { name: /^GGLTCG 984 / }).waitFor();
    const row = ann.getByRole('table', { name: 'Last games' }).getByRole('row').filter({ hasText: 'Lost−16' });
    await row.getByRole('link', { name: /^Review the game with/ }).click();
    await ann.locator('.review[data-version]').waitFor();
    await ann.goto('/me');
    await ann.getByRole('listitem').filter({ hasText: '0 of 1 won' }).first().waitFor();
    await Promise.all([ann.context().close(), bob.context().close()]);
  });

  it('turns a guest into an account that keeps its games, and lets it out and in again', async () => {
    const page = await house.visitor();
    await page.goto('/');
    await press(page, 'Against a bot: GGLTCG');
    await page.waitForURL(AT_A_TABLE);
    await page.goto('/register');
    await page.getByLabel('Name').fill('Otter Otterson');
    await page.getByLabel('E-mail address').fill('otter@example.org');
    await page.getByLabel('Password').fill('correct horse');
    await press(page, 'Turn this guest into an account');
    await page.getByRole('heading', { name: /Otter Otterson/ }).waitFor();
    await page.goto('/me');
    await press(page, 'Sign out');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByLabel('E-mail address').fill('otter@example.org');
    await page.getByLabel('Password').fill('wrong horse');
    await press(page, 'Sign in');
    await page.getByText('The e-mail address or the password is wrong.').waitFor();
    await page.getByLabel('Password').fill('correct horse');
    await press(page, 'Sign in');
    await page.locator('.turns li').first().waitFor();
    await page.context().close();
  });

  it('brings a guest back to another browser by a code that was written down', async () => {
    const page = await house.visitor();
    await page.goto('/');
    await press(page, 'Against a bot: GGLTCG');
    await page.waitForURL(AT_A_TABLE);
    await page.goto('/me');
    const name = await page.getByRole('heading', { level: 1, name: /^Guest \d+$/ }).innerText();
    await press(page, 'Write down a code');
    const sheet = page.getByRole('dialog', { name: 'Your recovery code' });
    const shown = sheet.getByRole('status').filter({ hasText: /^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$/ });
    const code = (await shown.textContent())!;
    await sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await shown.waitFor({ state: 'detached' });
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(code);
    await page.context().close();

    const other = await house.visitor();
    await other.goto('/sign-in?back=/me');
    await press(other, 'I have a recovery code');
    await other.getByLabel('Recovery code').fill('00000 00000');
    await press(other, 'Back to my games');
    await other.getByText('This recovery code is unknown').waitFor();
    await other.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
    await press(other, 'Back to my games');
    await other.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await other.goto('/');
    await other.locator('.turns li').first().waitFor();
    await other.context().close();
  });

  it('keeps the place of what can be pressed while the decks of a game are still on their way', async () => {
    const page = await house.visitor();
    let letGo!: () => void;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.js', async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes('tcg-fuel/decks')) await isLetGo;
      await route.fulfill({ response: answer });
    });
    await page.goto('/tcg-fuel/new');
    const fold = page.getByText('All options, one by one');
    await fold.waitFor();
    await page.evaluate('document.fonts.ready');
    const before = await fold.boundingBox();
    letGo();
    await page.getByLabel('My deck', { exact: true }).and(page.locator(':enabled')).waitFor();
    expect(await fold.boundingBox()).toEqual(before);
    await page.context().close();
  });

  it('remembers a theme, and every tab follows', async () => {
    const page = await house.visitor();
    const other = await page.context().newPage();
    await other.goto('/');
    await page.goto('/me/settings');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await other.locator('html[data-theme="dark"]').waitFor();
    await page.reload();
    await page.locator('html[data-theme="dark"]').waitFor();
    await page.context().close();
  });
});
