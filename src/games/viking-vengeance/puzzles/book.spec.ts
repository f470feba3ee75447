import type { GameShape } from '../../../engine/core/index.js';
import type { PuzzleModule } from '../../../engine/hosting/puzzle-book.js';
import { PuzzleTable } from '../../../puzzles/puzzle-table.js';
import { bestMove } from '../bots/endgame/follow.js';
import puzzles from '../bots/endgame/puzzles.json' with { type: 'json' };
import type { GameView } from '../rules/view/view.types.js';
import { game, puzzleBook } from './book.js';

const begin = (id: string): PuzzleTable => PuzzleTable.begin({ game, puzzleBook } as unknown as PuzzleModule, id);

describe('The puzzles of Viking Vengeance', () => {
  it('are the fifty solved endgames, each with a goal', () => {
    expect(puzzleBook.puzzles).toHaveLength(50);
    expect(new Set(puzzleBook.puzzles.map(({ id }) => id)).size).toBe(50);
  });

  it('lie open, with the solver at seat 0 and to move', () => {
    for (const { id } of puzzleBook.puzzles) {
      const { picture } = begin(id);
      const { player1, player2, hydratedCardDataCache } = picture.view as GameView;
      expect(picture).toMatchObject({ version: 0, seat: 0, toAct: [0], status: 'active' });
      for (const card of [...player1.hand, ...player2.hand]) expect(hydratedCardDataCache[card]).toBeDefined();
    }
  });

  it('are solved by best play, with every answer of the solver', async () => {
    const unsolved: string[] = [];
    for (const [index, { id }] of puzzleBook.puzzles.entries()) {
      let table = await begin(id).after(puzzles[index]!.best as GameShape['action']);
      for (let moves = 0; table.verdict === 'open' && moves < 20; moves++) {
        table = await table.after(bestMove(structuredClone(table.state) as never, () => true).move);
      }
      if (table.verdict !== 'solved') unsolved.push(`${id} ${table.verdict}`);
    }
    expect(unsolved).toEqual([]);
  }, 120_000);

  it('are missed by any other first move, and the try ends there', async () => {
    for (const index of [0, 11, 23, 49]) {
      const { id } = puzzleBook.puzzles[index]!;
      const best = JSON.stringify(puzzles[index]!.best);
      const others = begin(id).picture.legalActions.filter((action) => JSON.stringify(action) !== best);
      const table = await begin(id).after(others[0] as GameShape['action']);
      expect(table.verdict).toBe('failed');
    }
  });

  it('refuse what the rules refuse', async () => {
    await expect(begin('e01').after({ type: 'placeCard', position: { x: 0, y: 0 } } as never)).rejects.toThrow();
  });
});
