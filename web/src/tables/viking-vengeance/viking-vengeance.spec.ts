import type { Eyes } from '@parlour/client';
import type { Rng } from '../../../../src/engine/core/index.js';
import type { Beginning } from '../../../../src/engine/testing/index.js';
import { baseCards } from '../../../../src/games/viking-vengeance/rules/catalogue.js';
import { vikingVengeance } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.game.js';
import type { VikingVengeance } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.types.js';
import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import { asking } from './asking.js';
import { scene } from './scene.js';
import { derived, staging } from './staging.js';
import { words } from './words.en.js';
import type { TableKind } from '../../play/table-kind.js';
import type { Face } from './shapes.js';

/** The table without what draws it: a component has no place in these tests. */
const kind: TableKind<VikingVengeance, Face> = {
  slug: 'viking-vengeance',
  Table: () => null,
  marks: () => undefined,
  scene,
  asking,
  staging,
  derived,
  words,
};

/** Both sides bring twenty different cards of all ninety, at any level. */
const begin = (rng: Rng): Beginning<VikingVengeance> => ({
  options: { mode: 'pvp', ranked: false, abilities: true, tieToFirst: false, aiDeckId: null, aiLevel: 1 },
  seats: ['ann', 'bob'].map((name) => ({
    id: name,
    name,
    bot: false,
    loadout: rng
      .shuffle(baseCards.map(({ card_id }) => card_id))
      .slice(0, 20)
      .map((base_card_id, index) => ({
        user_card_instance_id: `${name}-${index}`,
        base_card_id,
        level: 1 + rng.int(4),
        xp: 0,
      })),
  })),
});

const GAMES = 40;
const EYES: readonly Eyes[] = [0, 1, 'public'];
const recorded = Array.from({ length: GAMES }, (_, seed) =>
  EYES.map((eyes) => recordGame({ game: vikingVengeance, begin }, { seed: seed + 1, eyes })),
).flat();

describe('The table of Viking Vengeance', () => {
  it('is told by events exactly as each view has it, for both seats and for watchers', () => {
    expect(recorded.flatMap((game) => driftOf(kind, game)).slice(0, 20)).toEqual([]);
  });

  it('shows every kind of event', () => {
    const seen = new Set(recorded.flatMap((game) => [...kindsIn(game)]));
    expect(Object.keys(staging).filter((type) => !seen.has(type))).toEqual([]);
  });

  it('names no hidden card to a watcher', () => {
    for (const { eyes, first } of recorded.filter((game) => game.eyes === 'public')) {
      const hands = [...scene(first).items.values()].filter(({ place }) => place.zone.startsWith('hand:'));
      expect(hands).toHaveLength(10);
      expect(eyes).toBe('public');
      for (const { face, ref } of hands) {
        expect(face).toBe('down');
        expect(ref).toMatch(/^hand:[01]\.\d$/);
      }
    }
  });
});
