import type { Frozen } from '../../../engine/core/index.js';
import type { PuzzleBook, PuzzleTitle, Verdict } from '../../../engine/hosting/puzzle-book.js';
import { encode } from '../bots/fast/position.js';
import type { Puzzle } from './puzzle.js';
import puzzles from './puzzles.json' with { type: 'json' };
import { playerOf, seatOf } from '../rules/board.js';
import { fourInASquare } from '../rules/four-in-a-square.game.js';
import type { FourInASquare, Player, Square, State } from '../rules/four-in-a-square.types.js';
import { viewOf } from '../rules/four-in-a-square.view.js';
import { DEFAULT_OPTIONS, roundOptions } from '../rules/options.js';
import { defend, winsWithin } from './defence.js';

interface Posed {
  readonly title: PuzzleTitle;
  readonly puzzle: Puzzle;
  readonly state: State;
}

const POSED: ReadonlyMap<string, Posed> = new Map(
  puzzles.map((puzzle, index) => {
    const id = `s${String(index + 1).padStart(2, '0')}`;
    const state = stateOf(puzzle);
    return [id, { title: { id, goal: goalInWords(puzzle, state), difficulty: difficultyOf(puzzle) }, puzzle, state }];
  }),
);

export const game = fourInASquare;

/** Wins by force in so many turns, found by trying everything. The other side holds out as long as it can. */
export const puzzleBook: PuzzleBook<FourInASquare> = {
  puzzles: [...POSED.values()].map(({ title }) => title),
  about: 'The other side refutes what can be refuted, and else holds out as long as it can.',
  position: (id) => {
    const { state } = find(id);
    const seat = seatOf(state.currentPlayer);
    return { state, seat, names: [0, 1].map((one) => (one === seat ? 'You' : 'The solver')) };
  },
  reply: (state, _seat, id) => defend(rootOf(state), turnsLeft(state, find(id))),
  judge: (state, id) => verdictOn(state, find(id)),
};

/** In the middle of a turn nothing is decided; at its beginning the win must still be within the turns that are left. */
function verdictOn(state: Frozen<State>, posed: Posed): Verdict {
  const solver = posed.state.currentPlayer;
  if (state.winner !== null || state.drawReason !== null) return state.winner === solver ? 'solved' : 'failed';
  if (state.phase === 'placementSlide') return 'open';
  const { position, noBacktrack } = rootOf(state);
  return winsWithin(position, turnsLeft(state, posed), noBacktrack) ? 'open' : 'failed';
}

/** The solver's turns that are left, the present one included. */
function turnsLeft({ placed }: Frozen<State>, { puzzle: { turns }, state }: Posed): number {
  const down = placed.R + placed.B - state.placed.R - state.placed.B;
  return turns - Math.ceil(down / 2);
}

function rootOf(state: Frozen<State>): Parameters<typeof defend>[0] {
  return {
    position: encode(viewOf(state).state),
    noBacktrack: state.options.noBacktrack,
    toPlace: state.phase === 'placement',
  };
}

function stateOf({ board, hole, blocked, left, pieces, noBacktrack }: Puzzle): State {
  const down = pieces * 2 - left;
  return {
    options: roundOptions({ ...DEFAULT_OPTIONS, piecesPerPlayer: pieces, noBacktrack }),
    twoHumans: false,
    round: 1,
    board: board.split(' ').map((slots) => [...slots].map((one) => (one === '.' ? null : (one as Player))) as Square),
    phase: 'placement',
    currentPlayer: playerOf(left % 2),
    placed: { R: Math.ceil(down / 2), B: Math.floor(down / 2) },
    holeSquareIndex: hole,
    blockedSquareIndex: blocked,
    winner: null,
    drawReason: null,
    drawOffer: null,
    movementSlides: 0,
    positions: {},
  };
}

function goalInWords({ turns, noBacktrack }: Puzzle, { currentPlayer }: State): string {
  const colour = currentPlayer === 'R' ? 'red' : 'blue';
  const rule = noBacktrack ? ' No square slides straight back.' : '';
  return `Win with ${colour} in ${turns} turns.${rule}`;
}

function difficultyOf({ turns }: Puzzle): PuzzleTitle['difficulty'] {
  return turns <= 2 ? 1 : turns === 3 ? 2 : 3;
}

function find(id: string): Posed {
  const found = POSED.get(id);
  if (!found) throw new Error(`There is no puzzle called ${id}.`);
  return found;
}
