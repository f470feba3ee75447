import type { Player, WireAction } from './game-types.js';
import { STARTING_SQUARES } from './squares.js';
import type { Squares } from './squares.js';

/** The tray after so many actions of a round. */
export interface TrayThen {
  readonly board: (Player | null)[][];
  readonly hole: number;
  readonly squares: Squares;
  readonly last: boolean;
}

/** Every tray of a round, from the empty one on. */
export function traysOf(actions: readonly WireAction[]): TrayThen[] {
  let board: (Player | null)[][] = Array.from({ length: 9 }, () => [null, null, null, null]);
  let hole = 4;
  let squares = STARTING_SQUARES;
  const trays = [{ board, hole, squares, last: actions.length === 0 }];
  actions.forEach(({ action, player, squareIndex, slotIndex }, index) => {
    board = board.map((square) => [...square]);
    if (action === 'place') board[squareIndex]![slotIndex!] = player;
    else {
      const into = hole;
      board[into] = board[squareIndex]!;
      board[squareIndex] = [null, null, null, null];
      squares = squares.map((position) => (position === squareIndex ? into : position));
      hole = squareIndex;
    }
    trays.push({ board, hole, squares, last: index === actions.length - 1 });
  });
  return trays;
}
