import type { Frozen } from '../../../engine/core/index.js';
import { findBlocks } from './blocks.js';
import type { FourInASquare, PublicState, State } from './four-in-a-square.types.js';
import { positionKey } from './repetition.js';
import { isOver, slidableSquares } from './turn.js';

/** Perfect information: players and spectators see the same. `state` is the contract's; the rest stands beside it. */
export function viewOf(state: Frozen<State>): FourInASquare['view'] {
  return {
    state: publicState(state),
    round: state.round,
    winningBlocks: findBlocks(state.board),
    drawOffer: state.drawOffer,
    movementSlides: state.movementSlides,
    occurrences: state.positions[positionKey(state)] ?? 0,
    repetitionLimit: state.options.repetitionLimit,
    movementLimit: state.options.movementLimit,
  };
}

function publicState(state: Frozen<State>): PublicState {
  return {
    board: state.board,
    phase: state.phase,
    currentPlayer: state.currentPlayer,
    placed: state.placed,
    piecesPerPlayer: state.options.piecesPerPlayer,
    holeSquareIndex: state.holeSquareIndex,
    selectedSquareIndex: null,
    winner: state.winner,
    drawReason: state.drawReason,
    ...(state.options.noBacktrack ? noBacktrackMembers(state) : undefined),
  };
}

function noBacktrackMembers(state: Frozen<State>): Pick<PublicState, 'blockedSlideSquareIndex' | 'legalSlides'> {
  const mayBeSlid = state.phase !== 'placement' && !isOver(state);
  return {
    blockedSlideSquareIndex: state.blockedSquareIndex,
    legalSlides: mayBeSlid ? slidableSquares(state) : [],
  };
}
