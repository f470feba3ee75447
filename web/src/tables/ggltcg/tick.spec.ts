import { still, ticked } from './tick.js';

describe('a number on a card', () => {
  it('points nowhere when it is first seen, and while it stays', () => {
    const first = still(4);
    expect(first.way).toBeUndefined();
    expect(ticked(first, 4)).toBe(first);
  });

  it('points the way it went, anew for each change', () => {
    const ways = [5, 6, 6, 2].reduce((all, now) => [...all, ticked(all.at(-1) ?? still(4), now)], [still(4)]);
    expect(ways.map(({ now, way, ticks }) => [now, way, ticks])).toEqual([
      [4, undefined, 0],
      [5, 'up', 1],
      [6, 'up', 2],
      [6, 'up', 2],
      [2, 'down', 3],
    ]);
  });
});
