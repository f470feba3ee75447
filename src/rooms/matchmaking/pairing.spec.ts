import { findGroup, reachOf } from './pairing.js';
import type { RatingWindow } from './pairing.js';

const WINDOW: RatingWindow = { within: 100, grows: 50, everySeconds: 10, most: 600 };
const waiting = (name: string, rating: number, seconds = 0) => ({ name, rating, waitedMs: seconds * 1000 });
const names = (group: readonly { name: string }[] | undefined) => group?.map(({ name }) => name);

describe('A queue', () => {
  it('lets the first two play, whatever their ratings, where nothing is rated', () => {
    const queue = [waiting('ann', 2000), waiting('bob', 500), waiting('cy', 2000)];
    expect(names(findGroup(queue, 2, undefined))).toEqual(['ann', 'bob']);
    expect(names(findGroup(queue, 3, undefined))).toEqual(['ann', 'bob', 'cy']);
    expect(findGroup(queue, 4, undefined)).toBeUndefined();
    expect(findGroup([], 2, undefined)).toBeUndefined();
  });

  it('pairs within 100 points, those who came first before others', () => {
    const queue = [waiting('ann', 1000), waiting('bob', 1101), waiting('cy', 1100), waiting('dot', 1000)];
    expect(names(findGroup(queue, 2, WINDOW))).toEqual(['ann', 'cy']);
  });

  it('goes on to the next when no player suits the first', () => {
    const queue = [waiting('ann', 2500), waiting('bob', 1000), waiting('cy', 1050)];
    expect(names(findGroup(queue, 2, WINDOW))).toEqual(['bob', 'cy']);
  });

  it('widens by 50 every ten seconds, up to 600', () => {
    expect([0, 9, 10, 25, 100, 5000].map((seconds) => reachOf(waiting('ann', 0, seconds), WINDOW))).toEqual([
      100, 100, 150, 200, 600, 600,
    ]);
    expect(findGroup([waiting('ann', 1000, 19), waiting('bob', 1200)], 2, WINDOW)).toBeUndefined();
    expect(names(findGroup([waiting('ann', 1000, 20), waiting('bob', 1200)], 2, WINDOW))).toEqual(['ann', 'bob']);
    expect(findGroup([waiting('ann', 1000, 9000), waiting('bob', 1601)], 2, WINDOW)).toBeUndefined();
  });
});
