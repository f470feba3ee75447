import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { CheckView } from '../rules/view.types.js';
import { mediumHabits } from './habits.js';
import { hardHabits } from './hard.js';
import type { Situation } from './situation.js';
import type { World } from './world.js';

const [THREE, NINE, TEN, JACK] = [2, 8, 9, 10];
const rng = rngOver(sfc32(1));

/** The last exchange of a round: seat 3 has called, and seat 0 knows every card and has discarded a jack. */
function lastExchange(...hands: number[][]): World {
  return {
    rules: {
      direction: 1,
      penalty: 1,
      handLimit: Infinity,
      specialsDrawable: true,
      lockedPeekable: true,
      sealed: false,
    },
    rng,
    hands: [...hands, [TEN]],
    knows: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => 0b1111)),
    deck: [TEN, TEN],
    pile: [JACK],
    sealed: false,
    locked: [false, false, false, true],
    barred: [false, false, false, false],
    current: 0,
    stage: 'swap',
    drawn: 0,
    fromPile: false,
    rank: JACK,
    waiting: [],
    abilities: [{ owner: 0, rank: JACK }],
    peeksLeft: 0,
    peeked: [],
    caller: 3,
    finals: [],
    turns: 0,
    mean: 7,
  };
}

function situationAt(world: World): Situation {
  const view = { options: { match: { mode: 'single' } } } as CheckView;
  const copy = (): World => ({ ...structuredClone({ ...world, rng: undefined }), rng });
  return { me: 0, view, unknown: [], pool: [0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0], old: null, world: copy };
}

describe('hard', () => {
  it('8.5: of two cards as low takes the one from the player whom it must beat, where medium takes the first', () => {
    const world = lastExchange([NINE], [THREE, THREE], [THREE]);
    const own = [0, 0];
    expect(mediumHabits().swap(world, 0)).toEqual([own, [1, 0]]);
    expect(hardHabits(situationAt(world), rng, 12).swap(world, 0)).toEqual([own, [2, 0]]);
  });

  it('8.5: keeps to the habit where nothing else ends better', () => {
    const world = lastExchange([NINE], [THREE], [THREE, THREE]);
    expect(hardHabits(situationAt(world), rng, 12).swap(world, 0)).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });
});
