import { goFish } from '../../../../examples/go-fish/rules/go-fish.game.js';
import type { GoFish } from '../../../../examples/go-fish/rules/go-fish.types.js';
import type { Rng } from '../../../../src/engine/core/index.js';
import type { Beginning } from '../../../../src/engine/testing/index.js';
import { check } from '../../../../src/games/check/rules/check.game.js';
import { beginAnyhow } from '../../../../src/games/check/rules/testing/random-check.js';
import { fourInASquare } from '../../../../src/games/four-in-a-square/rules/four-in-a-square.game.js';
import type { FourInASquare } from '../../../../src/games/four-in-a-square/rules/four-in-a-square.types.js';
import { ggltcg } from '../../../../src/games/ggltcg/rules/ggltcg.game.js';
import { beginWith } from '../../../../src/games/ggltcg/rules/testing/promises.js';
import { CARDS } from '../../../../src/games/tcg-fuel/rules/catalogue/catalogue.js';
import { tcgFuel } from '../../../../src/games/tcg-fuel/rules/tcg-fuel.game.js';
import type { TcgFuel } from '../../../../src/games/tcg-fuel/rules/tcg-fuel.types.js';
import { vikingVengeance } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.game.js';
import type { VikingVengeance } from '../../../../src/games/viking-vengeance/rules/viking-vengeance.types.js';

/*
 * How random games of every hosted game begin, for specs of the page. Only specs may import rules: the page has none.
 */

const seats = (names: readonly string[]) => names.map((name) => ({ id: name, name, bot: false, loadout: null }));

const beginFour = (): Beginning<FourInASquare> => ({
  options: { piecesPerPlayer: 8, noBacktrack: false, repetitionLimit: 3, movementLimit: 20 },
  seats: seats(['red', 'blue']),
});

const beginVikings = (rng: Rng): Beginning<VikingVengeance> => ({
  options: { mode: 'pvp', ranked: rng.int(4) === 0, abilities: true, tieToFirst: false, aiDeckId: null, aiLevel: 1 },
  seats: seats(['ann', 'bob']),
});

const beginFuel = (rng: Rng): Beginning<TcgFuel> => {
  const names = ['ann', 'bob', 'cal'].slice(0, 2 + rng.int(2));
  const lands = ['mountain', 'island', 'forest', 'plains', 'swamp', 'steamworks-delta', 'peatroot-hollow'];
  const deck = () => {
    const spells = rng.shuffle(CARDS.filter(({ type }) => type !== 'land').map(({ id }) => id)).slice(0, 12);
    return { cards: [...spells, ...lands].map((card) => ({ card, count: 1 })) };
  };
  return {
    options: { ...tcgFuel.defaults, startingLife: rng.pick([3, 6]), handSize: 5, autoDraw: rng.int(3) > 0 },
    seats: names.map((name) => ({ id: name, name, bot: false, loadout: deck() })),
  };
};

const beginFish = (rng: Rng): Beginning<GoFish> => ({
  options: { handSize: 5 },
  seats: seats(['ann', 'bob', 'cal'].slice(0, 2 + rng.int(2))),
});

/** Every game with a way to begin it. */
export const games = {
  fourInASquare: { game: fourInASquare, begin: beginFour },
  check: { game: check, begin: beginAnyhow },
  ggltcg: { game: ggltcg, begin: beginWith('standard', true) },
  vikingVengeance: { game: vikingVengeance, begin: beginVikings },
  tcgFuel: { game: tcgFuel, begin: beginFuel },
  goFish: { game: goFish, begin: beginFish },
};
