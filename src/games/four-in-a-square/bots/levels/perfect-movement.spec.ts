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
/** Where the slides differ: the length of the walk, and how many positions of a kind are taken from it. */
const STEPS = 2_000;
const OF_A_KIND = 20;

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

/** What a slide is worth to its player by the table: as the table's values, for the player who made it. */
function worthOf({ winner, after }: PlainTurn, mover: Plain['mover'], table: MovementTable): number {
  if (winner !== undefined) return winner === mover ? 1 : -1;
  const value = table.find(encode(publicState(after)))!;
  return value === 0 ? 0 : value < 0 ? 1 - value : -1 - value;
}

type Kind = 'won' | 'drawn' | 'lost';
const kindOf = (value: number): Kind => (value > 0 ? 'won' : value < 0 ? 'lost' : 'drawn');

/** Positions, some of each kind, in which the slides are not all worth the same: met on a long random walk. */
function telling(rng: Rng, start: Plain, table: MovementTable): Plain[] {
  const found: Record<Kind, Plain[]> = { won: [], drawn: [], lost: [] };
  let plain = start;
  for (let step = 0; step < STEPS; step++) {
    const slides = [...slidesOf(plain, undefined)];
    const worths = slides.map((slide) => worthOf(slide, plain.mover, table));
    const same = found[kindOf(table.find(encode(publicState(plain)))!)];
    if (new Set(worths).size > 1 && same.length < OF_A_KIND) same.push(plain);
    const open = slides.filter(({ winner }) => winner === undefined);
    plain = open.length > 0 ? rng.pick(open).after : start;
  }
  return [...found.won, ...found.drawn, ...found.lost];
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
        seen[kindOf(value)] += 1;
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

  it('they do so where another slide would be worth less: a win missed or put off, a draw lost, a loss hastened', async () => {
    const rng = rngOver(sfc32(62));
    const start = randomPlain(rng, 16, 0, noBacktrack);
    const table = new MovementTable(encode(publicState(start)), noBacktrack);
    const seen = { won: 0, drawn: 0, lost: 0 };
    for (const [run, plain] of telling(rng, start, table).entries()) {
      const value = table.find(encode(publicState(plain)))!;
      seen[kindOf(value)] += 1;
      for (const level of ['hard', 'master']) {
        expect(worthOf(await slideOf(level, plain, run), plain.mover, table)).toBe(value);
      }
    }
    // Under V1 draws are rare: one rule set has all three kinds, the other wins and losses.
    for (const kind of noBacktrack ? (['won', 'lost'] as const) : (['won', 'drawn', 'lost'] as const)) {
      expect(seen[kind]).toBeGreaterThanOrEqual(10);
    }
  });
});
