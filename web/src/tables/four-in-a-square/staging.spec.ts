import { fourInASquare } from '../../../../src/games/four-in-a-square/rules/four-in-a-square.game.js';
import type { FourInASquare } from '../../../../src/games/four-in-a-square/rules/four-in-a-square.types.js';
import type { Beginning } from '../../../../src/engine/testing/index.js';
import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import type { TableKind } from '../../play/table-kind.js';
import { scene } from './scene.js';
import type { Face } from './shapes.js';
import { derived, staging } from './staging.js';
import { words } from './words.en.js';
import { asking } from './asking.js';

const kind: TableKind<FourInASquare, Face> = {
  slug: 'four-in-a-square',
  Table: () => null,
  scene,
  asking,
  staging,
  derived,
  words,
  marks: () => undefined,
};
const begin = (noBacktrack: boolean) => (): Beginning<FourInASquare> => ({
  options: { piecesPerPlayer: 4, noBacktrack, repetitionLimit: 3, movementLimit: 20 },
  seats: ['red', 'blue'].map((name) => ({ id: name, name, bot: false, loadout: null })),
});

describe('The staging of Four in a Square', () => {
  it.each([false, true])('never drifts from the view, whoever looks (no backtrack: %s)', (noBacktrack) => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const game = recordGame(
        { game: fourInASquare, begin: begin(noBacktrack) },
        { seed, eyes: seed % 2 ? 0 : 'public' },
      );
      expect(driftOf(kind, game)).toEqual([]);
      for (const type of kindsIn(game)) seen.add(type);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['placed', 'slid', 'drawn']));
  });
});
