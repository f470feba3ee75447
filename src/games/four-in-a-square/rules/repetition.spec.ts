import { emptyBoard } from './board.js';
import type { Slot, Square, State } from './four-in-a-square.types.js';
import { countPosition, positionKey } from './repetition.js';
import { freshRound } from './turn.js';

const table = (): State =>
  freshRound({ piecesPerPlayer: 8, noBacktrack: false, repetitionLimit: 5, movementLimit: 0 }, true, 1);

const contents: Slot[] = [null, 'R', 'B'];
/** The n-th of the 81 things a square may hold. */
const square = (n: number): Square =>
  [27, 9, 3, 1].map((place) => contents[Math.floor(n / place) % 3]!) as unknown as Square;

describe('R17: a position', () => {
  it('is told from every other by the contents of its squares', () => {
    const keys = new Set<string>();
    for (let n = 0; n < 81; n++) {
      for (const at of [0, 8]) {
        const board = emptyBoard();
        board[at] = square(n);
        keys.add(positionKey({ board, holeSquareIndex: 4, blockedSquareIndex: null }));
      }
    }
    expect(keys.size).toBe(1 + 80 * 2);
  });

  it('is told from others by the hole, and under V1 by the blocked square', () => {
    const board = emptyBoard();
    const keys = [
      positionKey({ board, holeSquareIndex: 4, blockedSquareIndex: null }),
      positionKey({ board, holeSquareIndex: 2, blockedSquareIndex: null }),
      positionKey({ board, holeSquareIndex: 4, blockedSquareIndex: 1 }),
      positionKey({ board, holeSquareIndex: 4, blockedSquareIndex: 3 }),
    ];
    expect(new Set(keys).size).toBe(4);
  });

  it('does not care which of two empty squares lies where', () => {
    const state = table();
    state.board[0] = square(1);
    expect(countPosition(state)).toBe(1);
    [state.board[7], state.board[8]] = [state.board[8]!, state.board[7]!];
    expect(countPosition(state)).toBe(2);
  });

  it('is forgotten in an endless game when 2,001 others have been seen since, so that the state stays bounded', () => {
    const state = table();
    const arise = (n: number): number => {
      state.board[0] = square(n % 81);
      state.board[1] = square(Math.floor(n / 81));
      return countPosition(state);
    };
    for (let n = 0; n <= 2000; n++) expect(arise(n)).toBe(1);
    expect(arise(0)).toBe(2);
    expect(arise(2001)).toBe(1);
    expect(Object.keys(state.positions)).toHaveLength(2001);
    expect(arise(0)).toBe(3);
    expect(arise(1)).toBe(1);
  });
});
