import type { Page } from 'playwright-core';
import { UNTIMED } from './support/check-scenes.js';
import { CheckTables } from './support/check-tables.js';
import { House } from './support/house.js';

/** The cards that the stage names or draws, and the slots that lie open on it. Run in the page, as text. */
const ON_STAGE = `(() => {
  const stage = document.querySelector('.stage');
  const card = /\\b(ace|10|[2-9]|jack|queen|king) of (hearts|diamonds|clubs|spades)\\b/gi;
  return {
    named: [...new Set((stage.outerHTML.match(card) ?? []).map((name) => name.toLowerCase()))].sort(),
    up: [...stage.querySelectorAll('.slot .card-face')].map((face) => face.closest('[data-ref]').dataset.ref).sort(),
  };
})()`;
interface OnStage {
  readonly named: readonly string[];
  readonly up: readonly string[];
}

const HANDS = { Ann: ['2 of clubs', '3 of clubs'], Bea: ['8 of spades', '9 of spades'] };
const NOTHING = { named: [], up: [] };
const TWO_ROUNDS = { ...UNTIMED, match: { mode: 'rounds', rounds: 2 } };
const ALL_SLOTS = ['slot:0.0', 'slot:0.1', 'slot:1.0', 'slot:1.1'];

describe('Looking back at a round of Check', () => {
  let house: House;
  let tables: CheckTables;
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
    tables = new CheckTables(house);
  });
  afterAll(() => house?.close());

  const onStage = (page: Page) => page.evaluate<OnStage>(ON_STAGE);
  const open = (...cards: readonly string[]) => [...cards, ...HANDS.Ann, ...HANDS.Bea].sort();

  it('shows at every version what each perspective could know then, and during the round what all know', async () => {
    const folk = await tables.guests(2);
    const [ann, bea] = folk as [(typeof folk)[0], (typeof folk)[0]];
    const fixture = {
      hands: [
        ['2C', '3C'],
        ['8S', '9S'],
      ],
      deck: ['KS', '6C', '5D'],
    };
    const id = await tables.begin(folk, fixture, TWO_ROUNDS);
    const { seq: drawn } = await tables.act(id, ann, 'drawFromDeck');
    await tables.act(id, ann, 'discardDrawnCard');
    await tables.act(id, ann, 'passMatch');
    await tables.act(id, bea, 'passMatch');
    const peekTargets = [
      { playerID: '1', cardIndex: 0 },
      { playerID: '0', cardIndex: 1 },
    ];
    const { seq: looked } = await tables.act(id, ann, 'resolveSpecialAbility', { peekTargets });
    await tables.act(id, ann, 'resolveSpecialAbility', { skip: 'all' });

    // The round goes on: a look back does not remember for the player what only a look showed.
    const page = await tables.pageOf(ann);
    const lookingAt = (version: number) =>
      page.locator(`.frame:has([data-testid="looking-at"] b:text-is("${version}")) .stage .check-table`);
    await page.goto(`/check/table/${id}?v=${looked}`);
    await lookingAt(looked).waitFor();
    expect(await onStage(page)).toEqual({ named: ['king of spades'], up: [] });
    expect(await page.getByRole('group', { name: 'Perspective' }).count()).toBe(0);
    await page.keyboard.press('Home');
    await lookingAt(0).waitFor();
    expect(await onStage(page)).toEqual(NOTHING);
    await page.goto(`/check/table/${id}?v=${looked}&as=seat1`);
    await page.getByText('This cannot be looked at now').waitFor();
    expect((await page.content()).includes('8 of spades')).toBe(false);

    await tables.act(id, bea, 'callCheck');
    await tables.act(id, ann, 'drawFromDeck');
    await tables.act(id, ann, 'discardDrawnCard');
    await tables.act(id, ann, 'passMatch');

    const told: Readonly<Record<string, readonly [drawn: OnStage, looked: OnStage]>> = {
      all: [
        { named: open('king of spades'), up: ALL_SLOTS },
        { named: open('king of spades'), up: ALL_SLOTS },
      ],
      seat0: [
        { named: ['king of spades'], up: [] },
        { named: ['3 of clubs', '8 of spades', 'king of spades'], up: ['slot:0.1', 'slot:1.0'] },
      ],
      seat1: [NOTHING, { named: ['king of spades'], up: [] }],
      public: [NOTHING, { named: ['king of spades'], up: [] }],
    };
    const LABELS: Readonly<Record<string, string>> = {
      all: 'All open',
      seat0: 'As Ann',
      seat1: 'As Bea',
      public: 'Public',
    };
    await page.goto(`/check/table/${id}`);
    await page.getByRole('link', { name: 'Review' }).click();
    for (const [perspective, [first, second]] of Object.entries(told)) {
      await page.getByRole('radio', { name: LABELS[perspective]!, exact: true }).check();
      for (const [version, expected] of [
        [drawn, first],
        [looked, second],
        [drawn, first],
      ] as const) {
        await page.getByLabel('Version of the game').fill(String(version));
        const there = `.review[data-as="${perspective}"][data-version="${version}"][data-settled="true"]`;
        await page.locator(`${there} .check-table`).waitFor();
        expect([perspective, version, await onStage(page)]).toEqual([perspective, version, expected]);
      }
    }
    await page.context().close();
  });
});
