import { descend } from './descent.js';

describe('Going down a slope', () => {
  it('finds the lowest point, however steep each direction is', () => {
    const lowest = [3, -2, 0];
    const steepness = [1, 100, 0.01];
    const weights = new Float64Array(3);
    descend(
      weights,
      2000,
      (step) => 0.05 * (1 - step / 2001),
      (now, slope) => now.forEach((weight, at) => (slope[at] = steepness[at]! * (weight - lowest[at]!))),
    );
    weights.forEach((weight, at) => expect(weight).toBeCloseTo(lowest[at]!, 2));
  });

  it('stays where there is no slope', () => {
    const weights = Float64Array.of(1, 2);
    descend(
      weights,
      10,
      () => 1,
      (_now, slope) => slope.fill(0),
    );
    expect([...weights]).toEqual([1, 2]);
  });
});
