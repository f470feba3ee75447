import { LateAnswers } from './support/late-answers.js';
import { House } from './support/house.js';
import { ADMIN, furnish } from '../../scripts/furnish.mjs';

const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Where players press most. */
const ROUTES = [
  ...['front', 'lobby', 'new room', 'join by code', 'room', 'game', 'another game', 'new game', 'tournament'],
  ...['leaderboard', 'me', 'watch', 'decks', 'cards', 'packs'],
];

describe('A page whose answers come late', () => {
  let house: House;
  let furnished: Awaited<ReturnType<typeof furnish>>;
  beforeAll(async () => {
    house = await House.open(undefined, ADMIN);
    furnished = await furnish(house.url);
  });
  afterAll(() => house.close());

  it('moves nothing that can already be pressed', async () => {
    // Nothing of one page is kept for the next: what is held back on its way is never cached.
    const page = await house.visitor(PHONE);
    await page.addInitScript(`localStorage.setItem('parlour.login', ${JSON.stringify(furnished.login)})`);
    const late = await LateAnswers.on(page);
    const moved: string[] = [];
    for (const name of ROUTES) moved.push(...(await late.moves(furnished.routes[name]!)));
    await page.context().close();
    expect(moved).toEqual([]);
  });
});
