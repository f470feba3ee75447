import type { Player, WireAction } from './game-types.js';

/** The board after so many actions of a round. */
export interface BoardAt {
  readonly board: (Player | null)[][];
  readonly hole: number;
  readonly last: boolean;
}

/** Every board of a round, from the empty one on. */
export function boardsOf(actions: readonly WireAction[]): BoardAt[] {
  let board: (Player | null)[][] = Array.from({ length: 9 }, () => [null, null, null, null]);
  let hole = 4;
  const boards = [{ board, hole, last: actions.length === 0 }];
  actions.forEach(({ action, player, squareIndex, slotIndex }, index) => {
    board = board.map((square) => [...square]);
    if (action === 'place') board[squareIndex]![slotIndex!] = player;
    else {
      board[hole] = board[squareIndex]!;
      board[squareIndex] = [null, null, null, null];
      hole = squareIndex;
    }
    boards.push({ board, hole, last: index === actions.length - 1 });
  });
  return boards;
}
