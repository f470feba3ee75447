import { clockTime, leftUntil, spokenTime } from './clock-time.js';

describe('The clock of a table', () => {
  it.each([
    [38_000, '0:38'],
    [37_001, '0:38'],
    [725_000, '12:05'],
    [3_720_000, '1:02:00'],
    [3 * 86_400_000, '3 d'],
    [0, '0:00'],
    [-5, '0:00'],
  ])('shows %d ms as %s', (left, shown) => expect(clockTime(left)).toBe(shown));

  it.each([
    [1000, '1 second'],
    [38_000, '38 seconds'],
    [120_000, '2 minutes'],
    [7_200_000, '2 hours'],
  ])('says %d ms as %s', (left, said) => expect(spokenTime(left)).toBe(said));

  it('counts by the clock of the server, however wrong this one is', () => {
    const hourBehind = 1_000_000 - 3_600_000;
    expect(leftUntil(1_010_000, 3_600_000, hourBehind)).toBe(10_000);
    expect(leftUntil(900_000, 3_600_000, hourBehind)).toBe(0);
  });
});
