import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { GameShape } from '../../../engine/core/index.js';
import type { PuzzleModule } from '../../../engine/hosting/puzzle-book.js';
import { PuzzleTable } from '../../../puzzles/puzzle-table.js';
import { bots } from '../bots/index.js';
import { firstMemory } from '../bots/memory.js';
import { PUZZLES } from './puzzles.js';
import { solverOf, solves } from './solve.js';
import { STARTER_DECKS } from '../rules/catalogue/catalogue.js';
import type { Action } from '../rules/action.types.js';
import type { GameView } from '../rules/view/view.types.js';
import { game, puzzleBook } from './book.js';

const begin = (id: string): PuzzleTable => PuzzleTable.begin({ game, puzzleBook } as unknown as PuzzleModule, id);

/** Plays a try to its end, asking for each action of the solver. */
async function tried(id: string, choose: (table: PuzzleTable) => Promise<Action>): Promise<PuzzleTable> {
  let table = begin(id);
  while (table.verdict === 'open') table = await table.after((await choose(table)) as GameShape['action']);
  return table;
}

function asLevel(name: string): (table: PuzzleTable) => Promise<Action> {
  const level = bots.levels[name]!;
  const rng = rngOver(sfc32(1, 9));
  const known = { seat: 0, memory: firstMemory(), loadout: { cards: STARTER_DECKS[0]!.cards } };
  return async ({ picture }) => {
    const thinking = { ...known, view: picture.view as GameView, choices: picture.legalActions as never };
    return (await level.choose({ ...thinking, rng, budget: level.budget })).action;
  };
}

describe('The puzzles of TCG Fuel', () => {
  it('are fifty-four, each with a goal, and the solver is to act', () => {
    expect(puzzleBook.puzzles).toHaveLength(54);
    expect(new Set(puzzleBook.puzzles.map(({ id }) => id)).size).toBe(54);
    expect(puzzleBook.puzzles[0]!.goal).toBe('Win this turn: the other side has 3 life.');
    expect(puzzleBook.puzzles[28]!.goal).toBe('Live through this attack with 3 life.');
    for (const { id } of puzzleBook.puzzles) expect(begin(id).picture).toMatchObject({ seat: 0, toAct: [0] });
  });

  it('are missed by doing nothing, and end with the turn', async () => {
    const idle = async ({ picture }: PuzzleTable): Promise<Action> => {
      const { waitingFor } = picture.view as GameView;
      if (waitingFor?.decision === 'attack') return { type: 'attack', attackers: [] };
      if (waitingFor?.decision === 'block') return { type: 'block', blocks: [] };
      return { type: 'pass_priority' };
    };
    for (const { id } of puzzleBook.puzzles) expect([id, (await tried(id, idle)).verdict]).toEqual([id, 'failed']);
  });

  it('are solved at the table of puzzles by the bot that finds them: those of the third difficulty by hard alone', async () => {
    for (const { id, difficulty } of puzzleBook.puzzles) {
      const { verdict } = await tried(id, asLevel(difficulty === 3 ? 'hard' : 'medium'));
      expect([id, verdict]).toEqual([id, 'solved']);
    }
  }, 120_000);

  it('are as difficult as easy and medium find them', async () => {
    for (const [index, { difficulty }] of puzzleBook.puzzles.entries()) {
      const found = await solves(PUZZLES[index]!, solverOf(bots.levels[difficulty === 1 ? 'easy' : 'medium']!), 1);
      expect([index + 1, found]).toEqual([index + 1, difficulty < 3]);
    }
  });
});
