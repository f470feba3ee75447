import { House } from './support/house.js';
import { ADMIN } from '../../scripts/furnish.mjs';
import { choosing, FakeGemini } from '../support/fake-gemini.js';
import { minded } from './support/axe.js';
import type { Page } from 'playwright-core';

const GUEST = '/api/auth/guest';
/** Asked without a login: a game of two bots has no owner. */
const isOpen = (path: string) => path === GUEST || path.startsWith('/api/ggltcg');

describe('The console', () => {
  let house: House;
  let model: FakeGemini;
  let ann: { accessToken: string; user: { id: string } };
  let sessionId: string;
  beforeAll(async () => {
    model = await FakeGemini.answering([], choosing);
    house = await House.open(undefined, { ...ADMIN, GEMINI_API_KEY: 'any', GEMINI_BASE_URL: model.url });
    ann = await post(GUEST, { name: 'Ann' });
    ({ sessionId } = await post<{ sessionId: string }>('/api/sessions', {
      game: 'four-in-a-square',
      seats: [{ kind: 'me' }, { kind: 'me' }],
    }));
    for (let done = 0; done < 4; done++) {
      const { legalActions } = await ask<{ legalActions: object[] }>(`/api/sessions/${sessionId}`);
      await post(`/api/sessions/${sessionId}/actions`, { action: legalActions[0] });
    }
    const { id } = await post<{ id: string }>(`/api/sessions/${sessionId}/chat`, { text: 'You play like a boot.' });
    await post(`/api/sessions/${sessionId}/chat/${id}/report`, { reason: 'An insult' });
  });
  afterAll(async () => {
    await house.close();
    await model.close();
  });

  it('is shut to a guest: nothing is asked of the server for them', async () => {
    const page = await house.visitor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.evaluate(`localStorage.setItem('parlour.login', ${JSON.stringify(JSON.stringify(kept(ann)))})`);
    await page.goto('/admin/sessions');
    await page.getByText('This part of the house is for administrators').waitFor();
    expect(await page.getByRole('link', { name: 'Console' }).count()).toBe(0);
    expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
    await page.context().close();
  });

  it('finds a session, draws its table at an earlier version, verifies, rewinds and cancels it', async () => {
    const page = await signedIn();
    await page.locator('#content').getByRole('link', { name: 'Console' }).click();
    await page.getByText('Live tables').waitFor();
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Sessions' }).click();
    await page.getByRole('searchbox', { name: 'Id, number or player' }).fill('ann');
    await page.getByRole('searchbox', { name: 'Id, number or player' }).press('Enter');
    await page.getByRole('link', { name: 'Session 1', exact: true }).click();
    await page.getByText('This look is written down in the audit.').waitFor();
    const table = page.locator('.admin-stage[data-game="four-in-a-square"]');
    await table.waitFor();

    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('4 actions and 5 snapshots agree').waitFor();

    await page.getByRole('slider', { name: 'Version that is looked at' }).press('Home');
    await page.getByText('Version 0 of 4').first().waitFor();
    await page.getByRole('button', { name: 'Rewind' }).click();
    const rewind = page.getByRole('form', { name: 'Rewind to version 0?' });
    await rewind.getByLabel('Reason, kept in the audit').fill('Both players asked for it');
    expect(await minded(page)).toEqual([]);
    await rewind.getByRole('button', { name: 'Rewind' }).click();
    await page.getByText('Version 5 of 5').first().waitFor();

    await page.getByRole('button', { name: 'Cancel the game' }).click();
    const cancel = page.getByRole('form', { name: 'Cancel this game?' });
    await cancel.getByLabel('Reason, kept in the audit').fill('A test');
    await cancel.getByRole('button', { name: 'Cancel the game' }).click();
    await page.locator('h1').getByText('cancelled').waitFor();
    expect(await ask(`/api/sessions/${sessionId}`)).toMatchObject({ status: 'cancelled', version: 6 });

    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Audit' }).click();
    await page.getByLabel('Deed').selectOption('rewind');
    await page.getByText('{"toVersion":0,"reason":"Both players asked for it"}').waitFor();
    await page.getByRole('cell', { name: 'looked', exact: true }).waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('hides a reported message, bans who said it, and lifts the ban', async () => {
    const page = await signedIn();
    await page.goto('/admin/reports');
    await page.getByRole('link', { name: 'Report 1' }).click();
    await page.getByRole('blockquote').getByText('You play like a boot.').waitFor();
    await page.getByLabel('Note for other admins').fill('Once is enough');
    await page.getByRole('button', { name: 'Hide the message' }).click();
    await page.getByText('Once is enough').waitFor();
    expect(JSON.stringify(await ask(`/api/sessions/${sessionId}/chat`))).not.toContain('boot');

    await page.getByRole('link', { name: 'The account that said it' }).click();
    await page.getByRole('button', { name: 'Ban' }).click();
    await page.getByLabel('Reason, kept in the audit').fill('Insults');
    await page.getByRole('form', { name: 'Ban Ann?' }).getByRole('button', { name: 'Ban' }).click();
    await page.getByText(/^Banned since .*: Insults$/).waitFor();
    expect(await statusOf('/api/sessions?mine=true')).not.toBe(200);
    await page.getByRole('button', { name: 'Lift the ban' }).click();
    await page.getByRole('button', { name: 'Ban', exact: true }).waitFor();
    expect(await statusOf('/api/sessions?mine=true')).toBe(200);
    await page.context().close();
  });

  it('reads what the language model was asked and answered, and leaves a line in the audit', async () => {
    const { game_id } = await post<{ game_id: string }>('/api/ggltcg/games', {
      player1: { player_id: 'ai-1', deck: ['Gibbers', 'Sock Sorcerer', 'Monster', 'Twist', 'Drop', 'Toynado'] },
      player2: { player_id: 'ai-2', deck: ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'] },
      first_player_id: 'ai-1',
    });
    await post(`/api/ggltcg/games/${game_id}/ai-turn?full=true&player_id=ai-1`, {});
    const page = await signedIn();
    await page.goto('/admin');
    await page.getByRole('link', { name: 'Language model' }).click();
    const row = page
      .getByRole('row')
      .filter({ hasText: game_id.slice(0, 8) })
      .first();
    await row.getByText('Toys first').waitFor();
    await row.getByRole('button', { name: 'Read' }).click();
    await page.getByRole('dialog').getByText('"selected_index": 0').waitFor();
    expect(await minded(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByText('No game is over yet.').waitFor();
    await page.goto('/admin/audit');
    await page.getByRole('cell', { name: 'read what the model was asked' }).first().waitFor();
    await page.context().close();
  });

  /** An admin who came in by the form. */
  async function signedIn(): Promise<Page> {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    await page.goto('/sign-in?back=/me');
    await page.getByLabel('E-mail address').fill(ADMIN.ADMIN_EMAIL);
    await page.getByLabel('Password').fill(ADMIN.ADMIN_PASSWORD);
    await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Admin' }).waitFor();
    return page;
  }

  const request = (path: string, more: object = {}) =>
    fetch(house.url + path, {
      headers: {
        'content-type': 'application/json',
        ...(isOpen(path) ? undefined : { authorization: `Bearer ${ann.accessToken}` }),
      },
      ...more,
    });
  const statusOf = async (path: string) => (await request(path)).status;
  async function ask<T>(path: string, more: object = {}): Promise<T> {
    const response = await request(path, more);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }
  function post<T extends object>(path: string, body: object): Promise<T> {
    return ask<T>(path, { method: 'POST', body: JSON.stringify(body) });
  }
});

/** A login as the page keeps it. */
function kept(signedIn: object): object {
  return { ...signedIn, takenAt: Date.now(), expiresAt: Date.now() + 900_000 };
}
