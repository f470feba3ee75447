import { standings, turningPoints } from './turning-points.js';
import type { TurnVerdict } from './use-analysis.js';

/** Red and Blue in turn, two versions each. */
const turns = (...values: number[]): TurnVerdict[] =>
  values.map((value, index) => ({ version: 2 * index, player: index % 2 === 0 ? 'R' : 'B', value, exact: false }));

describe('How a game stood', () => {
  it('turned where a turn changed much, in the order of the game', () => {
    expect(turningPoints(turns(0, 0.05, 0.5, -0.4, -0.4))).toEqual([
      { version: 2, player: 'B', by: 45, value: 0.5, then: 4 },
      { version: 4, player: 'R', by: -90, value: -0.4, then: 6 },
    ]);
  });

  it('names five turns at most, those that changed most', () => {
    const points = turningPoints(turns(0, 0.9, -0.9, 0.8, -0.8, 0.7, -0.7, -0.5));
    expect(points.map(({ version }) => version)).toEqual([2, 4, 6, 8, 10]);
  });

  it('ends with the side that has won', () => {
    expect(standings(turns(0, 0.2), 4, 'B')).toEqual([
      { version: 0, value: 0 },
      { version: 2, value: 0.2 },
      { version: 4, value: -1 },
    ]);
  });

  it('ends as it stood where no side has won', () => {
    expect(standings(turns(0, 0.2), 4, undefined).at(-1)).toEqual({ version: 4, value: 0.2 });
    expect(standings([], 3, undefined)).toEqual([{ version: 3, value: 0 }]);
  });
});
