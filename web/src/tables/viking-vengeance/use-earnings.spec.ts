import { wayBehind } from './use-earnings.js';

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
