import { gridOf } from './rating-grid.js';

describe('The grid of a rating', () => {
  it('has round lines around all values, and few of them', () => {
    expect(gridOf([1000, 1016, 984]).lines).toEqual([980, 1000, 1020]);
    expect(gridOf([1444, 1588]).lines).toEqual([1400, 1450, 1500, 1550, 1600]);
  });

  it('places values between its edges', () => {
    const { heightOf, lines } = gridOf([1000, 1016, 984]);
    expect(heightOf(lines[0]!)).toBe(0);
    expect(heightOf(lines.at(-1)!)).toBe(1);
    expect(heightOf(1000)).toBeCloseTo(0.5);
  });

  it('has height where nothing changed', () => {
    const { lines, heightOf } = gridOf([1000, 1000]);
    expect(lines).toEqual([1000, 1010]);
    expect(heightOf(1000)).toBe(0);
  });
});
