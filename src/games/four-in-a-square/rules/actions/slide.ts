import type { SeatRule } from '../../../../engine/core/index.js';
import { NEIGHBOURS, emptySquare, playerOf } from '../board.js';
import type { FourInASquare } from '../four-in-a-square.types.js';
import { invalidMove, refuseIfOver, refuseOutOfTurn, refuseSquareIndex } from '../refusals.js';
import { endByBlocks, isOver, letDrawOfferLapse, passTurn, slidableSquares } from '../turn.js';

/** R8 to R10: slide a neighbour of the hole into it, pieces and all. A client may say which hole it means. */
export const slide: SeatRule<FourInASquare, 'slide'> = {
  *choices(state, seat) {
    if (isOver(state) || state.phase === 'placement' || state.currentPlayer !== playerOf(seat)) return;
    for (const squareIndex of slidableSquares(state)) yield { type: 'slide', squareIndex };
  },

  refuse(state, seat, { squareIndex, toHoleSquareIndex }) {
    const no = refuseSquareIndex(squareIndex) ?? refuseIfOver(state) ?? refuseOutOfTurn(state, seat);
    if (no) return no;
    const hole = state.holeSquareIndex;
    if (state.phase === 'placement') return invalidMove('WRONG_PHASE', 'cannot slide in phase placement', 'R7');
    if (toHoleSquareIndex !== undefined && toHoleSquareIndex !== hole) {
      return invalidMove('HOLE_MISMATCH', 'toHoleSquareIndex must equal the current hole', 'R9');
    }
    if (squareIndex === hole) return invalidMove('HOLE_SQUARE', 'cannot slide the hole square', 'R8');
    if (!NEIGHBOURS[hole]!.includes(squareIndex)) {
      return invalidMove('NOT_ADJACENT', 'square is not adjacent to the hole', 'R8');
    }
    if (squareIndex === state.blockedSquareIndex) {
      return invalidMove('BACKTRACK', 'the square that slid last may not slide back', 'V1');
    }
    return undefined;
  },

  play(turn, { squareIndex }) {
    const { state, emit } = turn;
    const player = state.currentPlayer;
    const toHoleSquareIndex = state.holeSquareIndex;
    letDrawOfferLapse(turn);
    state.board[toHoleSquareIndex] = [...state.board[squareIndex]!];
    state.board[squareIndex] = emptySquare();
    state.holeSquareIndex = squareIndex;
    if (state.options.noBacktrack) state.blockedSquareIndex = toHoleSquareIndex;
    emit({ type: 'slid', player, squareIndex, toHoleSquareIndex });
    if (!endByBlocks(turn)) passTurn(turn);
  },
};
