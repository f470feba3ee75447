import type { SeatRule } from '../../../../engine/core/index.js';
import { playerOf } from '../board.js';
import type { FourInASquare } from '../four-in-a-square.types.js';
import { invalidMove, refuseIfOver, refuseOutOfTurn, refuseSlotIndex, refuseSquareIndex } from '../refusals.js';
import { endByBlocks, isOver, letDrawOfferLapse } from '../turn.js';

/** R7: put one own piece into an empty slot of any square but the hole. */
export const place: SeatRule<FourInASquare, 'place'> = {
  *choices(state, seat) {
    if (isOver(state) || state.phase !== 'placement' || state.currentPlayer !== playerOf(seat)) return;
    for (const [squareIndex, square] of state.board.entries()) {
      if (squareIndex === state.holeSquareIndex) continue;
      for (const [slotIndex, slot] of square.entries()) {
        if (slot === null) yield { type: 'place', squareIndex, slotIndex };
      }
    }
  },

  refuse(state, seat, { squareIndex, slotIndex }) {
    const no =
      refuseSquareIndex(squareIndex) ??
      refuseSlotIndex(slotIndex) ??
      refuseIfOver(state) ??
      refuseOutOfTurn(state, seat);
    if (no) return no;
    if (state.phase !== 'placement') {
      return invalidMove(
        'WRONG_PHASE',
        `cannot place in phase ${state.phase}`,
        state.phase === 'movement' ? 'R10' : 'R8',
      );
    }
    if (squareIndex === state.holeSquareIndex)
      return invalidMove('HOLE_SQUARE', 'cannot place in the hole square', 'R7');
    if (state.board[squareIndex]![slotIndex] !== null) return invalidMove('SLOT_OCCUPIED', 'slot is occupied', 'R7');
    return undefined;
  },

  play(turn, { squareIndex, slotIndex }) {
    const { state, emit } = turn;
    const player = state.currentPlayer;
    letDrawOfferLapse(turn);
    state.board[squareIndex]![slotIndex] = player;
    state.placed[player] += 1;
    emit({ type: 'placed', player, squareIndex, slotIndex });
    // R13, R15: a win ends the game before the slide, with phase and turn as they are.
    if (!endByBlocks(turn)) state.phase = 'placementSlide';
  },
};
