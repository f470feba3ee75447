import type { GameShape } from '../../../engine/core/index.js';
import type { PuzzleModule } from '../../../engine/hosting/puzzle-book.js';
import { PuzzleTable } from '../../../puzzles/puzzle-table.js';
import { encode } from '../bots/fast/position.js';
import { placementOf, slideOf } from '../bots/fast/turns.js';
import { actionOf } from '../bots/levels/decision.js';
import { ForcedWin } from './forced-win.js';
import puzzles from './puzzles.json' with { type: 'json' };
import { Limits } from '../bots/search/limits.js';
import { winningCandidates } from '../bots/search/root.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';
import { game, puzzleBook } from './book.js';

type Action = FourInASquare['action'];

/** Of longer puzzles every fifth is played; PARLOUR_PUZZLE_TURNS=4 plays all, which takes a minute. */
const LONGEST = Number(process.env.PARLOUR_PUZZLE_TURNS ?? 3);

const begin = (id: string): PuzzleTable => PuzzleTable.begin({ game, puzzleBook } as unknown as PuzzleModule, id);
const act = (table: PuzzleTable, action: Action) => table.after(action as GameShape['action']);
const viewOf = ({ picture }: PuzzleTable) => (picture.view as FourInASquare['view']).state;

/** The actions of one turn that keeps the win, or makes it. */
function bestTurn(table: PuzzleTable, turns: number, noBacktrack: boolean): readonly Action[] {
  const position = encode(viewOf(table));
  const [win] = winningCandidates({ position, noBacktrack, toPlace: true });
  const slide = (squareIndex: number): Action => ({ type: 'slide', squareIndex });
  if (win) return [actionOf(win), ...(win.slide === undefined ? [] : [slide(win.slide)])];
  const [turn] = new ForcedWin(noBacktrack, new Limits({})).ways(position, turns);
  if (turn === undefined) throw new Error('No turn keeps the win.');
  return [
    actionOf({ placement: placementOf(position, turn), slide: undefined, after: position }),
    slide(slideOf(turn)),
  ];
}

describe('The puzzles of Four in a Square', () => {
  it('are thirty wins by force, and the solver is to move, with either colour', () => {
    expect(puzzleBook.puzzles).toHaveLength(30);
    const seats = puzzleBook.puzzles.map(({ id }) => begin(id).picture.seat);
    expect(new Set(seats)).toEqual(new Set([0, 1]));
    for (const { id } of puzzleBook.puzzles) {
      const { seat, toAct, status } = begin(id).picture;
      expect([toAct, status]).toEqual([[seat], 'active']);
    }
  });

  it.each(
    puzzleBook.puzzles
      .map(({ id, goal }, index) => [id, goal, puzzles[index]!] as const)
      .filter(([, , { turns }], index) => turns <= LONGEST || index % 5 === 0),
  )(
    '%s, "%s", is solved in as many turns by best play, whatever the other side answers',
    async (id, _goal, { turns, noBacktrack }) => {
      let table = begin(id);
      let played = 0;
      while (table.verdict === 'open') {
        for (const action of bestTurn(table, turns - played, noBacktrack)) table = await act(table, action);
        played += 1;
      }
      expect([table.verdict, played]).toEqual(['solved', turns]);
    },
  );

  it('are missed as soon as a whole turn lets the win go', async () => {
    for (const { id } of puzzleBook.puzzles.slice(0, 10)) {
      const verdicts: string[] = [];
      for (const placing of begin(id).picture.legalActions.slice(0, 3)) {
        const placed = await act(begin(id), placing as Action);
        expect(placed.verdict).toBe('open');
        for (const sliding of placed.picture.legalActions) {
          if ((sliding as Action).type === 'slide') verdicts.push((await act(placed, sliding as Action)).verdict);
        }
      }
      expect(verdicts).toContain('failed');
    }
  });

  it('are lost by giving up', async () => {
    expect((await act(begin('s01'), { type: 'resign' })).verdict).toBe('failed');
  });
});
