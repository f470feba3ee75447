import { choicesOf } from '../../../engine/core/index.js';
import type { Frozen } from '../../../engine/core/index.js';
import type { PuzzleBook, PuzzleTitle, Verdict } from '../../../engine/hosting/puzzle-book.js';
import { PUZZLES } from './puzzles.js';
import type { Puzzle } from './puzzles.js';
import { replyTo } from './reply.js';
import { askedSeat } from '../rules/turns/clock.js';
import { winnerOf } from '../rules/turns/ending.js';
import { ScenarioTable } from '../rules/scenario/scenario-table.js';
import { tcgFuel } from '../rules/tcg-fuel.game.js';
import type { Look, State, TcgFuel } from '../rules/tcg-fuel.types.js';
import { view } from '../rules/view/view.js';

/** The seat that solves: player A of the pictures. */
const SOLVER = 0;
const NAMES = ['You', 'The house'];
/** By number: what `easy` finds is the first of three difficulties, and what `medium` misses the third. */
const FOUND_BY_EASY = new Set([1, 2, 20, 24, 25, 27, 28, 30, 31, 32, 36, 37, 49, 50, 52]);
const MISSED_BY_MEDIUM = new Set([6, 7, 10, 11, 16, 17, 18, 21, 23, 51]);

interface Posed {
  readonly title: PuzzleTitle;
  readonly goal: Puzzle['goal'];
  readonly state: State;
}

const POSED: ReadonlyMap<string, Posed> = new Map(
  PUZZLES.map(({ goal, picture }, index) => {
    const id = `f${String(index + 1).padStart(2, '0')}`;
    const state = positionOf(picture);
    return [id, { title: { id, goal: goalInWords(goal, state), difficulty: difficultyOf(index + 1) }, goal, state }];
  }),
);

export const game = tcgFuel;

/** One turn each: win in it, or live through it. The other side blocks, attacks and answers by rules of thumb. */
export const puzzleBook: PuzzleBook<TcgFuel> = {
  puzzles: [...POSED.values()].map(({ title }) => title),
  about: 'One turn decides. The other side attacks with everything, and blocks and answers as a fair player would.',
  position: (id) => ({ state: find(id).state, seat: SOLVER, names: NAMES }),
  reply: (state, seat) => replyTo(view(state, seat), seat, [...choicesOf(tcgFuel, state, seat)]),
  isOver: (state, id) => state.turnCount !== find(id).state.turnCount,
  judge: (state, id) => verdictOn(state, find(id)),
};

/** The position as the solver meets it: where the other side attacks, it has done so. */
function positionOf(picture: string): State {
  const table = new ScenarioTable(picture, { autoPass: 'smart' });
  for (let seat = askedSeat(table.state); seat !== null && seat !== SOLVER; seat = askedSeat(table.state)) {
    table.act(seat, replyTo(table.view(seat), seat, table.offers(seat)));
  }
  const players = table.state.players.map((player, seat) => ({ ...player, name: NAMES[seat]! }));
  return { ...table.state, players } as State;
}

/** The turn decides. */
function verdictOn(state: Frozen<State>, { goal, state: { turnCount } }: Posed): Verdict {
  const isFinished = state.stage === 'finished';
  if (!isFinished && state.turnCount === turnCount) return 'open';
  const winner = isFinished ? winnerOf(state) : null;
  const isReached = goal === 'win this turn' ? winner === SOLVER : winner === null || winner === SOLVER;
  return isReached ? 'solved' : 'failed';
}

function goalInWords(goal: Puzzle['goal'], { players }: Look): string {
  const [yours, theirs] = players.map(({ lifeTotal }) => lifeTotal);
  return goal === 'win this turn'
    ? `Win this turn: the other side has ${theirs} life.`
    : `Live through this attack with ${yours} life.`;
}

function difficultyOf(number: number): PuzzleTitle['difficulty'] {
  if (MISSED_BY_MEDIUM.has(number)) return 3;
  return FOUND_BY_EASY.has(number) ? 1 : 2;
}

function find(id: string): Posed {
  const found = POSED.get(id);
  if (!found) throw new Error(`There is no puzzle called ${id}.`);
  return found;
}
