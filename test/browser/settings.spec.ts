import type { Page } from 'playwright-core';
import { until } from '../support/until.js';
import { PRESSED } from './support/check-scenes.js';
import { CheckTables } from './support/check-tables.js';
import { CLASSIC, FREE, GgltcgScenes, press as pressCard } from './support/ggltcg-scenes.js';
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

/** Whether the stage was ever still telling something since. */
const WATCH_STAGE = `(() => {
  window.wasMoving = false;
  const frame = document.querySelector('.frame');
  const look = () => (window.wasMoving ||= frame.dataset.settled === 'false');
  new MutationObserver(look).observe(frame, { attributeFilter: ['data-settled'] });
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
    // Only a page that is installed has an icon that a number can stand on.
    const manifest = await page.request.get('/manifest.webmanifest');
    expect(await manifest.json()).toMatchObject({ display: 'standalone', start_url: '/' });

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

  it('hand: asked at every step, a card is dragged or stays', async () => {
    const scenes = new GgltcgScenes(house);
    const folk = await scenes.guests(2);
    const handPressed = async (settings: object): Promise<string> => {
      const page = await scenes.pageOf(folk[0]!, calm, settings);
      await scenes.sit(page, await scenes.begin(folk, CLASSIC));
      await pressCard(page, 'Umbruh');
      const hand = page.locator('.HandBacks:is(.target, .taken)');
      await hand.waitFor();
      const classes = (await hand.getAttribute('class')) ?? '';
      await page.context().close();
      return /\btaken\b/.test(classes) ? 'taken by itself' : 'asked for';
    };
    // Only one hand can be gone for.
    expect(await handPressed({})).toBe('taken by itself');
    expect(await handPressed({ askEveryStep: true })).toBe('asked for');

    const dragged = async (settings: object): Promise<number> => {
      const page = await scenes.pageOf(folk[0]!, calm, settings);
      await scenes.sit(page, await scenes.begin(folk, FREE));
      const box = (await page.locator('.HandZone .thing.source').first().boundingBox())!;
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y - 60, { steps: 4 });
      const count = await page.locator('[data-dragged]').count();
      await page.context().close();
      return count;
    };
    expect([await dragged({}), await dragged({ drag: false })]).toEqual([1, 0]);
  });

  it('motion: told step by step, or at once', async () => {
    const unsettled = async (settings: object): Promise<boolean> => {
      const page = await visitorWith(settings);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const table = await Table.sitDown(page, { pieces: 8 });
      await table.myTurn();
      await page.evaluate(WATCH_STAGE);
      await table.playOneTurn();
      await table.myTurn();
      const was = await page.evaluate<boolean>('window.wasMoving');
      await page.context().close();
      return was;
    };
    expect([await unsettled({}), await unsettled({ speed: 'instant' })]).toEqual([true, false]);
  });

  it('seeing: two colours of suits or four', async () => {
    const tables = new CheckTables(house);
    const folk = await tables.guests(2);
    const inks = async (settings: object): Promise<string> => {
      const page = await tables.pageOf(folk[0]!, calm, settings);
      await tables.sit(page, await tables.begin(folk, PRESSED.fixture, PRESSED.options));
      const club = page.locator('.middle .card-face').first();
      await club.waitFor();
      const svg = await club.innerHTML();
      await page.context().close();
      return [...new Set(svg.match(/#[0-9a-f]{6}\b/g))].sort().join();
    };
    const [two, four] = [await inks({}), await inks({ fourColourSuits: true })];
    expect(two).toMatch(/#/);
    expect(four).not.toBe(two);
    expect(await inks({})).toBe(two);
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
