import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { FIRST_MEMORY } from '../memory.js';
import { canWin, randomPlain, slidesOf, turnsOf, viewOf } from '../testing/plain.js';
import type { Plain } from '../testing/plain.js';
import { mcts } from './mcts.js';

/** What it does at the beginning of a turn. */
async function actionAt(plain: Plain, seed: number): Promise<FourInASquare['action']> {
  const { action } = await mcts.choose({
    seat: plain.mover === 'R' ? 0 : 1,
    view: viewOf(plain),
    memory: FIRST_MEMORY,
    loadout: null,
    choices: [],
    rng: rngOver(sfc32(seed, 9)),
    budget: { nodes: 600 },
  });
  return action;
}

describe('The plain MCTS', () => {
  it('finds most placements that win, which nobody told it about', async () => {
    const rng = rngOver(sfc32(71));
    let [there, found] = [0, 0];
    while (there < 20) {
      const plain = randomPlain(rng, 8, 2 + rng.int(8), false);
      const winning = [...turnsOf(plain)].filter(({ slide }) => slide === undefined);
      if (winning.length === 0) continue;
      there += 1;
      const action = await actionAt(plain, there);
      if (action.type !== 'place') throw new Error('A turn begins with a placement.');
      const { squareIndex, slotIndex } = action;
      if (winning.some(({ place }) => place![0] === squareIndex && place![1] === slotIndex)) found += 1;
    }
    expect(found).toBeGreaterThanOrEqual(15);
  });

  it('slides to win in movement, and keeps to the ban of V1', async () => {
    const rng = rngOver(sfc32(72));
    for (let seen = 0; seen < 10;) {
      const plain = randomPlain(rng, 14, 0, seen % 2 === 1);
      if (!canWin(plain)) continue;
      seen += 1;
      const action = await actionAt(plain, seen);
      const slide = [...slidesOf(plain, undefined)].find(
        (one) => 'squareIndex' in action && one.slide === action.squareIndex,
      );
      expect(slide?.winner).toBe(plain.mover);
    }
  });
});
