import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng } from '../../../../engine/core/index.js';
import { findBlocks } from '../../rules/blocks.js';
import { emptyBoard } from '../../rules/board.js';
import type { Player } from '../../rules/four-in-a-square.types.js';
import { encode } from '../fast/position.js';
import { publicState, randomPlain, slidesOf } from '../testing/plain.js';
import type { Plain } from '../testing/plain.js';
import { pickSlide, plainJudge, tableJudge, valueSlides } from './choose-slide.js';
import { MovementTable } from './movement-table.js';
import { movementValue } from './slides.js';

const RUNS = Number(process.env.PARLOUR_RUNS ?? 3);

const keyOf = ({ board, hole, blocked }: Plain): string =>
  `${board.map((square) => square.map((piece) => piece ?? '.').join('')).join('')}${hole}${blocked ?? ''}`;

/**
 * Retrograde analysis by the plain rules: every position that sliding reaches, then value after value until nothing
 * changes. Values as in the table: slides to the win, or to the loss with a minus.
 */
function analyse(start: Plain): Map<string, number> {
  const ways = new Map<string, { after: string | undefined; wins: boolean }[]>();
  const queue = [start];
  ways.set(keyOf(start), []);
  for (const plain of queue) {
    const here = ways.get(keyOf(plain))!;
    for (const { winner, after } of slidesOf(plain, undefined)) {
      const key = winner === undefined ? keyOf(after) : undefined;
      here.push({ after: key, wins: winner === plain.mover });
      if (key === undefined || ways.has(key)) continue;
      ways.set(key, []);
      queue.push(after);
    }
  }
  const values = new Map<string, number>();
  let found: [string, number][];
  let slides = 0;
  do {
    slides += 1;
    found = [];
    for (const [key, choices] of ways) {
      if (values.has(key)) continue;
      const results = choices.map(({ after, wins }) =>
        after === undefined ? (wins ? 'win' : 'loss') : values.get(after),
      );
      if (results.some((result) => result === 'win' || (typeof result === 'number' && result < 0)))
        found.push([key, slides]);
      else if (results.every((result) => result === 'loss' || (typeof result === 'number' && result > 0)))
        found.push([key, -slides]);
    }
    for (const [key, value] of found) values.set(key, value);
  } while (found.length > 0);
  for (const key of ways.keys()) if (!values.has(key)) values.set(key, 0);
  return values;
}

/** What the three kinds of squares hold: mostly one colour, so that blocks are near. */
const MOSTLY: readonly (readonly (Player | null)[])[] = [
  ['R', 'R', 'R', 'B'],
  ['B', 'B', 'B', 'R'],
  ['R', 'B', null],
];

/** Three, three and two squares of the same contents: few enough positions (5,040) to analyse them plainly. */
function alikePlain(rng: Rng, noBacktrack: boolean): Plain {
  for (;;) {
    const contents = MOSTLY.map((colours) => [0, 1, 2, 3].map(() => rng.pick(colours)));
    const squares = rng.shuffle([0, 0, 0, 1, 1, 1, 2, 2].map((kind) => contents[kind]!));
    const hole = rng.pick([0, 2, 4, 6, 8]);
    const board: (Player | null)[][] = emptyBoard();
    for (let at = 0; at < 9; at++) if (at !== hole) board[at] = squares.pop()!;
    const blocked = noBacktrack ? rng.pick(hole === 4 ? [1, 3, 5, 7] : hole < 4 ? [1] : [7]) : null;
    if (findBlocks(board).length === 0) return { board, hole, blocked, mover: 'R', left: 0, pieces: 16, noBacktrack };
  }
}

/** The position again from its key. */
function plainOf(key: string, start: Plain): Plain {
  const pieces = [...key.slice(0, 36)].map((letter) => (letter === '.' ? null : (letter as Player)));
  const board = Array.from({ length: 9 }, (_, square) => pieces.slice(square * 4, square * 4 + 4));
  const hole = Number(key[36]);
  return {
    ...start,
    board,
    hole,
    blocked: start.noBacktrack ? Number(key[37]) : null,
    mover: hole % 2 === 0 ? 'R' : 'B',
  };
}

describe.each([
  ['the usual rules', false],
  ['V1', true],
])('Movement under %s', (_name, noBacktrack) => {
  it('has the values that plain retrograde analysis finds, at every position that can be reached', () => {
    const rng = rngOver(sfc32(41));
    let decided = 0;
    for (let run = 0; run < RUNS; run++) {
      const start = alikePlain(rng, noBacktrack);
      const table = new MovementTable(encode(publicState(start)), noBacktrack);
      let wrong = 0;
      for (const [key, value] of analyse(start)) {
        const position = encode(publicState(plainOf(key, start)));
        if (table.find(position) !== value) wrong += 1;
        // The movement theorem: the value is known two slides ahead.
        if (!noBacktrack && (movementValue(position) !== Math.sign(value) || Math.abs(value) > 2)) wrong += 1;
        if (value !== 0) decided += 1;
      }
      expect(wrong).toBe(0);
    }
    expect(decided).toBeGreaterThan(100);
  });

  it('is played so that the value is kept to the end', () => {
    const rng = rngOver(sfc32(42));
    for (let run = 0; run < RUNS; run++) {
      let plain = randomPlain(rng, 10 + rng.int(7), 0, noBacktrack);
      const table = new MovementTable(encode(publicState(plain)), noBacktrack);
      for (let slide = 0; slide < 12; slide++) {
        const position = encode(publicState(plain));
        const value = table.find(position)!;
        const slides = valueSlides(position, noBacktrack, noBacktrack ? tableJudge(position) : plainJudge, new Set());
        const picked = pickSlide(slides, rng);
        const { winner, after } = [...slidesOf(plain, undefined)].find(
          ({ slide: square }) => square === picked.square,
        )!;
        if (winner !== undefined) {
          expect(winner === plain.mover).toBe(value > 0);
          break;
        }
        expect(Math.sign(table.find(encode(publicState(after)))!) + 0).toBe(-Math.sign(value) + 0);
        // Under V1 a win comes nearer with every slide.
        if (noBacktrack && value > 0) expect(table.find(encode(publicState(after)))).toBe(1 - value);
        plain = after;
      }
    }
  });
});

it('Of slides that are all draws, the one with most traps is picked, and then one that repeats nothing', () => {
  const rng = rngOver(sfc32(44));
  const slide = (square: number, traps: number, repeats: boolean) => ({ square, value: 0, traps, repeats });
  expect(pickSlide([slide(1, 0, false), slide(3, 0.5, true), slide(5, 0.5, false)], rng).square).toBe(5);
  expect(pickSlide([slide(1, 0, true), slide(3, 0, false)], rng).square).toBe(3);
});
