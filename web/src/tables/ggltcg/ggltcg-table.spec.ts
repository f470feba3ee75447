import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import { games } from '../../play/testing/games.js';
import { beginWith } from '../../../../src/games/ggltcg/rules/ggltcg.promises.js';
import { table } from './index.js';
import type { Face, Ggltcg } from './shapes.js';

const { game } = games.ggltcg;
const EYES = [0, 1, 'public'] as const;
const SEEDS = Array.from({ length: 60 }, (_, index) => 2000 + index);

describe('the table of GGLTCG', () => {
  const kinds = new Set<string>();

  it.each(['standard', 'classic'] as const)('tells whole games of the %s edition without drift', (edition) => {
    for (const seed of SEEDS) {
      const eyes = EYES[seed % EYES.length] ?? 'public';
      const recorded = recordGame<Ggltcg>({ game, begin: beginWith(edition, seed % 2 === 0) }, { seed, eyes });
      for (const kind of kindsIn(recorded)) kinds.add(kind);
      const drift = driftOf<Ggltcg, Face>(table, recorded).slice(0, 3);
      expect({ seed, eyes, drift }).toEqual({ seed, eyes, drift: [] });
    }
  });

  it('has seen every kind of event', () => {
    expect(Object.keys(table.staging).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
