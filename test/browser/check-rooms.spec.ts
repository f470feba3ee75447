import type { Locator, Page } from 'playwright-core';
import type { GameInfo, OptionSchema } from '@parlour/client';
import { House } from './support/house.js';
import { unfold } from './support/unfold.js';

const AT_A_TABLE = /\/check\/table\/[0-9a-f-]{36}$/;
const QUIET = { reducedMotion: 'reduce' } as const;
/** Seats, how many bots the form of the room brings, and how many are asked in the room itself; the rest are people. */
const ROOMS = [
  { seats: 2, bots: 0, asked: 0 },
  { seats: 3, bots: 0, asked: 1 },
  { seats: 4, bots: 2, asked: 0 },
  { seats: 5, bots: 1, asked: 1 },
  { seats: 6, bots: 0, asked: 0 },
] as const;

/** Rooms and new games of Check, made by nothing but what the page offers. */
describe('Check before its first card', () => {
  let house: House;
  let game: GameInfo;
  beforeAll(async () => {
    house = await House.open();
    const { games } = (await (await fetch(`${house.url}/api/games`)).json()) as { readonly games: readonly GameInfo[] };
    game = games.find(({ slug }) => slug === 'check')!;
  });
  afterAll(() => house?.close());

  const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
  const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const pick = (page: Page, of: string, name: string) =>
    group(page, of).getByRole('radio', { name, exact: true }).check();

  describe('in a room', () => {
    let folk: Page[];
    beforeAll(async () => {
      folk = await Promise.all(Array.from({ length: 6 }, () => house.visitor(QUIET)));
    });
    afterAll(() => Promise.all(folk.map((page) => page.context().close())));

    it.each(ROOMS)(
      'for $seats begins, with $bots bots from its form and $asked more',
      async ({ seats, bots, asked }) => {
        const [host, ...friends] = folk as [Page, ...Page[]];
        await host.goto('/play/new?game=check');
        await pick(host, 'Seats', String(seats));
        if (bots > 0) await pick(host, 'Bots', String(bots));
        // Six pages look at their cards one after another: on a slow machine the usual twenty seconds are over before that.
        await pick(host, 'A set of rules', 'Untimed');
        await button(host, 'Open the room').click();
        const code = await host.locator('.room-code').textContent();
        for (let seat = seats - asked; seat < seats; seat++) {
          await button(host, `Add a bot at seat ${seat + 1}`).click();
          await button(host.locator('dialog[open]'), 'Add a bot').click();
          await host.locator('dialog[open]').waitFor({ state: 'detached' });
        }
        const guests = friends.slice(0, seats - bots - asked - 1);
        for (const guest of guests) {
          await guest.goto(`/play/join/${code}`);
          await button(guest, 'I am ready').click();
        }
        await host.getByText(`${seats} of ${seats} taken, ${seats - 1} ready`).waitFor();
        await host.getByText('Start when you are ready.').waitFor();
        await button(host, 'Start').click();
        for (const page of [host, ...guests]) {
          await page.waitForURL(AT_A_TABLE);
          await page.locator('.frame[data-settled="true"] .check-table').waitFor();
          expect(await page.locator('.check-table .seat').count()).toBe(seats - 1);
          expect(await page.locator('.check-table .own .slot').count()).toBe(4);
          await button(page, 'Look at your two cards').click();
          await page.locator('.own .slot.is-up').nth(1).waitFor();
          expect(new URL(page.url()).pathname).toBe(new URL(host.url()).pathname);
        }
      },
    );
  });

  /** The options that go over the line when the page sits down, and those with which the game then is played. */
  const sitDown = async (page: Page): Promise<readonly [sent: object, played: object]> => {
    const asked = page.waitForRequest(
      (request) => request.url().endsWith('/api/sessions') && request.method() === 'POST',
    );
    await button(page, 'Sit down').click();
    const { options: sent = {} } = (await asked).postDataJSON() as { readonly options?: object };
    await page.waitForURL(AT_A_TABLE);
    const id = page.url().split('/').at(-1)!;
    const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('parlour.login')).accessToken`);
    const headers = { authorization: `Bearer ${token}` };
    const { options } = (await (await fetch(`${house.url}/api/sessions/${id}`, { headers })).json()) as {
      readonly options: object;
    };
    return [sent, options];
  };

  it('has a new game by every preset, which its form shows', async () => {
    const page = await house.visitor(QUIET);
    expect(game.presets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['classic', 'online', 'gentle', 'brisk', 'untimed', 'correspondence']),
    );
    for (const { title, about, options } of game.presets) {
      await page.goto('/check/new');
      await pick(page, 'A set of rules', title);
      await page.getByText(about).waitFor();
      await unfold(page, 'All options, one by one');
      for (const [name, value] of Object.entries(options)) {
        expect([name, await shown(page, name, game.optionSchema[name]!)]).toEqual([name, value]);
      }
      const [sent, played] = await sitDown(page);
      expect(sent).toEqual(options);
      expect(played).toMatchObject({ ...game.options, ...options });
    }
    await page.context().close();
  });

  it('has a new game with every option of the schema changed by hand', async () => {
    const page = await house.visitor(QUIET);
    await page.goto('/check/new');
    await unfold(page, 'All options, one by one');
    const wanted: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(game.optionSchema)) wanted[name] = await change(page, name, schema);
    expect(Object.values(wanted)).not.toContain(undefined);
    const [sent, played] = await sitDown(page);
    expect(sent).toEqual(wanted);
    expect(played).toMatchObject(wanted);
    await page.context().close();
  });

  /** `peekMs` is asked for as "Peek seconds". */
  const labelOf = (name: string) => {
    const words = name.replace(/Ms$/, ' seconds').replace(/([a-z])([A-Z])/g, '$1 $2');
    return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
  };
  const textOf = (value: unknown) => String(value).replace(/^[a-z]/, (first) => first.toUpperCase());
  const scaleOf = (name: string) => (name.endsWith('Ms') ? 1000 : 1);

  /** What the form shows for an option. */
  const shown = async (page: Page, name: string, { type, enum: values }: OptionSchema): Promise<unknown> => {
    const label = labelOf(name);
    if (type === 'boolean') return page.getByRole('switch', { name: label, exact: true }).isChecked();
    if (!values) return Number(await page.getByLabel(label, { exact: true }).inputValue()) * scaleOf(name);
    const text = await group(page, label).locator('label:has(:checked)').innerText();
    return values.find((value) => textOf(value) === text);
  };

  /** Sets an option to something unusual by its field, and says to what. */
  const change = async (page: Page, name: string, schema: OptionSchema): Promise<unknown> => {
    const label = labelOf(name);
    const { type, enum: values, minimum = 0, maximum = 0, oneOf } = schema;
    if (name === 'firstSeat') {
      await page.getByLabel(label, { exact: true }).selectOption({ label: 'Seat 2' });
      return 1;
    }
    if (name === 'match') {
      await pick(page, label, 'Rounds');
      await page.getByLabel('Match rounds', { exact: true }).fill('3');
      return { mode: 'rounds', rounds: 3 };
    }
    if (oneOf) return undefined;
    if (type === 'boolean') {
      const isOn = page.getByRole('switch', { name: label, exact: true });
      await isOn.setChecked(schema.default !== true, { force: true });
      return schema.default !== true;
    }
    if (values) {
      const other = values.find((value) => value !== schema.default);
      await pick(page, label, textOf(other));
      return other;
    }
    const number = Math.min(maximum, minimum + 7 * scaleOf(name));
    await page.getByLabel(label, { exact: true }).fill(String(number / scaleOf(name)));
    return number;
  };
});
