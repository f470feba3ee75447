import type { Page } from 'playwright-core';
import type { GameEvent } from '../../src/games/ggltcg/rules/events.js';
import type { Action } from '../../src/games/ggltcg/rules/ggltcg.types.js';
import { choosing, FakeGemini } from '../support/fake-gemini.js';
import { minded } from './support/axe.js';
import {
  CLASSIC,
  DAY,
  endTurn as passTurn,
  EVENING,
  FREE,
  GgltcgScenes,
  NUMBERS,
  press,
  settled,
} from './support/ggltcg-scenes.js';
import { byKeys, byMouse, byTouch, GgltcgTable } from './support/ggltcg-table.js';
import type { Guest } from './support/guests.js';
import { House } from './support/house.js';
import { KindsSeen } from './support/kinds-seen.js';

/** Every kind there is: a new one does not compile until it stands here. Giving up is the frame's for every game. */
const ACTIONS: Readonly<Record<Exclude<Action['type'], 'concede' | 'time-out'> | 'forfeit', true>> = {
  play_card: true,
  tussle: true,
  activate_ability: true,
  resolve_decision: true,
  end_turn: true,
  forfeit: true,
};
const EVENTS: Readonly<Record<GameEvent['type'], true>> = {
  turn_started: true,
  turn_ended: true,
  cc_changed: true,
  card_played: true,
  tussle_declared: true,
  tussle_cancelled: true,
  strike: true,
  auto_win: true,
  direct_attack: true,
  card_sleeped: true,
  card_unsleeped: true,
  card_returned: true,
  control_changed: true,
  card_copied: true,
  copy_reverted: true,
  stats_changed: true,
  decision_requested: true,
  decision_resolved: true,
  timed_out: true,
  game_over: true,
  narrated: true,
};

/** What is too small to press, what covers another card of the hand, and whether the page is too wide: read in the page. */
const FAULTS = `[
  ...[...document.querySelectorAll('.HandZone .CardThing')]
    .map((one) => ({ name: one.dataset.ref, row: one.offsetTop, left: one.offsetLeft, right: one.offsetLeft + one.offsetWidth }))
    .filter((one, index, all) => all.some((next, at) => at > index && next.row === one.row && next.left < one.right))
    .map(({ name }) => name + ' is covered'),
  ...[...document.querySelectorAll('.HandZone .CardDisplay-name')]
    .filter((one) => one.getClientRects().length === 0)
    .map((one) => one.textContent + ' is not named'),
  ...[...document.querySelectorAll('.GameBoard button')]
    .map((one) => ({ name: one.dataset.ref ?? one.className, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
    .map(({ name, box }) => name + ' ' + box.width + 'x' + box.height),
  ...(document.documentElement.scrollWidth > screen.width ? ['wider than the screen'] : []),
]`;
/** Distances on the table that are none of the five: as the browser has them, at whatever size the page is. */
const DISTANCES = `[...document.querySelectorAll('.GameBoard, .GameBoard :not(.unseen)')].flatMap((one) =>
  ['row-gap', 'column-gap', ...['margin', 'padding'].flatMap((kind) => ['top', 'right', 'bottom', 'left'].map((side) => kind + '-' + side))]
    .map((name) => ({ name, space: one.computedStyleMap().get(name) }))
    .filter(({ space }) => space.unit === 'px' && ![0, 8, 12, 16, 24, 32].includes(Math.abs(space.value)))
    .map(({ name, space }) => one.tagName + '.' + one.className + ' ' + name + ' ' + space))`;

describe('GGLTCG in the browser', () => {
  let google: FakeGemini;
  let house: House;
  let scenes: GgltcgScenes;
  let folk: Guest[];
  const kinds = new KindsSeen();
  beforeAll(async () => {
    google = await FakeGemini.answering([], choosing);
    house = await House.open(undefined, {
      TEST_HOOKS: '1',
      GEMINI_API_KEY: 'of the stand-in',
      GEMINI_BASE_URL: google.url,
      GEMINI_FALLBACK_BASE_URL: google.url,
    });
    scenes = new GgltcgScenes(house);
    folk = await scenes.guests(2);
  });
  afterAll(async () => {
    await house?.close();
    await google?.close();
  });

  const calm = { reducedMotion: 'reduce' } as const;

  it('is played to its end with the mouse against easy, and a watcher sees no hand', async () => {
    const player = await house.visitor(calm);
    const table = await GgltcgTable.sitDown(player, byMouse, 'easy');
    const watcher = await house.visitor(calm);
    await watcher.goto(new URL(player.url()).pathname);
    await watcher.locator('.GameBoard').waitFor();
    expect(await watcher.locator('.HandZone').count()).toBe(0);
    const held = await player.locator('.HandZone .thing').all();
    const secrets = await Promise.all(held.map(async (one) => (await one.getAttribute('data-ref')) ?? ''));
    expect(secrets.length).toBeGreaterThan(0);
    const seen = await watcher.content();
    expect(secrets.filter((ref) => seen.includes(ref))).toEqual([]);
    await table.playToTheEnd();
    expect(await player.locator('.VictoryScreen h1').textContent()).toMatch(/wins!|A draw/);
    await player.context().close();
    await watcher.context().close();
  });

  it('is played to its end with the keyboard alone against hard', async () => {
    const player = await house.visitor(calm);
    const table = await GgltcgTable.sitDown(player, byKeys, 'hard');
    await table.playToTheEnd();
    expect(await player.getByTestId('outcome').textContent()).toMatch(/win|draw/i);
    await player.context().close();
  });

  it('is played by touch on a phone against the language model: nothing is too wide or too small', async () => {
    const player = await house.visitor({ ...calm, viewport: { width: 360, height: 740 }, hasTouch: true });
    const table = await GgltcgTable.sitDown(player, byTouch, 'llm');
    await player.locator('.HandZone .CardThing').nth(5).waitFor();
    await table.playToTheEnd(async () => {
      expect(await player.evaluate(FAULTS)).toEqual([]);
    });
    await player.locator('.VictoryScreen-story').waitFor();
    expect(await player.evaluate(DISTANCES)).toEqual([]);
    expect(google.heard.length).toBeGreaterThan(0);
    await lookBack(player);
    expect(await player.evaluate(FAULTS)).toEqual([]);
    await player.context().close();
  });

  /** From the end to the review: what each turn cost, why the bot did what it did, and every hand at the start. */
  const lookBack = async (page: Page) => {
    expect((await page.locator('.VictoryScreen').boundingBox())?.width).toBeGreaterThan(300);
    await page.getByRole('link', { name: 'Review' }).tap();
    await page.locator('.GgltcgReview li small', { hasText: 'Toys first' }).first().waitFor();
    expect(await page.locator('.GgltcgReview .CcChart svg').getAttribute('aria-label')).toMatch(/^CC spent\. turn 1, /);
    await page.getByRole('button', { name: 'To the start' }).tap();
    const open = page.locator('.review[data-version="0"][data-settled="true"]');
    await open.locator('.HandZone.is-them .CardThing').nth(5).waitFor();
    expect(await open.locator('.HandZone .CardThing').count()).toBe(12);
    expect(await open.locator('.HandBacks').count()).toBe(0);
    await page.getByRole('radio', { name: 'Public' }).check();
    await page.locator('.review[data-as="public"][data-version="0"] .HandBacks').nth(1).waitFor();
    expect(await page.locator('.HandZone').count()).toBe(0);
  };

  const button = (page: Page, name: string | RegExp) =>
    page.locator('.prompt:not([inert])').getByRole('button', { name });

  /** The hand is the only one left to go for, so it is chosen already. */
  const attackTheHand = async (page: Page, toy: string) => {
    await press(page, toy);
    await page.locator('.HandBacks.taken').waitFor();
    await button(page, /^Tussle/).click();
  };

  it('shows that a bot is thinking, then what it is after, also on the turn of the player', async () => {
    let answer = () => {};
    google.answers.push((response) => {
      answer = () => choosing(response);
    });
    const page = await house.visitor(calm);
    await GgltcgTable.sitDown(page, byMouse, 'llm');
    const thinking = page.locator('.is-them .Thinking');
    const endTurn = button(page, /End turn/);
    await thinking.or(endTurn).first().waitFor();
    if (await endTurn.isVisible()) await passTurn(page);
    await thinking.waitFor();
    answer();
    await page.locator('[data-plan]', { hasText: /: “Toys first”/ }).waitFor();
    await endTurn.waitFor();
    await page.context().close();
  });

  it('strikes out what is printed where a toy is worth more, says why, and prices every target', async () => {
    const ann = await scenes.pageOf(folk[0]!);
    await scenes.sit(ann, await scenes.begin(folk, NUMBERS));
    const toy = (name: string) => ann.locator(`.is-you .CardThing:has(.unseen:text-matches("^${name},"))`);
    expect(await toy('Umbruh').locator('.Stat-strength b').textContent()).toBe('6');
    expect(await toy('Umbruh').locator('.Stat-strength s').textContent()).toBe('4');
    expect(await toy('Umbruh').locator('.Stat-speed s').count()).toBe(0);
    // Wizard makes every tussle cheaper than it usually is.
    expect(await ann.locator('.TussleCost').textContent()).toBe('tussle 1 CC 2');
    expect(await ann.locator('.TussleCost s').textContent()).toBe('2');
    await toy('Umbruh').click({ button: 'right' });
    await ann.locator('dialog[open] .CardDisplay-by', { hasText: 'Ka +2 strength' }).waitFor();
    await ann.locator('dialog[open]').getByRole('button', { name: 'Close' }).last().click();
    await press(ann, 'Copy');
    await toy('Wizard').locator('.CardDisplay-price').waitFor();
    const prices = await ann.locator('.is-you .target .CardDisplay-price').allTextContents();
    expect(prices).toEqual(['1 CC', '2 CC', '1 CC']);
    await ann.context().close();
  });

  it('keeps the menu and the whole hand with its names in sight on a phone on its side', async () => {
    const ann = await scenes.pageOf(folk[0]!);
    await ann.setViewportSize({ width: 740, height: 360 });
    await scenes.sit(ann, await scenes.begin(folk, DAY, 90));
    await ann.locator('.frame-top [role="timer"]').waitFor();
    expect(await ann.evaluate(FAULTS)).toEqual([]);
    expect(await ann.evaluate(DISTANCES)).toEqual([]);
    const menu = await ann.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
    expect(menu!.x + menu!.width).toBeLessThanOrEqual(740);
    await ann.context().close();
  });

  it('asks before a turn ends while a card that costs nothing is left', async () => {
    const ann = await scenes.pageOf(folk[0]!);
    await scenes.sit(ann, await scenes.begin(folk, FREE));
    const sheet = ann.locator('dialog[open]', { hasText: 'something to do that costs nothing' });
    await button(ann, /End turn/).click();
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await press(ann, 'Car');
    await button(ann, /^Play Car/).click();
    await ann.locator('.is-you .InPlayZone .CardThing').nth(1).waitFor();
    await settled(ann);
    await button(ann, /End turn/).click();
    await ann.locator('.PlanLine', { hasText: 'Bea' }).waitFor();
    expect(await sheet.count()).toBe(0);
    await ann.context().close();
  });

  it('lets every card do what it does, asks Bea on Ann’s turn, and axe minds nothing', async () => {
    const [ann, bea] = [await scenes.pageOf(folk[0]!), await scenes.pageOf(folk[1]!)];
    for (const page of [ann, bea]) kinds.follow(page);
    const id = await scenes.begin(folk, DAY);
    for (const page of [ann, bea]) await scenes.sit(page, id);
    expect(await minded(ann)).toEqual([]);
    expect(await ann.evaluate(DISTANCES)).toEqual([]);
    await press(ann, 'Archer', 'Block');
    const stepper = ann.locator('.prompt .stepper');
    await stepper.getByRole('button', { name: 'More' }).click();
    expect(await stepper.locator('output').textContent()).toBe('2 (2 CC)');
    await stepper.locator('[data-press]').click();
    await press(ann, 'Jumpscare', 'Umbruh');
    await press(ann, 'Copy', 'Knight');
    await press(ann, 'Ballaber', 'Sun');
    await press(ann, 'Knight', 'Snuggles');
    await ann.locator('.PlanLine', { hasText: 'decides first' }).waitFor();
    await settled(bea);
    expect(await minded(bea, ['light'])).toEqual([]);
    await press(bea, 'Copy of Knight');
    await button(bea, 'Answer').click();
    await press(ann, 'Knight', 'Block');
    await passTurn(ann);
    await button(bea, /End turn/).waitFor();
    await bea.getByRole('button', { name: 'Menu', exact: true }).click();
    await bea.getByRole('menuitem', { name: 'Give up' }).click();
    await bea.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
    await ann.locator('.VictoryScreen-story').waitFor();
    await settled(ann);
    expect(await minded(ann)).toEqual([]);
    for (const page of [ann, bea]) await page.context().close();
  });

  it('plays the moments of an evening, the old Beary who steps in, and the clock that runs out', async () => {
    const [ann, bea] = [await scenes.pageOf(folk[0]!), await scenes.pageOf(folk[1]!)];
    for (const page of [ann, bea]) kinds.follow(page);
    await scenes.sit(ann, await scenes.begin(folk, EVENING));
    await press(ann, 'Umbruh', 'Dino');
    await press(ann, 'Twist', 'Block');
    await press(ann, 'Wake', 'Ka');
    await attackTheHand(ann, 'Umbruh');
    // The log names cards: a press shows one.
    await ann
      .locator('.log-line', { hasText: /Umbruh finds (Sun|Clean) in the hand/ })
      .getByRole('button', { name: 'Umbruh' })
      .click();
    const shown = ann.locator('dialog[open]', { hasText: 'Umbruh' });
    await shown.getByRole('button', { name: 'Close' }).last().click();
    await shown.waitFor({ state: 'hidden' });
    const classic = await scenes.begin(folk, CLASSIC);
    for (const page of [ann, bea]) await scenes.sit(page, classic);
    await attackTheHand(ann, 'Umbruh');
    await press(bea, 'Beary');
    await button(bea, 'Answer').click();
    await ann.locator('.log-line', { hasText: 'Beary steps in between' }).waitFor();
    await scenes.sit(ann, await scenes.begin(folk, CLASSIC, 4));
    await ann.locator('.log-line', { hasText: 'ran out of time' }).first().waitFor();
    await ann.locator('.frame[data-over="true"]').waitFor();
    for (const page of [ann, bea]) await page.context().close();
  });

  it('has sent every kind of action and heard every kind of event', () => {
    expect(Object.keys(ACTIONS).filter((kind) => !kinds.sent.has(kind))).toEqual([]);
    expect(Object.keys(EVENTS).filter((kind) => !kinds.heard.has(kind))).toEqual([]);
  });
});
