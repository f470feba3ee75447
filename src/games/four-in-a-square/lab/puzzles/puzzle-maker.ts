import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Rng } from '../../../../engine/core/index.js';
import { BLOCKED, HOLE, LEFT, NEAR, NONE, addPiece, hasBlock, moverOf, newPosition } from '../../bots/fast/position.js';
import type { Position } from '../../bots/fast/position.js';
import { canWinThisTurn } from '../../bots/fast/turns.js';
import { Limits } from '../../bots/search/limits.js';
import { ProofSearch } from '../../bots/search/proof.js';
import { slotsOf } from '../../bots/search/root.js';
import { ForcedWin } from '../../puzzles/forced-win.js';
import type { Puzzle } from '../../puzzles/puzzle.js';

/** Nodes for the proof that there is a win at all: it sorts out, quickly, the many positions without one. */
const PROVING = 20_000;
/** Positions for trying everything; what takes more is left out. */
const TRYING = 20_000;
/** A puzzle that many turns solve is none. */
const MOST_WAYS = 3;

/** Puzzles of one length: random positions with a proved win, its length found by trying everything. */
export function* makePuzzles(turns: number, seed: number): Generator<Puzzle, never> {
  const rng = rngOver(sfc32(seed, turns));
  for (let run = 0; ; run++) {
    const noBacktrack = run % 4 === 3;
    const pieces = rng.pick([8, 8, 12, 16]);
    // All of the win lies in placement: movement is played from a table and is no puzzle.
    const left = turns * 2 + rng.int(3);
    const position = randomPosition(rng, pieces, left, noBacktrack);
    if (canWinThisTurn(position, noBacktrack)) continue;
    const proof = new ProofSearch(moverOf(position), noBacktrack, pieces * 2, new Limits({ nodes: PROVING }));
    if (proof.prove(position) !== 'proved') continue;
    const limits = new Limits({ nodes: TRYING });
    const search = new ForcedWin(noBacktrack, limits);
    if (search.distance(position, turns) !== turns) continue;
    const ways = search.ways(position, turns).length;
    if (ways <= MOST_WAYS && !limits.exhausted) yield { turns, ways, ...describe(position), pieces, noBacktrack };
  }
}

/** A random board without blocks. */
function randomPosition(rng: Rng, pieces: number, left: number, noBacktrack: boolean): Position {
  for (;;) {
    const position = newPosition();
    const hole = rng.pick(left % 2 === 0 ? [0, 2, 4, 6, 8] : [1, 3, 5, 7]);
    const slots = rng.shuffle([...Array(36).keys()].filter((slot) => slot >> 2 !== hole)).slice(0, pieces * 2 - left);
    slots.forEach((slot, index) => addPiece(position, index % 2, slot));
    position[HOLE] = hole;
    position[BLOCKED] = noBacktrack ? rng.pick([...NEAR[hole]!]) : NONE;
    position[LEFT] = left;
    if (!hasBlock(position, 0) && !hasBlock(position, 1)) return position;
  }
}

function describe(position: Position): Pick<Puzzle, 'board' | 'hole' | 'blocked' | 'left'> {
  const slots = Array<string>(36).fill('.');
  for (const slot of slotsOf(position.slice(0, 3))) slots[slot] = 'R';
  for (const slot of slotsOf(position.slice(3, 6))) slots[slot] = 'B';
  const blocked = position[BLOCKED]!;
  return {
    board: slots.join('').replace(/.{4}(?!$)/g, '$& '),
    hole: position[HOLE]!,
    blocked: blocked === NONE ? null : blocked,
    left: position[LEFT]!,
  };
}
