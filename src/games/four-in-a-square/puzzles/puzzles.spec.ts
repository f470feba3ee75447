import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Player } from '../rules/four-in-a-square.types.js';
import { encode, moverOf } from '../bots/fast/position.js';
import { Limits } from '../bots/search/limits.js';
import { ProofSearch } from '../bots/search/proof.js';
import { turnOf } from '../bots/testing/bot-turn.js';
import { canWin, forcesWin, publicState } from '../bots/testing/plain.js';
import type { Plain, PlainTurn } from '../bots/testing/plain.js';
import { ForcedWin } from './forced-win.js';
import { makePuzzles } from '../lab/puzzles/puzzle-maker.js';
import type { Puzzle } from './puzzle.js';
import puzzles from './puzzles.json' with { type: 'json' };

/** Nodes for a turn, one number for hard and one for master; PARLOUR_PUZZLES=231000,335000 is a second of each. */
const [HARD, MASTER] = (process.env.PARLOUR_PUZZLES ?? '3000,3000').split(',').map(Number) as [number, number];
/** Plain search tries all that can happen: two turns in a moment, three (PARLOUR_PLAIN=3) in minutes. */
const PLAIN_TURNS = Number(process.env.PARLOUR_PLAIN ?? 2);
/** Enough to prove or refute what is left of any of these positions. */
const JUDGING = 2_000_000;

function plainOf({ board, hole, blocked, left, pieces, noBacktrack }: Puzzle): Plain {
  const squares = board.split(' ').map((slots) => [...slots].map((one) => (one === '.' ? null : (one as Player))));
  return { board: squares, hole, blocked, mover: left % 2 === 0 ? 'R' : 'B', left, pieces, noBacktrack };
}

type Verdict = 'soonest' | 'later' | 'missed';

/** Whether a turn keeps the win, and as soon as can be. */
function judge({ turns, pieces, noBacktrack }: Puzzle, { winner, after }: PlainTurn): Verdict {
  // No turn wins at once here; one that makes the rival's block loses.
  if (winner !== undefined || canWin(after)) return 'missed';
  const position = encode(publicState(after));
  if (new ForcedWin(noBacktrack, new Limits({})).loses(position, turns - 1)) return 'soonest';
  const attacker = 1 - moverOf(position);
  const proof = new ProofSearch(attacker, noBacktrack, pieces * 2, new Limits({ nodes: JUDGING }));
  return proof.prove(position) === 'proved' ? 'later' : 'missed';
}

const nameOf = ({ pieces, left, noBacktrack }: Puzzle): string =>
  `${pieces} pieces, ${left} to place${noBacktrack ? ', V1' : ''}`;

describe('The puzzles', () => {
  it('are ten each of two, three and four turns, some under V1', () => {
    for (const turns of [2, 3, 4]) expect(puzzles.filter((puzzle) => puzzle.turns === turns)).toHaveLength(10);
    expect(puzzles.filter(({ noBacktrack }) => noBacktrack).length).toBeGreaterThan(2);
  });

  it('are what their maker makes from its seed', () => {
    const maker = makePuzzles(2, 1);
    for (const puzzle of puzzles.slice(0, 2)) {
      expect(maker.next().value).toEqual(puzzle);
    }
  });

  it.each(puzzles.filter(({ turns }) => turns <= PLAIN_TURNS).map((puzzle) => [nameOf(puzzle), puzzle] as const))(
    'are won in as many turns as they say and no sooner by plain search too: %s',
    (_name, puzzle) => {
      const plain = plainOf(puzzle);
      expect(forcesWin(plain, puzzle.turns)).toBe(true);
      expect(forcesWin(plain, puzzle.turns - 1)).toBe(false);
    },
    60_000 * PLAIN_TURNS ** 3,
  );
});

describe.each([
  ['hard', HARD],
  ['master', MASTER],
])('The level %s', (level, nodes) => {
  it(`solves puzzles with ${nodes} nodes for a turn`, async () => {
    const found: Record<string, Record<Verdict, number>> = {};
    for (const [index, puzzle] of puzzles.entries()) {
      const rng = rngOver(sfc32(71, index));
      const verdict = judge(puzzle, await turnOf({ level, budget: { nodes }, rng }, plainOf(puzzle)));
      const counts = (found[puzzle.turns] ??= { soonest: 0, later: 0, missed: 0 });
      counts[verdict] += 1;
    }
    if (process.env.PARLOUR_PUZZLES) process.stderr.write(`${JSON.stringify({ level, nodes, ...found })}\n`);
    expect(found[2]!.missed + found[3]!.missed).toBe(0);
    expect(found[4]!.missed).toBeLessThanOrEqual(2);
  }, 600_000);
});
