import type { Locator, Page } from 'playwright-core';
import { until } from '../support/until.js';
import { House } from './support/house.js';
import { OwnVikings } from './support/own-vikings.js';
import { unfold } from './support/unfold.js';
import { VikingTable } from './support/viking-table.js';

const DESK = { viewport: { width: 1280, height: 900 } };
const login = 'JSON.parse(localStorage.getItem("parlour.login")).accessToken';
const userId = 'JSON.parse(localStorage.getItem("parlour.login")).user.id';
/** One more of a card on the bench, by its press. */
const add = (page: Page, card: string) => page.locator(`[data-card="${card}"] .cell-card`).click();
const draft = (page: Page) => page.evaluate<string | null>('localStorage.getItem("parlour:draft:tcg-fuel:new")');
/** So many are there, at last. */
const counts = (things: Locator, count: number) =>
  until(`${count} of ${String(things)}`, async () => (await things.count()) === count);
const size = (page: Page) => page.locator('.deck-size').innerText();

describe('Decks in the browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  it('of TCG Fuel are judged while they are built, kept as drafts, saved and played', async () => {
    const page = await house.visitor({ ...DESK, reducedMotion: 'reduce' });
    await page.goto('/tcg-fuel/decks/new');
    await add(page, 'kettle-imp');
    await page.getByText('Deck must have at least 40 cards, found 1', { exact: false }).waitFor();
    await unfold(page, 'Import, export and more');
    await page.getByLabel('As lines').fill('4 Kettle Imp\n4 Sparkplug Runnr\n20 Mountain');
    await page.getByRole('button', { name: 'Read these lines' }).click();
    await page.getByText('There is no card Sparkplug Runnr').waitFor();
    await page
      .getByLabel('As lines')
      .fill('4 Kettle Imp\n4 Sparkplug Runner\n4 Flashover Dart\n4 Redline Surge\n23 Mountain');
    await page.getByRole('button', { name: 'Read these lines' }).click();
    await page.getByText('Deck must have at least 40 cards, found 39').waitFor();
    expect(await size(page)).toBe('39 / 40');
    // Four of a card are enough, of a basic land there is no end; Shift takes one away again.
    await add(page, 'kettle-imp');
    expect(await size(page)).toBe('39 / 40');
    await page.locator('[data-card="mountain"] .cell-card').focus();
    await page.keyboard.press('Enter');
    await page.getByText('May be played.').waitFor();
    expect(await size(page)).toBe('40 / 40');
    await page.locator('[data-card="mountain"] .cell-card').click({ modifiers: ['Shift'] });
    await page.getByText('Deck must have at least 40 cards, found 39').waitFor();
    await add(page, 'mountain');

    await page.getByLabel('Name of the deck').fill('Kettle rush');
    await page.getByRole('link', { name: 'My decks' }).click();
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    // The browser keeps the draft: after a reload it is still there.
    await until('a draft in storage', async () => ((await draft(page)) ?? '').includes('Kettle rush'));
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('This is what you had not saved the last time.').waitFor();
    expect(await size(page)).toBe('40 / 40');

    await page.getByRole('button', { name: 'Test hand' }).click();
    await counts(page.locator('.test-hand li'), 7);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/tcg-fuel\/decks\/\d+$/);
    await until('no draft in storage', async () => (await draft(page)) === null);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/\/tcg-fuel\/table\//);
    await page.locator('.fu-held').first().waitFor();
    const hand = await page.locator('.fu-held img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(hand.length).toBeGreaterThan(0);
    for (const art of hand) expect(art).toMatch(/(kettle-imp|sparkplug-runner|flashover-dart|redline-surge|mountain)/);
    await page.context().close();
  });

  it('of GGLTCG are six different cards, by name or at random, and go into a room', async () => {
    const page = await house.visitor({ ...DESK, reducedMotion: 'reduce' });
    await page.goto('/ggltcg/decks/new');
    await unfold(page, 'Import, export and more');
    await page.getByLabel('Toys in it').selectOption('6');
    await page.getByRole('button', { name: 'Deal six cards' }).click();
    await page.getByText('May be played.').waitFor();
    expect(await page.locator('.deck-list h3').allInnerTexts()).toEqual([expect.stringMatching(/^toys\s*6$/i)]);
    await page.getByLabel('By names').fill('Bearry, Ka, Knight, Raggy, Twist, Wake');
    await page.getByRole('button', { name: 'Take these names' }).click();
    await page.getByRole('button', { name: 'Take Beary instead' }).click();
    await page.getByRole('button', { name: 'Take these names' }).click();
    await page.locator('.deck-line-name', { hasText: 'Beary' }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/ggltcg\/decks\/1$/);
    // What an edition does not have cannot be added.
    await page.getByRole('radio', { name: 'Classic' }).check();
    await page.locator('.cell.is-out').first().waitFor();

    await page.goto('/play/new?game=ggltcg');
    await page.getByLabel('My deck').selectOption({ label: 'Favourite 1' });
    await page.getByRole('button', { name: 'Open the room' }).click();
    await page.waitForURL(/\/room\//);
    const brings = await page.evaluate<{ readonly deck?: readonly string[] }>(
      `fetch('/api/rooms/' + location.pathname.split('/').pop(), { headers: { authorization: 'Bearer ' + ${login} } })
        .then((response) => response.json()).then((room) => room.you.brings)`,
    );
    expect(JSON.stringify(brings)).toContain('Beary');
    await page.context().close();
  });

  it('of Viking Vengeance are made of cards that learn: a level gained in one game plays in the next', async () => {
    const page = await house.visitor({ ...DESK, reducedMotion: 'reduce' });
    await page.goto('/viking-vengeance/collection');
    await page.getByRole('button', { name: 'Get my cards' }).click();
    await page.getByRole('heading', { name: 'Norse' }).waitFor();
    const own = new OwnVikings(house.url, await page.evaluate<string>(login));
    expect(await own.cards()).toHaveLength(20);

    await page.goto('/viking-vengeance/decks/new');
    await page.locator('.cell:not(.is-out)').first().waitFor();
    for (const cell of await page.locator('.cell:not(.is-out)').all()) {
      const copies = await cell.locator('.have i').count();
      for (let n = 0; n < copies; n++) await cell.locator('.cell-card').click();
    }
    await page.getByText('May be played.').waitFor();
    expect(await size(page)).toBe('20 / 20');
    await page.getByLabel('Name of the deck').fill('Hammer and tide');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL(/\/viking-vengeance\/decks\/[0-9a-f-]{36}$/);

    // The second level takes 150; a game brings each card that is placed 20 or, if it is won, 25.
    await house.change('UPDATE viking_vengeance_user_card_instances SET xp = 130 WHERE user_id = $1', [
      await page.evaluate<string>(userId),
    ]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const table = new VikingTable(page);
    await table.board.waitFor();
    while (await table.myTurn()) await table.playOneTurn();
    await page.locator('.vv-lessons li.is-up').getByText('Level 2!').first().waitFor();
    const risen = (await own.cards()).filter(({ level }) => level === 2);
    await counts(page.locator('.vv-lessons li.is-up'), risen.length);
    await page.goto('/viking-vengeance/collection');
    await page.getByRole('button', { name: new RegExp(`^${risen[0]!.name}, level 2`) }).waitFor();

    await page.goto('/viking-vengeance/decks');
    await page.getByRole('button', { name: 'Play Hammer and tide against a bot' }).click();
    await page.waitForURL(/\/table\//);
    const learnt = page.locator('.vv-held .vv-level[data-text="2"]').first();
    while ((await table.myTurn()) && !(await learnt.isVisible())) await table.playOneTurn();
    expect(await learnt.isVisible()).toBe(true);
    await page.context().close();
  });

  it('grow by packs: five backs, turned one by one or all at once, the new ones marked', async () => {
    const page = await house.visitor(DESK);
    await page.goto('/viking-vengeance/packs');
    await page.getByRole('button', { name: 'Get my cards' }).click();
    await page.getByText('A pack costs 10 coins').waitFor();
    const own = new OwnVikings(house.url, await page.evaluate<string>(login));
    await house.change('UPDATE viking_vengeance_players SET in_game_currency = 20 WHERE user_id = $1', [
      await page.evaluate<string>(userId),
    ]);
    await page.reload();
    await page.getByRole('radio', { name: 'Polynesian' }).check();
    await page.getByRole('button', { name: 'Open for 10 coins' }).click();
    await counts(page.locator('.pack-back'), 5);
    await page.getByRole('button', { name: /^Turn card 1 over/ }).focus();
    await page.keyboard.press('Enter');
    await counts(page.locator('.pack-face'), 1);
    await page.getByRole('button', { name: 'Turn all' }).click();
    await counts(page.locator('.pack-face'), 5);
    const faces = await page.locator('.pack-face img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(faces.every((art) => art?.includes('polynesian-'))).toBe(true);
    await page.getByLabel('10 coins', { exact: true }).waitFor();
    expect(await own.coins()).toBe(10);
    expect(await own.cards()).toHaveLength(25);
    await page.locator('.pack-face', { hasText: 'New' }).first().waitFor();

    // A visitor who wants no motion sees them at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Another pack' }).click();
    await page.getByLabel('0 coins', { exact: true }).waitFor();
    await counts(page.locator('.pack-face'), 5);
    expect(await page.locator('.pack-back').count()).toBe(0);
    await page.context().close();
  });
});
