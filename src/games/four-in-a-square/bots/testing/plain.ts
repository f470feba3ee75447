import type { Rng } from '../../../../engine/core/index.js';
import { findBlocks } from '../../rules/blocks.js';
import { NEIGHBOURS, emptyBoard, rivalOf } from '../../rules/board.js';
import type { FourInASquare, Player, PublicState, Square } from '../../rules/four-in-a-square.types.js';

/*
 * The game in the plainest words, for tests that compare the fast bots with something slow and obviously right. It
 * shares nothing with them but the windows and neighbours of the rules.
 */

/** The beginning of a turn. `left`: placements left to both players together. */
export interface Plain {
  readonly board: readonly (readonly (Player | null)[])[];
  readonly hole: number;
  readonly blocked: number | null;
  readonly mover: Player;
  readonly left: number;
  readonly pieces: number;
  readonly noBacktrack: boolean;
}

export interface PlainTurn {
  /** Square and slot; none in movement. */
  readonly place: readonly [number, number] | undefined;
  /** None where the placement has won. */
  readonly slide: number | undefined;
  readonly winner: Player | undefined;
  readonly after: Plain;
}

/** A random board without blocks. */
export function randomPlain(rng: Rng, pieces: number, left: number, noBacktrack: boolean): Plain {
  const mover: Player = left % 2 === 0 ? 'R' : 'B';
  for (;;) {
    const hole = rng.pick(mover === 'R' ? [0, 2, 4, 6, 8] : [1, 3, 5, 7]);
    const down = pieces * 2 - left;
    const slots = rng.shuffle([...Array(36).keys()].filter((slot) => slot >> 2 !== hole)).slice(0, down);
    const board = emptyBoard();
    slots.forEach((slot, index) => (board[slot >> 2]![slot & 3] = index % 2 === 0 ? 'R' : 'B'));
    const blocked = noBacktrack && down > 0 ? rng.pick(NEIGHBOURS[hole]!) : null;
    if (findBlocks(board).length === 0) return { board, hole, blocked, mover, left, pieces, noBacktrack };
  }
}

/** Everything the player on turn may do with the whole turn. */
export function* turnsOf(plain: Plain): Generator<PlainTurn> {
  if (plain.left === 0) {
    yield* slidesOf(plain, undefined);
    return;
  }
  for (const [square, slots] of plain.board.entries()) {
    for (const [slot, piece] of slots.entries()) {
      if (square === plain.hole || piece !== null) continue;
      const after = withPiece(plain, square, slot);
      if (findBlocks(after.board).length > 0)
        yield { place: [square, slot], slide: undefined, winner: plain.mover, after };
      else yield* slidesOf(after, [square, slot]);
    }
  }
}

/** The slides that may end a turn, R14 applied. */
export function* slidesOf(plain: Plain, place: PlainTurn['place']): Generator<PlainTurn> {
  for (const slide of NEIGHBOURS[plain.hole]!) {
    if (slide === plain.blocked) continue;
    const board = [...plain.board];
    board[plain.hole] = plain.board[slide]!;
    board[slide] = [null, null, null, null];
    const owners = findBlocks(board).map(({ player }) => player);
    const winner = owners.length === 0 ? undefined : owners.includes(plain.mover) ? plain.mover : rivalOf(plain.mover);
    const blocked = plain.noBacktrack ? plain.hole : null;
    yield { place, slide, winner, after: { ...plain, board, hole: slide, blocked, mover: rivalOf(plain.mover) } };
  }
}

export function canWin(plain: Plain): boolean {
  for (const { winner } of turnsOf(plain)) if (winner === plain.mover) return true;
  return false;
}

/** Whether a turn ends the game against its player, or lets the rival win with the next one. */
export function isUnsafe({ winner, after }: PlainTurn, mover: Player): boolean {
  return winner === undefined ? canWin(after) : winner !== mover;
}

/** The value for the player on turn by minimax: 1, 0 or -1. In movement it looks `slides` slides ahead. */
export function minimax(plain: Plain, slides: number): number {
  if (plain.left === 0 && slides === 0) return 0;
  let best = -1;
  for (const { winner, after } of turnsOf(plain)) {
    const value =
      winner === undefined ? -minimax(after, plain.left === 0 ? slides - 1 : slides) : winner === plain.mover ? 1 : -1;
    best = Math.max(best, value);
    if (best === 1) return 1;
  }
  return best;
}

/** Whether the player on turn can force a win within so many turns of their own. */
export function forcesWin(plain: Plain, turns: number): boolean {
  if (canWin(plain)) return true;
  if (turns === 1) return false;
  for (const { winner, after } of turnsOf(plain))
    if (winner === undefined && losesWithin(after, turns - 1)) return true;
  return false;
}

/** Whether, after every turn of the player on turn, the rival has won or can force it within so many turns. */
function losesWithin(plain: Plain, turns: number): boolean {
  for (const { winner, after } of turnsOf(plain)) {
    if (winner === plain.mover || (winner === undefined && !forcesWin(after, turns))) return false;
  }
  return true;
}

function withPiece(plain: Plain, square: number, slot: number): Plain {
  const board = plain.board.map((slots) => [...slots]);
  board[square]![slot] = plain.mover;
  return { ...plain, board, left: plain.left - 1 };
}

/** The position as the server shows it. */
export function publicState(plain: Plain, phase?: PublicState['phase']): PublicState {
  const count = (player: Player): number => plain.board.flat().filter((piece) => piece === player).length;
  return {
    board: plain.board as Square[],
    phase: phase ?? (plain.left > 0 ? 'placement' : 'movement'),
    currentPlayer: plain.mover,
    placed: { R: count('R'), B: count('B') },
    piecesPerPlayer: plain.pieces,
    holeSquareIndex: plain.hole,
    selectedSquareIndex: null,
    winner: null,
    drawReason: null,
    ...(plain.noBacktrack ? { blockedSlideSquareIndex: plain.blocked, legalSlides: [] } : undefined),
  };
}

export function viewOf(plain: Plain, phase?: PublicState['phase']): FourInASquare['view'] {
  return {
    state: publicState(plain, phase),
    round: 1,
    winningBlocks: [],
    drawOffer: null,
    movementSlides: 0,
    occurrences: 0,
    repetitionLimit: 5,
    movementLimit: 200,
  };
}
