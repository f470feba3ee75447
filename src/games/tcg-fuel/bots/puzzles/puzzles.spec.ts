import { choicesOf, fillAtRandom, isForm } from '../../../../engine/core/index.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import { bots } from '../index.js';
import { PUZZLES } from './puzzles.js';
import { solverOf, solves } from './solve.js';
import type { Solver } from './solve.js';

/** Anything that is legal. */
const atRandom: Solver = ({ state }, rng) => {
  const choice = rng.pick([...choicesOf(tcgFuel, state, 0)]);
  return isForm(choice) ? fillAtRandom(choice, rng) : choice;
};

/** Nothing, as far as that is legal. */
const idle: Solver = ({ state }) => {
  if (state.waitingFor?.decision === 'attack') return { type: 'attack', attackers: [] };
  if (state.waitingFor?.decision === 'block') return { type: 'block', blocks: [] };
  return { type: 'pass_priority' };
};

describe('Puzzles', () => {
  it('are fifty or more, and none is solved by doing nothing', async () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(50);
    for (const puzzle of PUZZLES)
      expect([puzzle.picture, await solves(puzzle, idle, 1)]).toEqual([puzzle.picture, false]);
  });

  it('medium solves most of them', async () => {
    const solver = solverOf(bots.levels.medium!);
    let solved = 0;
    for (const puzzle of PUZZLES) if (await solves(puzzle, solver, 1)) solved += 1;
    expect(solved / PUZZLES.length).toBeGreaterThan(0.6);
  });

  it('can be solved: what nobody finds by rules of thumb is found by chance', async () => {
    const solver = solverOf(bots.levels.medium!);
    for (const puzzle of PUZZLES) {
      let found = await solves(puzzle, solver, 1);
      for (let seed = 1; !found && seed <= 2000; seed++) found = await solves(puzzle, atRandom, seed);
      expect([puzzle.picture, found]).toEqual([puzzle.picture, true]);
    }
  });
});
