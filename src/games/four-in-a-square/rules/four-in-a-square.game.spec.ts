import type { Rng } from '../../../engine/core/index.js';
import { describeGame, expectPlaythrough, playthrough } from '../../../engine/testing/index.js';
import type { Beginning } from '../../../engine/testing/index.js';
import { findBlocks } from './blocks.js';
import { fourInASquare } from './four-in-a-square.game.js';
import type { FourInASquare, Slot } from './four-in-a-square.types.js';

const seat = (name: string) => ({ id: name, name, bot: false, loadout: null });

/** Both rule sets, few pieces and many. Without a movement limit only where sliding back soon repeats a position. */
function begin(rng: Rng): Beginning<FourInASquare> {
  const noBacktrack = rng.int(2) === 1;
  const repetitionLimit = rng.pick([0, 2, 3, 5]);
  const endless = repetitionLimit === 2 && !noBacktrack;
  return {
    options: {
      piecesPerPlayer: 1 + rng.int(16),
      noBacktrack,
      repetitionLimit,
      movementLimit: rng.pick(endless ? [0, 2] : [2, 20, 60]),
    },
    seats: [seat('red'), seat('blue')],
  };
}

const holeAt = (state: { readonly board: readonly (readonly Slot[])[] }, hole: number) => state.board[hole];
const piecesOf = (state: { readonly board: readonly (readonly Slot[])[] }, player: Slot): number =>
  state.board.flat().filter((slot) => slot === player).length;
const contents = (board: readonly (readonly Slot[])[]): string[] =>
  board.map((square) => square.map((slot) => slot ?? '.').join('')).sort();

describeGame(fourInASquare, {
  begin,
  mostActions: 64 + 1000,
  mostBytes: 4000,
  reshuffle: 'nothing-hidden',
  runs: Number(process.env.PARLOUR_RUNS ?? 20),
  always: {
    'I1: the hole is empty, and what was placed is on the board': (state) => {
      expect(holeAt(state, state.holeSquareIndex)).toEqual([null, null, null, null]);
      expect(state.placed).toEqual({ R: piecesOf(state, 'R'), B: piecesOf(state, 'B') });
      expect([0, 1]).toContain(state.placed.R - state.placed.B);
    },
    'I2: no block lies on the board of an open game': (state) => {
      if (state.winner === null) expect(findBlocks(state.board)).toEqual([]);
    },
    'I3: the hole is at the centre or a corner exactly when Red is on turn': (state) => {
      if (fourInASquare.outcome(state) === undefined) {
        expect(state.holeSquareIndex % 2 === 0).toBe(state.currentPlayer === 'R');
      }
    },
    'I4: a slide moves squares and leaves what is on them': (state, moment) => {
      if (moment?.asked.action.type === 'slide') {
        expect(contents(state.board)).toEqual(contents(moment.before.state.board));
      }
    },
    'R20: nobody has both won and drawn': (state) => {
      expect(state.winner === null || state.drawReason === null).toBe(true);
    },
  },
});

it('plays the recorded games as it always has', () => {
  const usual = (): Beginning<FourInASquare> => ({
    options: fourInASquare.defaults,
    seats: [seat('red'), seat('blue')],
  });
  expectPlaythrough('four-in-a-square.1', playthrough(fourInASquare, usual, 1));
  expectPlaythrough('four-in-a-square.2', playthrough(fourInASquare, begin, 2));
});
