import type { Page } from 'playwright-core';
import { minded } from './support/axe.js';
import { House } from './support/house.js';
import { KindsSeen } from './support/kinds-seen.js';
import { ACTIONS, EVENTS, SAGA, VikingScenes } from './support/viking-scenes.js';
import { VikingTable } from './support/viking-table.js';

const WIDTH = 360;
const CALM = { reducedMotion: 'reduce' } as const;

describe('Viking Vengeance in the browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
  });
  afterAll(() => house?.close());

  it('is played to the end by mouse, and tells who takes the board', async () => {
    const table = await VikingTable.sitDown(await house.visitor());
    while (await table.myTurn()) await table.playOneTurn();
    await table.page.getByTestId('outcome').waitFor();
    const cards = (await table.said()).filter((said) => said.includes('Top '));
    expect(cards.length).toBeGreaterThan(8);
    await table.page.locator('.vv-lessons li').first().waitFor();
    expect(await minded(table.page)).toEqual([]);
    await table.page.context().close();
  });

  it('is played to the end by the keyboard alone', async () => {
    const table = await VikingTable.sitDown(await house.visitor(CALM));
    while (await table.myTurn()) await table.playOneTurnByKeyboard();
    await table.page.getByTestId('outcome').waitFor();
    await table.page.context().close();
  });

  it('is played to the end with a finger on a phone, where everything fits and nothing is too small', async () => {
    const page = await house.visitor({
      ...CALM,
      viewport: { width: WIDTH, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const table = await VikingTable.sitDown(page, (thing) => thing.tap());
    await table.myTurn();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(WIDTH);
    expect(await tooSmall(page)).toEqual([]);
    while (await table.myTurn()) await table.playOneTurn();
    await page.getByTestId('outcome').waitFor();
    await page.context().close();
  });

  it('has nothing that axe objects to, in the middle of a game', async () => {
    const table = await VikingTable.sitDown(await house.visitor(CALM));
    for (let turn = 0; turn < 2 && (await table.myTurn()); turn++) await table.playOneTurn();
    await table.myTurn();
    expect(await minded(table.page)).toEqual([]);
    await table.page.context().close();
  });

  it('sends every kind of action, hears and tells every kind of event, and shows after a reload what it showed before', async () => {
    const scenes = new VikingScenes(house);
    const [ann] = await scenes.guests(1);
    const page = await scenes.pageOf(ann!);
    const kinds = new KindsSeen();
    kinds.follow(page);
    await scenes.sit(page, await scenes.begin(ann!, SAGA));
    const table = new VikingTable(page);
    await table.place('1.kane', '1,3');
    await table.place('1.urashima-taro', '2,1', '3,0');
    await table.place('1.hel', '1,0');
    await table.drag('1.ran', '2,2');
    await table.place('1.heimdall', '3,1');
    await table.place('1.surtr', '2,0');
    await table.place('1.thor', '2,3');
    await table.pass();
    await page.getByTestId('outcome').waitFor();
    const log = await page.locator('.side .log-line').allInnerTexts();
    for (const sentence of Object.values(EVENTS)) {
      if (sentence) expect(log).toContainEqual(expect.stringMatching(sentence));
    }
    const told = await table.said();
    await page.reload();
    await page.getByTestId('outcome').waitFor();
    expect(await table.said()).toEqual(told);

    await scenes.sit(page, await scenes.begin(ann!, SAGA));
    await table.giveUp();
    await page.getByTestId('outcome').waitFor();
    expect(Object.values(ACTIONS).filter((kind) => !kinds.sent.has(kind))).toEqual([]);
    expect(Object.keys(EVENTS).filter((kind) => !kinds.heard.has(kind))).toEqual([]);
    await page.context().close();
  });
});

/** The buttons of the board and the hand that are narrower or lower than a fingertip. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  return page.locator('.vv-tile, .vv-held').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height) < 44;
      })
      .map((button) => button.getAttribute('aria-label') ?? ''),
  );
}
