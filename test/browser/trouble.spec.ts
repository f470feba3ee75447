import type { Page } from 'playwright-core';
import { until } from '../support/until.js';
import { UNTIMED } from './support/check-scenes.js';
import { House } from './support/house.js';
import { LineBetween } from './support/line.js';
import { Table } from './support/table.js';
import { TablePage } from './support/table-page.js';

const calm = { reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } } as const;
const AWAY_S = 40;
/** Longer than Socket.IO's own patience with a line on which nothing comes. */
const DEAD_S = 60;
const bot = { kind: 'bot', level: 'easy' };
/** The server tells 200 versions to a page that was away. */
const MORE_THAN_TOLD = 300;
const expire = `(() => {
  const login = JSON.parse(localStorage.getItem('parlour.login'));
  localStorage.setItem('parlour.login', JSON.stringify({ ...login, takenAt: Date.now() - 1e6, expiresAt: Date.now() - 1000 }));
})()`;

describe('trouble at a table', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.own();
  });
  afterAll(() => house?.close());

  /** A game that one person plays on both sides, begun by program; nothing ends it. */
  const alone = async (page: Page): Promise<(moves: readonly object[]) => Promise<void>> => {
    await page.goto('/four-in-a-square');
    const path = '/api/four-in-a-square/games';
    const data = { opponent: 'self', piecesPerPlayer: 1, repetitionLimit: 0, movementLimit: 0 };
    const created = await page.request.post(path, { data });
    const { gameId, playerToken } = (await created.json()) as { gameId: string; playerToken: string };
    const kept = JSON.stringify(JSON.stringify({ [gameId]: playerToken }));
    await page.evaluate(`localStorage.setItem('parlour:four-in-a-square', ${kept})`);
    await page.goto(`/four-in-a-square/table/${gameId}`);
    await page.locator('.frame[data-version="0"]').waitFor();
    return async (moves) => {
      for (const move of moves) {
        const answer = await page.request.post(`${path}/${gameId}/move`, { data: { ...move, playerToken } });
        if (!answer.ok()) throw new Error(await answer.text());
      }
    };
  };
  const place = (squareIndex: number) => ({ action: 'place', squareIndex, slotIndex: 0 });
  const slide = (squareIndex: number) => ({ action: 'slide', squareIndex });

  it('fills a gap when an update is lost on the way', async () => {
    const page = await house.visitor(calm);
    const line = await LineBetween.on(page);
    const move = await alone(page);
    line.loseNext('session:update');
    await move([place(0), slide(1), place(8)]);
    await page.locator('.frame[data-version="3"][data-settled="true"]').waitFor();
    expect(line.swallowed).toBe(1);
    // The lost version is told like the others.
    for (const text of ['Red places', 'Red slides', 'Blue places']) {
      const told = page.locator('.side').getByText(text);
      await told.first().waitFor();
      expect(await told.count()).toBe(1);
    }
    await page.context().close();
  });

  /**
   * Time by the clock of the page, which is all that a page knows of it: its tries to connect, its patience with a silent line
   * and its countdowns are spent one after another, and each try is refused before the next second.
   */
  const timePasses = async (page: Page, line: LineBetween, seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) {
      await page.clock.runFor(1_000);
      await line.quiet();
    }
  };

  it('comes back by itself after 40 s offline, and tells what happened meanwhile', async () => {
    const page = await house.visitor(calm);
    await page.clock.install();
    const line = await LineBetween.on(page);
    const move = await alone(page);
    await line.cut();
    await page.getByRole('alert').filter({ hasText: 'The connection is lost' }).waitFor();
    await move([place(0), slide(1), place(8)]);
    await timePasses(page, line, AWAY_S);
    expect(line.refused).toBeGreaterThan(0);
    expect(await page.locator('.frame').getAttribute('data-version')).toBe('0');
    line.mend();
    await page.locator('.frame[data-version="3"][data-settled="true"]').waitFor();
    for (const text of ['Red places', 'Red slides', 'Blue places']) {
      const told = page.locator('.side').getByText(text);
      await told.first().waitFor();
      expect(await told.count()).toBe(1);
    }
    await new Table(page).play(page.locator('.cell.slide').first());
    await page.context().close();
  });

  it('finds out by itself that a line is dead which nobody has cut', async () => {
    const page = await house.visitor(calm);
    await page.clock.install();
    const line = await LineBetween.on(page);
    const move = await alone(page);
    line.mute();
    await move([place(0), slide(1), place(8)]);
    await timePasses(page, line, DEAD_S);
    await page.getByRole('alert').filter({ hasText: 'The connection is lost' }).waitFor();
    line.mend();
    await page.locator('.frame[data-version="3"][data-settled="true"]').waitFor();
    await page.locator('.side').getByText('Blue places').waitFor();
    await new Table(page).play(page.locator('.cell.slide').first());
    await page.context().close();
  });

  it('jumps where 300 versions were missed', async () => {
    const page = await house.visitor(calm);
    const line = await LineBetween.on(page);
    const move = await alone(page);
    await move([place(0), slide(1), place(8)]);
    await page.locator('.frame[data-version="3"][data-settled="true"]').waitFor();
    await line.cut();
    await page.getByRole('alert').filter({ hasText: 'The connection is lost' }).waitFor();
    const toAndFro = Array.from({ length: MORE_THAN_TOLD }, (_, at) => slide(at % 2 === 0 ? 4 : 1));
    await move(toAndFro);
    line.mend();
    await page.locator(`.frame[data-version="${3 + MORE_THAN_TOLD}"]`).waitFor();
    await page.locator('.side').getByText(`${MORE_THAN_TOLD} things happened while you were away.`).waitFor();
    await new Table(page).play(page.locator('.cell.slide').first());
    await page.context().close();
  });

  it('hears of a room although the first answer about it was lost', async () => {
    const page = await house.visitor(calm);
    await page.clock.install();
    const line = await LineBetween.on(page);
    const data = { game: 'check', name: 'Behind the curtain' };
    const guest = (await (await page.request.post('/api/auth/guest', { data: {} })).json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${guest.accessToken}` };
    const opened = await page.request.post('/api/rooms', { data, headers });
    const { roomId } = (await opened.json()) as { roomId: string };
    line.loseNext('"room":{');
    await page.goto(`/room/${roomId}`);
    await until('the answer is lost', () => line.swallowed === 1);
    await page.clock.runFor(11_000); // longer than a page waits for an answer
    await page.getByRole('heading', { name: 'Behind the curtain' }).waitFor();
    await page.context().close();
  });

  it('plays once what was pressed, and sent again, while the server stood still', async () => {
    const page = await house.visitor(calm);
    let sent = 0;
    const sentAgain = new Promise<void>((resolve) => {
      page.on('websocket', (socket) =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('"session:act"') && ++sent === 2) resolve();
        }),
      );
    });
    await alone(page);
    house.freezeServer();
    await new Table(page).cell([0, 0]).click();
    await sentAgain;
    house.thawServer();
    await page.locator('.frame[data-version="1"][data-settled="true"]').waitFor();
    await new Table(page).play(page.locator('.cell.slide').first());
    expect(await page.locator('.frame').getAttribute('data-version')).toBe('2');
    expect(await page.locator('.side').getByText('Red places').count()).toBe(1);
    await page.context().close();
  });

  it('is one login in two tabs whose token has run out', async () => {
    const first = await house.visitor(calm);
    await TablePage.sitDown(first, 'check', { seats: [{ kind: 'me' }, bot], seed: 'a' });
    const second = await first.context().newPage();
    await second.goto('/help');
    await first.goto('/help');
    await first.evaluate(expire);
    const traded: Promise<readonly (string | undefined)[]>[] = [];
    first.context().on('response', (response) => {
      if (!response.url().endsWith('/api/auth/refresh')) return;
      const told = response.json() as Promise<{ readonly refreshToken?: string }>;
      // A page that moves on takes the body of its answer with it.
      traded.push(told.then(({ refreshToken }) => [refreshToken]).catch(() => []));
    });
    await Promise.all([first, second].map((page) => page.goto('/me/games')));
    for (const page of [first, second]) await page.locator('.mine-list, .mine').getByText('Check').first().waitFor();
    // What one tab has stored another may see a moment later, and ask as well: it is given the same login.
    const logins = new Set((await Promise.all(traded)).flat());
    expect(logins.size).toBeLessThan(2);
    expect(traded.length).toBeGreaterThan(0);
    expect([...logins]).not.toContain(undefined);
    await first.context().close();
  });

  it('plays a game whose own table does not load on the table for any game', async () => {
    const page = await house.visitor(calm);
    await page.route('**/assets/check-*.js', (route) => route.abort());
    const seats = [{ kind: 'me' }, bot];
    const table = await TablePage.sitDown(page, 'check', { seats, seed: 'a', options: UNTIMED });
    await page.locator('.generic').waitFor();
    await until('something is offered', async () => (await table.offered()).presses.length > 0);
    await page.context().close();
  });

  it('plays once what was chosen before the server was killed and sent after it', async () => {
    const page = await house.visitor(calm);
    await TablePage.sitDown(page, 'ggltcg', { seats: [{ kind: 'me' }, bot], seed: 'b' });
    const version = Number(await page.locator('.frame').getAttribute('data-version'));
    const card = page.locator('[data-zone^="hand"] .thing.source').first();
    const ref = await card.getAttribute('data-ref');
    await card.click();
    const done = page.locator('[data-done]');
    await done.waitFor();
    await house.killServer();
    await done.click();
    await house.startServerAgain();
    await page.locator(`[data-zone^="side"] [data-ref="${ref}"]`).waitFor();
    await page.locator(`.frame[data-settled="true"]:not([data-version="${version}"])`).waitFor();
    expect(Number(await page.locator('.frame').getAttribute('data-version'))).toBe(version + 1);
    await page.context().close();
  });
});
