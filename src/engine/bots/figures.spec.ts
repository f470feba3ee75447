import { strengthsOf } from './figures.js';

describe('Strengths', () => {
  it('are the difference in Elo at which the points are what was to be expected', () => {
    const elo = strengthsOf(['weak', 'strong'], [{ pair: ['weak', 'strong'], points: 100, games: 1100 }]);
    expect(elo.get('weak')).toBe(0);
    expect(elo.get('strong')).toBeCloseTo(400, 6);
  });

  it('are one scale for players who have not all met', () => {
    const elo = strengthsOf(
      ['a', 'b', 'c'],
      [
        { pair: ['a', 'b'], points: 100, games: 1100 },
        { pair: ['c', 'b'], points: 1000, games: 1100 },
      ],
    );
    expect(elo.get('b')).toBeCloseTo(400, 3);
    expect(elo.get('c')).toBeCloseTo(800, 3);
  });

  it('are finite for a player who has lost every game', () => {
    const elo = strengthsOf(['a', 'b'], [{ pair: ['a', 'b'], points: 0, games: 10 }]);
    expect(elo.get('b')).toBeGreaterThan(300);
    expect(elo.get('b')).toBeLessThan(1000);
  });
});
