import { DEFAULT_STOPS } from '../../../../src/games/tcg-fuel/rules/follow.js';
import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import { games } from '../../play/testing/games.js';
import { scene } from './scene.js';
import type { Face, TcgFuel } from './shapes.js';
import { derived, staging } from './staging.js';
import { USUAL_STOPS } from './stops.js';
import type { TableKind } from '../../play/table-kind.js';

/** What the drift check needs of a table: the components are not drawn here. */
const kind = { slug: 'tcg-fuel', scene, staging, derived } as unknown as TableKind<TcgFuel, Face>;

/** Random games of two to four. */
const SEEDS = Array.from({ length: 10 }, (_, seed) => seed + 1);

describe('the table of TCG Fuel', () => {
  it.each([0, 1, 'public'] as const)('shows by its events exactly what the view says, for %s', (eyes) => {
    const seen = new Set<string>();
    const found: string[] = [];
    let played = 0;
    for (const seed of SEEDS) {
      const game = recordGame(games.tcgFuel, { seed, eyes });
      played += 1;
      found.push(...driftOf(kind, game).map((one) => `seed ${seed}: ${one}`));
      for (const one of kindsIn(game)) seen.add(one);
    }
    expect(found.slice(0, 12)).toEqual([]);
    expect(played).toBeGreaterThan(3);
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['attack_declared', 'card_played', 'game_ended', 'resolved']),
    );
  });

  it('knows the usual stops as the rules have them', () => {
    expect(USUAL_STOPS).toEqual(DEFAULT_STOPS);
  });
});
