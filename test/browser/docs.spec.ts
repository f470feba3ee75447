import type { Locator, Page } from 'playwright-core';
import { ADMIN } from '../../scripts/furnish.mjs';
import { House } from './support/house.js';

/** One endpoint of the page, pressed as it stands; only the holes of its path are filled in. */
async function execute(page: Page, tag: string, operation: string, holes: Readonly<Record<string, string>> = {}) {
  const block = page.locator(`#operations-${tag}-${operation}`);
  if ((await block.count()) === 0) await page.locator(`#operations-tag-${tag} button`).first().click();
  await block.locator('.opblock-summary-control').click();
  for (const [name, value] of Object.entries(holes)) {
    await block.locator(`tr[data-param-name="${name}"] input`).fill(value);
  }
  await block.getByRole('button', { name: 'Execute' }).click();
  const answer = block.locator('.live-responses-table .response').first();
  const status = Number(await answer.locator('.response-col_status').innerText());
  const body = await bodyOf(answer);
  await block.locator('.opblock-summary-control').click();
  return { status, body };
}

async function bodyOf(answer: Locator): Promise<Record<string, unknown>> {
  return JSON.parse(await answer.locator('.highlight-code code').innerText()) as Record<string, unknown>;
}

describe('The page of the API', () => {
  let house: House;
  let page: Page;

  beforeAll(async () => {
    house = await House.open(undefined, ADMIN);
    page = await house.visitor();
    await page.goto('/docs');
  });
  afterAll(() => house.close());

  const press = async (
    statuses: Record<string, number>,
    tag: string,
    operation: string,
    holes?: Readonly<Record<string, string>>,
  ) => {
    const { status, body } = await execute(page, tag, operation, holes);
    statuses[operation] = status;
    return body;
  };
  let id: string;

  it('prefills what can be executed as it stands, for a guest who signs in with one press', async () => {
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByText(/Signed in as .* \(player\)/).waitFor();

    const statuses: Record<string, number> = {};
    await press(statuses, 'Accounts', 'Auth_me');
    id = String((await press(statuses, 'Sessions', 'Sessions_open')).sessionId);
    await press(statuses, 'Sessions', 'Sessions_view', { id });
    expect(statuses).toEqual({
      Auth_me: 200,
      Sessions_open: 201,
      Sessions_view: 200,
    });
  });

  it('prefills actions that are allowed in the session it prefills, and new games', async () => {
    const statuses: Record<string, number> = {};
    await press(statuses, 'Sessions', 'Sessions_preview', { id });
    await press(statuses, 'Sessions', 'Sessions_act', { id });
    await press(statuses, 'Sessions', 'Sessions_history', { id });
    await press(statuses, 'Four_in_a_Square', 'FourInASquare_create');
    await press(statuses, 'Check', 'Check_create');
    expect(statuses).toEqual({
      Sessions_preview: 200,
      Sessions_act: 200,
      Sessions_history: 200,
      FourInASquare_create: 201,
      Check_create: 201,
    });
  });

  it('signs an administrator in with one form', async () => {
    await page.getByLabel('Email').fill(ADMIN.ADMIN_EMAIL);
    await page.getByLabel('Password').fill('not this one');
    await page.locator('#sign-in').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#sign-in output', { hasText: /\S/ }).waitFor();
    expect(await page.locator('#sign-in output').innerText()).not.toContain('Signed in');
    await page.getByLabel('Password').fill(ADMIN.ADMIN_PASSWORD);
    await page.locator('#sign-in').getByRole('button', { name: 'Sign in' }).click();
    await page.getByText(/\(admin\)/).waitFor();
    expect(await execute(page, 'Admin', 'AdminFigures_figures')).toMatchObject({ status: 200 });
  });
});
