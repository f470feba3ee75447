import type { Page, Route } from 'playwright-core';
import { Guests } from './support/guests.js';
import { House } from './support/house.js';
import { TablePage } from './support/table-page.js';

const CALM = { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } } as const;
const MISSING = 'A part of this page did not load.';

const never = (): void => {};
const neverRead = (route: Route) => (route.request().method() === 'GET' ? undefined : route.continue());

describe('A page that waits in vain', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  /** A guest's browser: signed in, the page asks for most. */
  const guest = async (): Promise<Page> => {
    const guests = new Guests(house);
    return guests.pageOf((await guests.guests(1))[0]!, CALM);
  };

  it('keeps nothing back for ever: the front page', async () => {
    const page = await guest();
    await page.route('**/api/sessions?**', neverRead);
    await page.goto('/');
    await page.getByRole('button', { name: 'Against a bot: Four in a Square' }).click();
    await page.waitForURL(/\/four-in-a-square\/table\//);
    await page.context().close();
  });

  it('keeps nothing back for ever: the lobby, where neither list nor socket comes', async () => {
    const page = await guest();
    for (const path of ['**/api/rooms', '**/socket.io/**']) await page.route(path, never);
    await page.routeWebSocket(/socket\.io/, never);
    await page.goto('/play');
    await page.getByLabel('Sign 1', { exact: true }).fill('ABCDEF');
    await page.waitForURL(/\/play\/join\/ABCDEF$/);
    await page.context().close();
  });

  it('keeps nothing back for ever: the page of a game, where a script and the lists do not come', async () => {
    const page = await guest();
    await page.route('**/api/sessions?**', neverRead);
    await page.route('**/assets/game-panel-*.js', never);
    await page.goto('/viking-vengeance');
    await page.getByRole('link', { name: 'The whole list' }).click();
    await page.waitForURL(/\/leaderboard$/);
    await page.context().close();
  });

  it('says what failed, and asks again when told to', async () => {
    const page = await guest();
    await page.route('**/api/games', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    const toast = page.locator('.toast');
    await toast.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute('**/api/games');
    await toast.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Against a bot: Check' }).waitFor();
    await toast.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('shows every page but the strip of tournaments when that does not load', async () => {
    const page = await guest();
    await page.route('**/assets/my-match-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByText(MISSING).waitFor();
    await page.getByRole('button', { name: 'Against a bot: Check' }).waitFor();
    await page.context().close();
  });

  it('plays a game to its end though parts of the table do not load, and has them after another try', async () => {
    const page = await house.visitor(CALM);
    await page.route(/\/assets\/(outcome|end-bar|keys-sheet)-[^/]+\.js$/, (route) => route.abort());
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    await TablePage.sitDown(page, 'four-in-a-square', { seats, options: { piecesPerPlayer: 4 } });
    await page.keyboard.press('?');
    await page.getByText(MISSING).waitFor();
    await page.locator('.cell').first().waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.locator('.frame[data-over="true"]').waitFor();
    await page.locator('.cell').first().waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByTestId('outcome').waitFor();
    await page.context().close();
  });
});
