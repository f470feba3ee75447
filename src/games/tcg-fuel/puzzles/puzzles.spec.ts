import { bots } from '../bots/index.js';
import { PUZZLES } from './puzzles.js';
import { solverOf, solves } from './solve.js';
import type { Solver } from './solve.js';

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

  it('medium solves most of them, and hard finds what rules of thumb miss: all can be solved', async () => {
    const [medium, hard] = [solverOf(bots.levels.medium!), solverOf(bots.levels.hard!)];
    const missed = [];
    for (const puzzle of PUZZLES) if (!(await solves(puzzle, medium, 1))) missed.push(puzzle);
    expect(missed.length / PUZZLES.length).toBeLessThan(0.4);
    expect(missed.length).toBeGreaterThan(0);
    for (const puzzle of missed)
      expect([puzzle.picture, await solves(puzzle, hard, 1)]).toEqual([puzzle.picture, true]);
  });
});
