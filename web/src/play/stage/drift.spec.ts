import { table } from '../../tables/four-in-a-square/index.js';
import { games } from '../testing/games.js';
import { driftOf, kindsIn, recordGame } from '../testing/drift-of.js';
import type { TableKind } from '../table-kind.js';
import type { FourInASquare } from '@parlour/client';

describe('Four in a Square, told by its events', () => {
  for (const eyes of [0, 1, 'public'] as const) {
    it(`drifts nowhere from its views, seen by ${eyes}`, () => {
      for (const seed of [1, 2, 3, 4]) {
        const recorded = recordGame(games.fourInASquare, { seed, eyes });
        expect(kindsIn(recorded)).toContain('placed');
        expect(driftOf(table as TableKind<FourInASquare, unknown>, recorded)).toEqual([]);
      }
    });
  }

  it('would be noticed drifting', () => {
    const recorded = recordGame(games.fourInASquare, { seed: 1, eyes: 0 });
    const mute = { ...table, staging: { ...table.staging, placed: () => [] } } as TableKind<FourInASquare, unknown>;
    expect(driftOf(mute, recorded)).not.toEqual([]);
  });
});
