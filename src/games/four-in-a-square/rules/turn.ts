import type { Frozen, Turn } from '../../../engine/core/index.js';
import { findBlocks } from './blocks.js';
import { FIRST_HOLE, NEIGHBOURS, emptyBoard, rivalOf } from './board.js';
import type { DrawReason, FourInASquare, RoundOptions, State } from './four-in-a-square.types.js';
import { countPosition } from './repetition.js';

type Ending = Pick<Turn<FourInASquare>, 'state' | 'emit'>;

/** R6: a round as it begins. */
export function freshRound(options: RoundOptions, twoHumans: boolean, round: number): State {
  return {
    options,
    twoHumans,
    round,
    board: emptyBoard(),
    phase: 'placement',
    currentPlayer: 'R',
    placed: { R: 0, B: 0 },
    holeSquareIndex: FIRST_HOLE,
    blockedSquareIndex: null,
    winner: null,
    drawReason: null,
    drawOffer: null,
    movementSlides: 0,
    positions: {},
  };
}

export function isOver(state: Frozen<State>): boolean {
  return state.winner !== null || state.drawReason !== null;
}

/** The squares that may slide into the hole (R8), without the one that slid last under V1. */
export function slidableSquares(state: Frozen<State>): number[] {
  return NEIGHBOURS[state.holeSquareIndex]!.filter((square) => square !== state.blockedSquareIndex);
}

/** R12, R14: whether blocks end the game. The player who acted comes first, should both have one. */
export function endByBlocks({ state, emit }: Ending): boolean {
  const blocks = findBlocks(state.board);
  if (blocks.length === 0) return false;
  const actor = state.currentPlayer;
  state.winner = blocks.some(({ player }) => player === actor) ? actor : rivalOf(actor);
  emit({ type: 'won', player: state.winner, reason: 'block', blocks });
  return true;
}

/** R9: the turn passes after a slide, and movement begins when every piece is down. */
export function passTurn(turn: Ending): void {
  const { state } = turn;
  const { piecesPerPlayer } = state.options;
  if (state.phase === 'movement') state.movementSlides += 1;
  state.currentPlayer = rivalOf(state.currentPlayer);
  const allDown = state.placed.R === piecesPerPlayer && state.placed.B === piecesPerPlayer;
  state.phase = allDown ? 'movement' : 'placement';
  if (!allDown) return;
  const reason = findDraw(state);
  if (reason) endInDraw(turn, reason);
}

export function endInDraw({ state, emit }: Ending, reason: DrawReason): void {
  state.drawReason = reason;
  emit({ type: 'drawn', reason });
}

/** Playing on answers a draw offer with no. */
export function letDrawOfferLapse({ state, emit }: Ending): void {
  const player = state.currentPlayer;
  if (state.drawOffer !== rivalOf(player)) return;
  state.drawOffer = null;
  emit({ type: 'draw-declined', player });
}

/** The draws of the movement phase, in the order in which they are tested. Counts the position that has arisen. */
export function findDraw(state: State, slides: readonly number[] = slidableSquares(state)): DrawReason | undefined {
  const { repetitionLimit, movementLimit } = state.options;
  if (slides.length === 0) return 'noLegalSlides'; // R16
  if (repetitionLimit > 0 && countPosition(state) >= repetitionLimit) return 'repetition'; // R17
  if (movementLimit > 0 && state.movementSlides >= movementLimit) return 'movementLimit'; // R18
  return undefined;
}
