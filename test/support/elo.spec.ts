import { eloChanges, expectedScore } from './elo.js';

describe('Elo', () => {
  it('expects half the points from equals, and ten elevenths from a player who is 400 behind', () => {
    expect(expectedScore(1200, 1200)).toBe(0.5);
    expect(expectedScore(1400, 1000)).toBeCloseTo(10 / 11, 12);
  });

  it('moves half of K between equals', () => {
    expect(eloChanges([placed(1000, 1), placed(1000, 2)])).toEqual([16, -16]);
    expect(eloChanges([placed(1000, 1), placed(1000, 1)])).toEqual([0, 0]);
  });

  it('gives more for beating a stronger player', () => {
    const [strong] = eloChanges([placed(1400, 1), placed(1000, 2)]);
    expect(Math.round(1400 + strong!)).toBe(1403);
    const [weak] = eloChanges([placed(1000, 1), placed(1400, 2)]);
    expect(weak).toBeCloseTo(32 * (10 / 11), 9);
  });

  it('takes the mean over all opponents, and points neither come nor go', () => {
    const changes = eloChanges([placed(1000, 1), placed(1000, 2), placed(1000, 3)]);
    expect(changes).toEqual([16, 0, -16]);
    const mixed = eloChanges([placed(1310, 2), placed(890, 1), placed(1120, 2), placed(1050, 4)], 20);
    expect(mixed.reduce((sum, change) => sum + change, 0)).toBeCloseTo(0, 9);
  });

  it('changes nothing for a player alone', () => {
    expect(eloChanges([placed(1000, 1)])).toEqual([0]);
  });
});

const placed = (rating: number, place: number) => ({ rating, place });
