import type { BrowserContextOptions, Page } from 'playwright-core';
import type { CheckAction } from '../../src/games/check/rules/check.types.js';
import type { CheckEvent } from '../../src/games/check/rules/events.js';
import { PRESSED, SELDOM, SIX, SLOW, UNTIMED } from './support/check-scenes.js';
import { SecretSearch } from './support/check-secrets.js';
import { CheckTables } from './support/check-tables.js';
import type { CheckLook } from './support/check-tables.js';
import { House } from './support/house.js';
import { KindsSeen } from './support/kinds-seen.js';
import { TablePage } from './support/table-page.js';
import type { Hand } from './support/table-page.js';

/** The types make both lists complete: a new kind does not compile until it is here. */
const EVENTS: Readonly<Record<CheckEvent['type'], true>> = {
  roundStarted: true,
  initialPeek: true,
  peekConfirmed: true,
  peekPhaseEnded: true,
  cardDrawn: true,
  cardDiscarded: true,
  windowOpened: true,
  windowClosed: true,
  matchPassed: true,
  matchAnswered: true,
  matchSucceeded: true,
  matchFailed: true,
  penaltyCardDealt: true,
  penaltyUnavailable: true,
  abilityStarted: true,
  abilityPeeked: true,
  abilitySwapped: true,
  abilityEnded: true,
  abilityFizzled: true,
  deckReshuffled: true,
  checkCalled: true,
  finalTurnsStarted: true,
  finalTurnSkipped: true,
  turnExpired: true,
  playerDisqualified: true,
  playerForfeited: true,
  playerReady: true,
  roundScored: true,
  matchEnded: true,
};
const ACTIONS: Readonly<Record<Exclude<CheckAction['type'], `expire${string}`>, true>> = {
  performPeek: true,
  confirmPeek: true,
  drawFromDeck: true,
  drawFromDiscard: true,
  discardDrawnCard: true,
  swapAndDiscard: true,
  attemptMatch: true,
  passMatch: true,
  resolveSpecialAbility: true,
  callCheck: true,
  nextRound: true,
  forfeit: true,
};

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const SHORT = { ...UNTIMED, maxTurnsPerRound: 10, openingDiscard: true };

describe('Check in the browser', () => {
  let house: House;
  let tables: CheckTables;
  const kinds = new KindsSeen();
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
    tables = new CheckTables(house);
  });
  afterAll(() => house?.close());

  /** A whole game against bots; before every press the page is searched for cards that its player may not know. */
  async function play(seats: number, hand: Hand, options: object, context: BrowserContextOptions = {}): Promise<Page> {
    const page = await house.visitor({ reducedMotion: 'reduce', ...context });
    kinds.follow(page);
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'easy' }));
    const wanted = { options: { ...SHORT, ...options }, seats: [{ kind: 'me' }, ...bots], seed: `${hand} ${seats}` };
    const table = await TablePage.sitDown(page, 'check', wanted, { hand });
    await page.locator('.stage[data-game="check"] .check-table').waitFor();
    const id = /table\/([^?]+)/.exec(page.url())![1]!;
    const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('parlour.login')).accessToken`);
    const secrets = new SecretSearch(page, async () => {
      const answer = await fetch(`${house.url}/api/check/games/${id}/state`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await answer.json()) as CheckLook;
    });
    await table.playToTheEnd(() => secrets.search());
    await page.getByTestId('outcome').waitFor();
    expect(secrets.searched).toBeGreaterThan(4);
    return page;
  }

  it('is played by mouse to the end of a match of two rounds, and looked back at', async () => {
    const page = await play(2, 'mouse', { match: { mode: 'rounds', rounds: 2 } });
    await page.locator('.board .is-before').first().waitFor();
    await page.getByRole('link', { name: 'Review' }).click();
    await page.getByRole('heading', { name: /Round 2: the call/ }).waitFor();
    await page.getByRole('table', { name: 'Decisions of the round' }).waitFor();
    await page.getByText('Nobody', { exact: true }).waitFor();
    await page.getByRole('radio').nth(-1).check({ force: true });
    await page.locator('.mark-noted').first().waitFor();
    await page.getByRole('tab', { name: 'Fair' }).click();
    await page.getByRole('button', { name: 'Verify this game' }).click();
    await page.getByText('The game was played as it was sealed').waitFor();
    await page.context().close();
  });

  it('is played by the keyboard alone at a table of three', async () => {
    await (await play(3, 'keyboard', {})).context().close();
  });

  it('is played by mouse at a table of four with sealed answers', async () => {
    await (await play(4, 'mouse', { matchMode: 'sealed' })).context().close();
  });

  it('is played with a finger at a table of six on a phone', async () => {
    const page = await play(6, 'touch', {}, PHONE);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  it('has room for six on a phone: large own cards, and every other hand opened by one press', async () => {
    const folk = await tables.guests(6);
    const page = await tables.pageOf(folk[0]!, PHONE);
    await tables.sit(page, await tables.begin(folk, SIX.fixture, SIX.options));
    for (const slot of await page.locator('.own .slot').all()) {
      expect((await slot.boundingBox())!.width).toBeGreaterThanOrEqual(56);
    }
    for (const name of ['Bea', 'Cy', 'Dee', 'Eve', 'Fay']) {
      await page.getByRole('button', { name: `Open ${name}’s hand` }).tap();
      const sheet = page.getByRole('region', { name: `${name}’s hand, opened` });
      const slots = await sheet.locator('.slot').all();
      expect(slots.length).toBeGreaterThanOrEqual(4);
      for (const slot of slots) expect((await slot.boundingBox())!.width).toBeGreaterThanOrEqual(44);
      await sheet.getByRole('button', { name: /Close/ }).tap();
    }
    await page.context().close();
  });

  it('tells what happens seldom', async () => {
    const folk = await tables.guests(3);
    const page = await tables.pageOf(folk[0]!);
    kinds.follow(page);
    for (const { fixture, options, steps = [] } of Object.values(SELDOM)) {
      const seats = folk.slice(0, fixture.hands.length);
      const id = await tables.begin(seats, fixture, { ...UNTIMED, ...options });
      await tables.sit(page, id);
      for (const [seat, type, more] of steps) await tables.act(id, seats[seat]!, type, more);
      const { seq } = await tables.look(id);
      await page.locator(`.frame[data-version="${seq}"][data-settled="true"]`).waitFor();
    }
    const id = await tables.deal(folk, SLOW);
    await tables.sit(page, id);
    for (const guest of folk) {
      for (const type of ['performPeek', 'confirmPeek']) await tables.act(id, guest, type);
    }
    await page.locator('.own [data-offer="race"]').first().waitFor();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Give up' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
    await page.locator('.own.is-locked').waitFor();
    await page.context().close();
  });

  it('takes every press: a card from the pile, a try, a look, and the call', async () => {
    const folk = await tables.guests(2);
    const page = await tables.pageOf(folk[0]!);
    kinds.follow(page);
    const id = await tables.begin(folk, PRESSED.fixture, PRESSED.options);
    await tables.sit(page, id);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const otherPlays = async () => {
      await tables.act(id, folk[1]!, 'drawFromDeck');
      await tables.act(id, folk[1]!, 'discardDrawnCard');
    };
    const noMatch = async () => {
      await button('No match').click();
      await tables.act(id, folk[1]!, 'passMatch');
    };
    await button('Take the 5').click();
    await page.locator('.own .slot').first().click();
    await noMatch();
    await otherPlays();
    await page.locator('.own .slot[data-offer="race"]').nth(1).click();
    await page.locator('.own .slot').nth(4).waitFor();
    await page.getByText('wrong', { exact: true }).first().waitFor();
    await tables.act(id, folk[1]!, 'passMatch');
    await button('Draw').click();
    await button('Discard it').click();
    await noMatch();
    await page.locator('.seat .slot[data-offer]').first().click();
    await page.locator('.seat .slot.is-up').waitFor();
    await button('Leave it').click();
    await page.locator('.check-table:not(:has(.slot.is-up))').waitFor();
    await otherPlays();
    await noMatch();
    await button('Check!').click();
    await page.locator('[data-sure]').click();
    await page.locator('.own .called').waitFor();
    await page.context().close();
  });

  it('has sent every kind of action and heard every kind of event', () => {
    expect(Object.keys(ACTIONS).filter((kind) => !kinds.sent.has(kind))).toEqual([]);
    expect(Object.keys(EVENTS).filter((kind) => !kinds.heard.has(kind))).toEqual([]);
  });
});
