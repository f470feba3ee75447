import type { PuzzleBook, PuzzleTitle, Verdict } from '../../../engine/hosting/puzzle-book.js';
import { Endgame } from '../bots/endgame/endgame.js';
import { bestMove } from '../bots/endgame/follow.js';
import puzzles from '../bots/endgame/puzzles.json' with { type: 'json' };
import { copyOf } from '../rules/board/copy.js';
import { findWinner } from '../rules/ending.js';
import { vikingVengeance } from '../rules/viking-vengeance.game.js';
import { read } from '../rules/viking-vengeance.notation.js';
import type { Reading, State, VikingVengeance } from '../rules/viking-vengeance.types.js';

const always = (): boolean => true;

interface Solved {
  readonly title: PuzzleTitle;
  readonly state: State;
  /** What the best play brings the side that solves: 1 is a win, 0 a draw. */
  readonly value: number;
}

/** By id. The position is the solver's own, so the side to move sits at seat 0. */
const ENDGAMES: ReadonlyMap<string, Solved> = new Map(
  puzzles.map(({ position, value }, index) => {
    const id = `e${String(index + 1).padStart(2, '0')}`;
    const state = seated(read(position));
    const empty = state.board.flat().filter((card) => !card).length;
    const difficulty = empty <= 2 ? 1 : empty === 3 ? 2 : 3;
    const goal = `${value === 1 ? 'Win' : 'Hold the draw'}: one placement does it, ${empty} tiles are left.`;
    return [id, { title: { id, goal, difficulty }, state, value }];
  }),
);

export const game = vikingVengeance;

/** The solved endgames: all cards lie open, and the other side answers as well as it can be answered. */
export const puzzleBook: PuzzleBook<VikingVengeance> = {
  puzzles: [...ENDGAMES.values()].map(({ title }) => title),
  about: 'All cards lie open. The other side plays the best answer there is. Chance falls the same way in every try.',
  open: true,
  position: (id) => ({ state: find(id).state, seat: 0, names: ['You', 'The solver'] }),
  reply: (state) => bestMove(copyOf(state), always).move,
  judge: (state, id) => verdictOn(state, find(id)),
};

/** The goal is missed as soon as the best play from here brings less than it. */
function verdictOn(state: Reading, { value, state: { current: solver } }: Solved): Verdict {
  if (state.status === 'active') return new Endgame(copyOf(state), always).best() < value ? 'failed' : 'open';
  const winner = findWinner(state);
  const result = winner === undefined ? 0 : winner === solver ? 1 : -1;
  return result < value ? 'failed' : 'solved';
}

function seated(state: State): State {
  const seats = state.current === 'player1' ? { player1: 0, player2: 1 } : { player1: 1, player2: 0 };
  return { ...state, seats };
}

function find(id: string): Solved {
  const found = ENDGAMES.get(id);
  if (!found) throw new Error(`There is no endgame called ${id}.`);
  return found;
}
