import { likelyBetween } from './statistics.js';

describe('where a rate likely lies', () => {
  it('is anywhere while nothing is known', () => {
    expect(likelyBetween(0, 0)).toEqual([0, 100]);
  });

  it.each([
    [5, 10, 23.66, 76.34],
    [50, 100, 40.38, 59.62],
    [0, 10, 0, 27.75],
    [10, 10, 72.25, 100],
  ])('%i of %i: from %d to %d', (won, games, low, high) => {
    const [from, to] = likelyBetween(won, games);
    expect(from).toBeCloseTo(low, 1);
    expect(to).toBeCloseTo(high, 1);
  });
});
