import { ratingOf, wayBehind } from './use-earnings.js';

describe('The bar of a card’s experience', () => {
  const thresholds = [0, 150, 487];

  it('goes from the share before the game to the share after it', () => {
    expect(wayBehind(thresholds, 30, 75)).toEqual([0.2, 0.5]);
  });

  it('begins anew where a level is gained, and is full at the last', () => {
    const [was, now] = wayBehind(thresholds, 140, 150 + 337 / 2);
    expect([was, now]).toEqual([0, 0.5]);
    expect(wayBehind(thresholds, 480, 500)).toEqual([1, 1]);
  });
});

describe('The rating after a game', () => {
  const changes = [
    { seat: 0, before: 1000.4, after: 1016.6 },
    { seat: 1, before: 999.6, after: 983.4 },
  ];

  it('is told in whole numbers that add up, and to the seat it belongs to', () => {
    expect(ratingOf(changes, 0)).toEqual({ now: 1017, change: 17 });
    expect(ratingOf(changes, 1)).toEqual({ now: 983, change: -17 });
  });

  it('is nothing for a game that does not count', () => {
    expect(ratingOf([], 0)).toBeUndefined();
  });
});
