import { RecentMap } from './recent-map.js';

describe('A map of recent entries', () => {
  it('forgets the entry that was set or touched longest ago', () => {
    const map = new RecentMap<string, number>(2);
    map.set('a', 1).set('b', 2);
    expect(map.touch('a')).toBe(1);
    map.set('c', 3);
    expect([...map]).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
  });

  it('keeps its size when a key is set again, and knows nothing of what was never there', () => {
    const map = new RecentMap<string, number>(2);
    map.set('a', 1).set('b', 2).set('a', 3);
    expect([...map.keys()]).toEqual(['b', 'a']);
    expect(map.touch('c')).toBeUndefined();
    expect(map.size).toBe(2);
  });
});
