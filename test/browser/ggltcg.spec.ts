import { byKeys, byTouch, GgltcgTable } from './support/ggltcg-table.js';
import { House } from './support/house.js';

/** What is too small to press, and whether the page is wider than the screen: read in the page. */
const FAULTS = `[
  ...[...document.querySelectorAll('.GameBoard button')]
    .map((one) => ({ name: one.dataset.ref ?? one.className, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
    .map(({ name, box }) => name + ' ' + box.width + 'x' + box.height),
  ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : []),
]`;

describe('GGLTCG in the browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  const calm = { reducedMotion: 'reduce' } as const;

  it('is played to its end with the mouse, and a watcher sees no hand', async () => {
    const player = await house.visitor(calm);
    const table = await GgltcgTable.sitDown(player);
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
  });

  it('is played to its end with the keyboard alone', async () => {
    const player = await house.visitor(calm);
    const table = await GgltcgTable.sitDown(player, byKeys);
    await table.playToTheEnd();
    expect(await player.getByTestId('outcome').textContent()).toMatch(/win|draw/i);
  });

  it('is played to its end by touch on a phone: nothing wider than the screen, nothing too small to press', async () => {
    const player = await house.visitor({ ...calm, viewport: { width: 360, height: 740 }, hasTouch: true });
    const table = await GgltcgTable.sitDown(player, byTouch);
    await table.playToTheEnd(async () => {
      expect(await player.evaluate(FAULTS)).toEqual([]);
    });
    expect(await table.over.count()).toBe(1);
  });
});
