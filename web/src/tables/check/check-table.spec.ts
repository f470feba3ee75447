import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import { games } from '../../play/testing/games.js';
import { asking } from './asking.js';
import { scene } from './scene.js';
import { derived, staging } from './staging.js';
import type { Check, Face } from './shapes.js';
import type { TableKind } from '../../play/table-kind.js';
import { words } from './words.en.js';

const kind = {
  slug: 'check',
  scene,
  asking,
  staging,
  derived,
  words,
  marks: () => undefined,
  Table: () => null,
} satisfies TableKind<Check, Face>;

describe('the table of Check', () => {
  it('tells every game exactly, to every seat and to spectators', () => {
    const told = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      for (const eyes of [0, 1, 'public'] as const) {
        const game = recordGame<Check>(games.check, { seed, eyes, most: 250 });
        expect({ seed, eyes, drift: driftOf<Check, Face>(kind, game).slice(0, 3) }).toEqual({ seed, eyes, drift: [] });
        for (const one of kindsIn(game)) told.add(one);
      }
    }
    expect(Object.keys(staging).filter((one) => !told.has(one))).toEqual([]);
  });
});
