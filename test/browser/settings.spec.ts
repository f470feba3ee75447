import type { Page } from 'playwright-core';
import { until } from '../support/until.js';
import { House } from './support/house.js';
import { Table } from './support/table.js';
import { TablePage } from './support/table-page.js';

const calm = { reducedMotion: 'reduce', viewport: { width: 1280, height: 860 } } as const;

/** What a page did beside drawing. */
interface Told {
  readonly sounds: number;
  readonly said: readonly string[];
  readonly badges: readonly number[];
  readonly notices: readonly string[];
}

/** Stands in for what a machine would do: its speaker, its voice, its badge and its notifications. */
const LISTENING = `(() => {
  const told = (window.told = { sounds: 0, said: [], badges: [], notices: [] });
  const createGain = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () {
    told.sounds += 1;
    return createGain.call(this);
  };
  SpeechSynthesis.prototype.speak = ({ text }) => void told.said.push(text);
  navigator.setAppBadge = async (count) => void told.badges.push(count);
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title) {
      told.notices.push(title);
    }
    close() {}
  };
})()`;

const told = (page: Page): Promise<Told> => page.evaluate('window.told');

describe('every setting does what it says', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  const visitorWith = async (settings: object): Promise<Page> => {
    const page = await house.visitor(calm);
    await page.addInitScript(LISTENING);
    const kept = JSON.stringify(JSON.stringify(settings));
    // Unless a test has changed them since.
    await page.addInitScript(`localStorage['parlour:settings'] ??= ${kept}`);
    return page;
  };

  it('sounds: none, those of the table, or the chime alone; and the voice of the browser', async () => {
    const silent = await visitorWith({ sounds: 'off', loudness: 50 });
    const table = await Table.sitDown(silent, { pieces: 8 });
    await table.playOneTurn();
    await table.myTurn();
    expect(await told(silent)).toMatchObject({ sounds: 0, said: [] });
    await silent.context().close();

    const chiming = await visitorWith({ sounds: 'off', turnChime: true, readLog: true, loudness: 50 });
    const other = await Table.sitDown(chiming, { pieces: 8 });
    await other.playOneTurn();
    await other.myTurn();
    await until('a chime', async () => (await told(chiming)).sounds > 0);
    await until('the voice', async () => (await told(chiming)).said.some((text) => text.includes('Blue slides')));
    await chiming.context().close();

    const sounding = await visitorWith({ sounds: 'table', loudness: 50 });
    const third = await Table.sitDown(sounding, { pieces: 8 });
    await third.myTurn();
    await third.play(third.cell([0, 0]));
    await until('wood', async () => (await told(sounding)).sounds > 0);
    await sounding.context().close();
  });

  it('notice: the title, the dot and the badge, a notification while nobody looks', async () => {
    const page = await visitorWith({ notification: true });
    const table = await Table.sitDown(page, { pieces: 8 });
    await table.myTurn();
    await page.addInitScript(`Object.defineProperty(document, 'hidden', { get: () => true })`);
    await page.goto('/help');
    const icon = page.locator('link[rel="icon"]');
    await page.locator('link[rel="icon"][href="/icon-turn.svg"]').waitFor({ state: 'attached' });
    await until('the title', async () => (await page.title()).startsWith('● Your turn'));
    await until('a notification', async () => (await told(page)).notices.includes('Your turn: Four in a Square'));
    expect((await told(page)).badges.at(-1)).toBe(1);

    const off = JSON.stringify(JSON.stringify({ turnTitle: false, turnBadge: false, notification: false }));
    await page.evaluate(`localStorage.setItem('parlour:settings', ${off})`);
    await page.goto('/me/games');
    await page.getByText('Your turn').first().waitFor();
    expect(await page.title()).not.toMatch(/^●/);
    expect(await icon.getAttribute('href')).toBe('/icon.svg');
    const { badges, notices } = await told(page);
    expect([badges.filter((count) => count > 0), notices]).toEqual([[], []]);
    await page.context().close();
  });

  it('motion and hand: steps of a bot wait, one press plays, the end of a turn is asked about', async () => {
    const stepping = await visitorWith({ stepThroughBots: true });
    const table = await Table.sitDown(stepping, { pieces: 8 });
    await table.playOneTurn();
    await stepping.getByRole('button', { name: 'Go on' }).click();
    await stepping.context().close();

    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const quick = await visitorWith({ onePress: true });
    await TablePage.sitDown(quick, 'ggltcg', { seats, seed: 'b' });
    const card = quick.locator('[data-zone^="hand"] .thing.source').first();
    const ref = await card.getAttribute('data-ref');
    await card.click();
    await quick.locator(`[data-zone^="side"] [data-ref="${ref}"]`).waitFor();
    await quick.context().close();

    const careful = await visitorWith({});
    await TablePage.sitDown(careful, 'ggltcg', { seats, seed: 'b' });
    await careful.locator('[data-zone^="hand"] .thing.source').first().click();
    await careful.locator('[data-done]').waitFor(); // the press before has only chosen
    await careful.context().close();

    const pass = '[data-press^="=way:endTurn"]';
    const asked = await visitorWith({});
    await TablePage.sitDown(asked, 'viking-vengeance', { seats, seed: 'c' });
    await asked.locator(pass).click();
    await asked.getByRole('dialog').locator('[data-sure]').waitFor();
    await asked.context().close();
    const unasked = await visitorWith({ confirmEnds: false });
    await TablePage.sitDown(unasked, 'viking-vengeance', { seats, seed: 'c' });
    await unasked.locator(pass).click();
    await unasked
      .locator('.side')
      .getByText(/^You pass\./)
      .waitFor();
    await unasked.context().close();
  });

  it('seeing and talk: colours, letters, less motion; phrases alone, or nothing', async () => {
    const page = await visitorWith({ colours: 'mono', manaLetters: true, lessMotion: 'on', talk: 'phrases' });
    await page.goto('/tcg-fuel/cards/peat-horror');
    const pip = page.locator('.fu-pip[data-letter]').first();
    await pip.waitFor();
    const look = `(() => {
      const pip = document.querySelector('.fu-pip[data-letter]');
      const { filter } = getComputedStyle(document.documentElement);
      return [filter, getComputedStyle(pip, '::after').content, document.documentElement.dataset.motion ?? null];
    })()`;
    expect(await page.evaluate(look)).toEqual([
      expect.stringContaining('grayscale'),
      expect.stringMatching(/\w/),
      'less',
    ]);
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    await TablePage.sitDown(page, 'four-in-a-square', { seats });
    await page.getByRole('tab', { name: 'Talk' }).click();
    await page.getByRole('button', { name: 'Well played' }).waitFor();
    expect(await page.getByLabel('Say something').count()).toBe(0);
    await page.evaluate(`localStorage.setItem('parlour:settings', '{"talk":"off"}')`);
    await page.reload();
    await page.getByRole('tab', { name: 'Log' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Talk' }).count()).toBe(0);
    await page.goto('/tcg-fuel/cards/peat-horror');
    await pip.waitFor();
    expect(await page.evaluate(look)).toEqual(['none', 'none', null]);
    await page.context().close();
  });
});
