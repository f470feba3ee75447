import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { findWinner } from '../../rules/ending.js';
import { read } from '../../rules/viking-vengeance.notation.js';
import type { State } from '../../rules/viking-vengeance.types.js';
import { CHANCE_SAMPLES } from '../chance.js';
import { outcomesOf } from '../imagined.js';
import type { Move } from '../imagined.js';
import { movesOf } from '../moves.js';
import { Endgame } from './endgame.js';
import { bestMove, followToTheEnd } from './follow.js';
import { findPosition } from './positions.js';
import puzzles from './puzzles.json' with { type: 'json' };

/** How many positions are compared with a plain search: `PARLOUR_GAMES=200` takes minutes. */
const POSITIONS = Number(process.env.PARLOUR_GAMES ?? 12);
const always = (): boolean => true;

/** What a move is worth to its player, by the rules and nothing else: every line, to its end. */
function plainly(state: State, move: Move): number {
  const mover = state.current;
  const values = outcomesOf(state, move, CHANCE_SAMPLES).map((next) => {
    if (next.status === 'active') return -Math.max(...movesOf(next).map((answer) => plainly(next, answer)));
    const winner = findWinner(next);
    return winner === undefined ? 0 : winner === mover ? 1 : -1;
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('The exact endgame', () => {
  it(`values every move as a plain search of the rules does, in ${POSITIONS} positions`, () => {
    let compared = 0;
    for (let seed = 1; compared < POSITIONS; seed++) {
      // A plain search of two tiles is done at once, of three only now and then.
      const state = findPosition(seed, seed % 10 === 0 ? 3 : 2, seed % 2 === 0 ? 'medium' : 'any');
      if (!state) continue;
      const endgame = new Endgame(state, always);
      const values = movesOf(state).map((move) => plainly(state, move));
      for (const [index, move] of movesOf(state).entries()) {
        expect(endgame.valueOf(move)).toBeCloseTo(values[index]!, 10);
      }
      expect(endgame.best()).toBeCloseTo(Math.max(...values), 10);
      compared += 1;
    }
  });

  it(`never loses what it calls won, with open cards, in ${POSITIONS} positions`, () => {
    let won = 0;
    for (let seed = 1; won < POSITIONS; seed++) {
      const state = findPosition(seed, 3 + (seed % 2), seed % 3 === 0 ? 'any' : 'hard');
      if (!state || bestMove(state, always).value !== 1) continue;
      for (const against of ['hard', 'any'] as const) {
        expect(followToTheEnd(state, against, rngOver(sfc32(seed, 3)), always)).toBe(1);
      }
      won += 1;
    }
  });

  it('knows the only move that keeps the best result, in fifty puzzles', () => {
    expect(puzzles).toHaveLength(50);
    for (const { position, best, value } of puzzles) {
      const state = read(position);
      const endgame = new Endgame(state, always);
      const values = movesOf(state).map((move) => ({ move, worth: endgame.valueOf(move) }));
      const reaching = values.filter(({ worth }) => worth === value);
      expect(Math.max(...values.map(({ worth }) => worth))).toBe(value);
      expect(reaching.map(({ move }) => move)).toEqual([best]);
    }
  });
});
