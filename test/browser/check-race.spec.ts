import type { Page } from 'playwright-core';
import { UNTIMED } from './support/check-scenes.js';
import { CheckTables } from './support/check-tables.js';
import type { Guest } from './support/check-tables.js';
import { House } from './support/house.js';

/** One table of races in CI; `RACES=4` makes them 52. */
const TABLES = Number(process.env.RACES ?? 1);
const RACES_AT_ONE_TABLE = 13;
/** More than one player can win at one table: no hand is ever empty. */
const CARDS_EACH = RACES_AT_ONE_TABLE + 1;
const SUITS = ['S', 'H', 'D', 'C'];
const sevens = (count: number): string[] => Array.from({ length: count }, (_, index) => `7${SUITS[index % 4]}`);

describe('A race for a match', () => {
  let house: House;
  let tables: CheckTables;
  let folk: Guest[];
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
    tables = new CheckTables(house);
    folk = await tables.guests(3);
  });
  afterAll(() => house?.close());

  /** Everybody holds nothing but sevens, and nothing but sevens is drawn: every card fits, and only the first one counts. */
  const beginRaces = () =>
    tables.begin(
      folk,
      { hands: [0, 1, 2].map(() => sevens(CARDS_EACH)), deck: sevens(60), discardPile: ['5C'] },
      { ...UNTIMED, matchWindowMs: 3_600_000 },
    );

  /** The player whose turn it is draws and discards: the window is open. */
  const openWindow = async (id: string): Promise<number> => {
    const player = folk[Number((await tables.look(id)).currentPlayerID)]!;
    await tables.act(id, player, 'drawFromDeck');
    return (await tables.act(id, player, 'discardDrawnCard')).seq;
  };

  it('has one winner each time, costs the others nothing, and all three pages agree', async () => {
    const pages: Page[] = [];
    for (const guest of folk) pages.push(await tables.pageOf(guest));
    const wins = [0, 0, 0];
    for (let table = 0; table < TABLES; table++) {
      const id = await beginRaces();
      await Promise.all(pages.map((page) => tables.sit(page, id)));
      for (let race = 0; race < RACES_AT_ONE_TABLE; race++) {
        const before = await handsAt(id);
        const seq = await openWindow(id);
        await Promise.all(pages.map((page) => page.locator('.own [data-offer="race"]').first().waitFor()));
        // The key of the first card that can be pressed: one press acts, in three browsers at once.
        await Promise.all(pages.map((page) => page.keyboard.press('1')));
        await Promise.all(pages.map((page) => shows(page, seq + 1)));
        const after = await handsAt(id);
        const won = after.map((count, seat) => before[seat]! - count);
        expect([...won].sort()).toEqual([0, 0, 1]);
        wins[won.indexOf(1)]!++;
        const seen = await Promise.all(pages.map(whatLies));
        expect(seen[1]).toEqual(seen[0]);
        expect(seen[2]).toEqual(seen[0]);
        expect(seen[0]!.slots).toEqual(after);
      }
    }
    expect(wins.reduce((sum, one) => sum + one)).toBe(TABLES * RACES_AT_ONE_TABLE);
    for (const page of pages) await page.context().close();

    async function handsAt(id: string): Promise<number[]> {
      const { players } = await tables.look(id);
      return ['0', '1', '2'].map((seat) => players[seat]!.handCount);
    }
  });

  it('is not entered by a press that began before the window opened, and one press acts', async () => {
    const id = await beginRaces();
    const page = await tables.pageOf(folk[1]!);
    const sent: string[] = [];
    page.on('websocket', (line) =>
      line.on('framesent', ({ payload }) => {
        if (payload.toString().includes('attemptMatch')) sent.push(payload.toString());
      }),
    );
    await tables.sit(page, id);
    const slot = page.locator('.own .slot').first();
    const box = (await slot.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    const seq = await openWindow(id);
    await page.locator('.own [data-offer="race"]').first().waitFor();
    await page.mouse.up();
    await page.keyboard.down('Shift'); // a key that means nothing: the release above has been handled when it is
    await page.keyboard.up('Shift');
    expect((await tables.look(id)).matchingOpportunityInfo?.remainingPlayerIDs).toContain('1');
    expect(sent).toEqual([]);
    await page.mouse.down();
    await page.mouse.up();
    await shows(page, seq + 1);
    expect((await tables.look(id)).players['1']!.handCount).toBe(CARDS_EACH - 1);
    expect(sent).toHaveLength(1);
    await page.context().close();
  });
});

/** Waits until the stage has told this version. */
async function shows(page: Page, version: number): Promise<void> {
  await page.locator(`.frame[data-version="${version}"][data-settled="true"]`).waitFor();
}

/** How many cards each seat has, what lies on the pile, and whose turn it is, as a page shows it. */
function whatLies(page: Page): Promise<{ readonly slots: number[]; readonly pile: string; readonly deck: string }> {
  return page.evaluate(`({
    slots: [0, 1, 2].map((seat) => document.querySelectorAll('.check-table [data-ref^="slot:' + seat + '."]').length),
    pile: document.querySelector('[data-ref="pile"]').getAttribute('aria-label').replace(/ Press.*/, ''),
    deck: document.querySelector('[data-ref="deck"]').getAttribute('aria-label').replace(/ Press.*/, ''),
    turn: document.querySelector('.is-turn .crest').dataset.seat,
  })`);
}
