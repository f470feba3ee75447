import { minded, THEMES } from './support/axe.js';
import { PRESSED, SELDOM, SIX } from './support/check-scenes.js';
import { CheckTables } from './support/check-tables.js';
import type { Guest } from './support/check-tables.js';
import { House } from './support/house.js';

/** Clocks are drawn, and run for longer than any look at them. */
const LONG = { peekMs: 3_600_000, turnMs: 3_600_000, abilityMs: 3_600_000, matchWindowMs: 3_600_000 };

describe('The table of Check, as axe sees it', () => {
  let house: House;
  let tables: CheckTables;
  let folk: Guest[];
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
    tables = new CheckTables(house);
    folk = await tables.guests(6);
  });
  afterAll(() => house?.close());

  const pair = () => folk.slice(0, 2);
  const pressed = () => tables.begin(pair(), PRESSED.fixture, LONG);
  const played = async (name: string, steps: number) => {
    const { fixture, options, steps: all = [] } = SELDOM[name]!;
    const id = await tables.begin(folk.slice(0, fixture.hands.length), fixture, { ...options, ...LONG });
    for (const [seat, type, more] of all.slice(0, steps)) await tables.act(id, folk[seat]!, type, more);
    return id;
  };
  const dealt = () => tables.deal(pair(), LONG);
  /** Eight moments of a game. */
  const STATES: Readonly<Record<string, () => Promise<string>>> = {
    'the first look': dealt,
    'a turn': pressed,
    'a drawn card': async () => {
      const id = await pressed();
      await tables.act(id, folk[0]!, 'drawFromDeck');
      return id;
    },
    'a window': () => played('king', 2),
    'a wrong try': () => played('disqualified', 3),
    'an ability with a look': () => played('king', 5),
    'six players after a call': () => tables.begin(folk, SIX.fixture, { ...SIX.options, ...LONG }),
    'the end': () => played('fizzle', 3),
  };

  for (const [size, { viewport, themes }] of Object.entries({
    desktop: { viewport: { width: 1280, height: 900 }, themes: THEMES },
    phone: { viewport: { width: 360, height: 740 }, themes: ['light'] },
  })) {
    it(`minds nothing in eight states on a ${size}, ${themes.join(', ')}`, async () => {
      const page = await tables.pageOf(folk[0]!, { viewport });
      const found: Record<string, string[]> = {};
      for (const [name, begin] of Object.entries(STATES)) {
        await tables.sit(page, await begin());
        found[name] = await minded(page, themes);
      }
      await page.context().close();
      expect(Object.values(found).flat()).toEqual([]);
    });
  }
});
