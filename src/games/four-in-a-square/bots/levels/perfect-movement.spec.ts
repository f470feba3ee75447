import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng } from '../../../../engine/core/index.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { encode } from '../fast/position.js';
import { bots } from '../index.js';
import { FIRST_MEMORY } from '../memory.js';
import { MovementTable } from '../movement/movement-table.js';
import { publicState, randomPlain, slidesOf, viewOf } from '../testing/plain.js';
import type { Plain, PlainTurn } from '../testing/plain.js';

/** For each level and rule set; 200 by PARLOUR_MOVEMENTS=200. */
const POSITIONS = Number(process.env.PARLOUR_MOVEMENTS ?? 8);

/** A random movement position with Red on turn, or one slide later with Blue on turn. */
function somewhere(rng: Rng, noBacktrack: boolean, blue: boolean): Plain {
  for (;;) {
    const plain = randomPlain(rng, 10 + rng.int(7), 0, noBacktrack);
    if (!blue) return plain;
    const { winner, after } = rng.pick([...slidesOf(plain, undefined)]);
    if (winner === undefined) return after;
  }
}

/** The slide that a level makes. */
async function slideOf(level: string, plain: Plain, seed: number): Promise<PlainTurn> {
  const slides = [...slidesOf(plain, undefined)];
  const choices = slides.map(({ slide }): FourInASquare['action'] => ({ type: 'slide', squareIndex: slide! }));
  const { action } = await bots.levels[level]!.choose({
    seat: plain.mover === 'R' ? 0 : 1,
    view: viewOf(plain),
    memory: FIRST_MEMORY,
    loadout: null,
    choices,
    rng: rngOver(sfc32(seed, 5)),
    budget: { nodes: 200 },
  });
  return slides.find(({ slide }) => action.type === 'slide' && slide === action.squareIndex)!;
}

/** What a slide is worth to its player by the table: as the table's values, for whoever made it. */
function worthOf({ winner, after }: PlainTurn, mover: Plain['mover'], table: MovementTable): number {
  if (winner !== undefined) return winner === mover ? 1 : -1;
  const value = table.find(encode(publicState(after)))!;
  return value === 0 ? 0 : value < 0 ? 1 - value : -1 - value;
}

describe.each([
  ['the usual rules', false],
  ['V1', true],
])('Under %s', (_name, noBacktrack) => {
  it(
    'hard and master make a slide of the value that retrograde analysis gives the position, always',
    async () => {
      const rng = rngOver(sfc32(61));
      const seen = { won: 0, drawn: 0, lost: 0 };
      for (let run = 0; run < POSITIONS; run++) {
        const plain = somewhere(rng, noBacktrack, run % 2 === 1);
        const table = new MovementTable(encode(publicState(plain)), noBacktrack);
        const value = table.find(encode(publicState(plain)))!;
        seen[value > 0 ? 'won' : value < 0 ? 'lost' : 'drawn'] += 1;
        for (const level of ['hard', 'master']) {
          const slide = await slideOf(level, plain, run);
          // Also the distance: wins come as soon, and losses as late, as they can.
          expect(worthOf(slide, plain.mover, table)).toBe(value);
        }
      }
      // Under the usual rules few random positions are decided, and a short run may see none.
      expect(seen.won + seen.lost).toBeGreaterThanOrEqual(noBacktrack || POSITIONS >= 100 ? 1 : 0);
      if (process.env.PARLOUR_MOVEMENTS) process.stderr.write(`${JSON.stringify({ noBacktrack, ...seen })}\n`);
    },
    10_000 + 5_000 * POSITIONS,
  );
});
