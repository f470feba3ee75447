import { UNTIMED } from './support/check-scenes.js';
import { House } from './support/house.js';
import { TablePage } from './support/table-page.js';
import type { Hand } from './support/table-page.js';
import { Traffic } from './support/traffic.js';

const generic = '?table=generic';
const bot = { kind: 'bot', level: 'easy' };

/**
 * Games that do not last long; a seed makes each the same every time. Each is played once here, two by mouse, one by keys and one
 * by touch: the table is the same for all of them.
 */
const SHORT = {
  check: {
    options: { ...UNTIMED, match: { mode: 'single' }, maxTurnsPerRound: 10 },
    seats: [{ kind: 'me' }, bot],
    seed: 'a',
  },
  ggltcg: { options: { max_turns: 10 }, seats: [{ kind: 'me' }, bot], seed: 'b' },
  'viking-vengeance': { seats: [{ kind: 'me' }, bot], seed: 'c' },
  'tcg-fuel': { options: { startingLife: 5 }, seats: [{ kind: 'me' }, bot], seed: 'd' },
} as const;

describe('the table for any game', () => {
  let house: House;

  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  const whole = async (game: string, wanted: object, hand: Hand, options = {}) => {
    const page = await house.visitor({ reducedMotion: 'reduce', ...options });
    const table = await TablePage.sitDown(page, game, wanted, { hand, search: generic });
    const presses = await table.playToTheEnd();
    expect(presses).toBeGreaterThan(3);
    expect((await table.offered()).over).toBe(true);
    return table;
  };

  for (const game of ['ggltcg', 'tcg-fuel'] as const) {
    it(`plays ${game} to the end by mouse`, async () => {
      const table = await whole(game, SHORT[game], 'mouse');
      await table.page.context().close();
    });
  }

  it('plays Viking Vengeance to the end by keyboard alone, and says what happens', async () => {
    const table = await whole('viking-vengeance', SHORT['viking-vengeance'], 'keyboard');
    await table.page.getByTestId('spoken').filter({ hasText: /\S/ }).waitFor({ state: 'attached' });
    await table.page.context().close();
  });

  it('plays Check to the end by touch on a small phone, with nothing too wide or too small', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const page = await house.visitor({ reducedMotion: 'reduce', ...phone });
    const table = await TablePage.sitDown(page, 'check', SHORT.check, { hand: 'touch', search: generic });
    expect(await table.tooWideOrSmall()).toEqual([]);
    expect(await table.playToTheEnd()).toBeGreaterThan(3);
    expect(await table.tooWideOrSmall()).toEqual([]);
    await page.context().close();
  });
});

describe('Go Fish, a game of which the page knows nothing', () => {
  let house: House;

  beforeAll(async () => {
    house = await House.open('dist/examples/go-fish/server.js', { TEST_HOOKS: '1' });
  });
  afterAll(() => house.close());

  it('is played to the end by keyboard alone', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    const seats = [{ kind: 'me' }, { kind: 'bot' }];
    const table = await TablePage.sitDown(page, 'go-fish', { seats, seed: 'e' }, { hand: 'keyboard' });
    expect(await table.playToTheEnd()).toBeGreaterThan(3);
    await page.context().close();
  });

  const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  /** A card as the wire and the page write it: between quotes, brackets, or after the name of a row. */
  const CARD = /[>"':.#\\]([2-9TJQKA][cdhs])(?=[<"'\\])/g;

  it('is played by two browsers, one by touch on a small phone and one by mouse, and watched by a third; each holds its own cards only', async () => {
    const [ann, bob, eve] = await Promise.all(
      [PHONE, {}, {}].map((options) => house.visitor({ reducedMotion: 'reduce', ...options })),
    );
    const [atAnn, atBob, atEve] = [ann!, bob!, eve!].map((page) => new Traffic(page));
    await ann!.goto('/');
    await ann!.getByRole('button', { name: 'A friend: Go Fish' }).tap();
    const code = await ann!.locator('.room-code').textContent();
    await bob!.goto(`/play/join/${code}`);
    await bob!.getByRole('button', { name: 'I am ready' }).click();
    await ann!.getByRole('button', { name: 'Start', exact: true }).tap();
    for (const page of [ann!, bob!]) await page.locator('.frame[data-version]').waitFor();
    await eve!.goto(ann!.url());
    await eve!.getByText('You are watching.').waitFor();
    const [byTouch, byMouse] = [new TablePage(ann!, 'touch'), new TablePage(bob!)];
    expect(await byTouch.tooWideOrSmall()).toEqual([]);
    const presses = await Promise.all([
      byTouch.playToTheEnd(() => Promise.all([atAnn!.lookAround(), atEve!.lookAround()]).then(() => {})),
      byMouse.playToTheEnd(() => atBob!.lookAround()),
    ]);
    expect(Math.min(...presses)).toBeGreaterThan(3);
    expect(await byTouch.tooWideOrSmall()).toEqual([]);
    for (const page of [ann!, bob!, eve!]) await page.getByTestId('outcome').waitFor();

    const id = /table\/([^?]+)/.exec(ann!.url())![1]!;
    /** Every card that a seat saw before the end: in its views, and in passing, where a book was laid down at once. */
    const seen = async (as: string) => {
      const cards = new Set<string>();
      const add = (told: unknown) => {
        for (const [, card] of JSON.stringify(told).matchAll(CARD)) cards.add(card!);
      };
      for (let from: number | null = 0; from !== null;) {
        const answer = await fetch(`${house.url}/api/sessions/${id}/views?as=${as}&from=${from}`);
        const { pictures, next } = (await answer.json()) as { pictures: { outcome: unknown }[]; next: number | null };
        add(pictures.filter(({ outcome }) => outcome === null));
        from = next;
      }
      for (let since: number | null = 0; since !== null;) {
        const answer = await fetch(`${house.url}/api/sessions/${id}/history?as=${as}&since=${since}`);
        const { entries, next } = (await answer.json()) as { entries: { events: unknown }[]; next: number | null };
        add(entries.map(({ events }) => events));
        since = next;
      }
      return cards;
    };
    const [annSaw, bobSaw] = [await seen('seat0'), await seen('seat1')];
    expect(annSaw.size).toBeGreaterThan(6);
    expect([...atAnn!.find(CARD)].filter((card) => !annSaw.has(card))).toEqual([]);
    expect([...atBob!.find(CARD)].filter((card) => !bobSaw.has(card))).toEqual([]);
    expect(atAnn!.find(CARD).size).toBeGreaterThan(6);
    expect(atEve!.size).toBeGreaterThan(10);
    expect([...atEve!.find(CARD)]).toEqual([]);
    await Promise.all([ann!, bob!, eve!].map((page) => page.context().close()));
  });

  it('has tools for those who write a game: trees, a random choice, any version, a new game from here', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    await TablePage.sitDown(page, 'go-fish', { seats, seed: 'f' }, { search: '?dev' });
    const tools = page.getByRole('region', { name: 'For developers' });
    await tools.locator('summary', { hasText: /^View / }).click();
    await tools.getByText('pond:').waitFor();
    // The screen goes from hand to hand: a curtain may fall at any moment between two presses.
    await page.addLocatorHandler(page.getByRole('button', { name: /^I am / }), (curtain) => curtain.click());
    for (const version of [1, 2, 3]) {
      await tools.getByRole('button', { name: 'Play a random choice' }).click();
      await page.locator(`.frame[data-version="${version}"][data-settled="true"]`).waitFor();
    }
    await tools.getByLabel('Look through').selectOption('1');
    const before = page.url();
    await tools.getByRole('button', { name: 'New game from here' }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('.frame[data-version="0"]').waitFor();
    await page.goto(before);
    await tools.getByLabel('Version').fill('1');
    await page.keyboard.press('Enter');
    await page.locator('[data-testid="looking-at"] b:text-is("1")').waitFor();
    await page.context().close();
  });
});
