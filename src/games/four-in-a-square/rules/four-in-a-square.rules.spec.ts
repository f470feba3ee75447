import { choicesOf } from '../../../engine/core/index.js';
import { scenario } from '../../../engine/testing/index.js';
import type { Scene } from '../../../engine/testing/index.js';
import { NEIGHBOURS, emptyBoard, seatOf, slotAt } from './board.js';
import { fourInASquare } from './four-in-a-square.game.js';
import { draw, read, readLine } from './four-in-a-square.notation.js';
import type { FourInASquare } from './four-in-a-square.types.js';

const table = scenario(fourInASquare, { read, draw });
const EMPTY = '...... ...... ...... ...... ...... ......';
const start = (pieces = 8): Scene<FourInASquare> => table(`R placement, hole 4, ${pieces} pieces\n${EMPTY}`);

/** Plays a line, each action by the player on turn. */
function follow(scene: Scene<FourInASquare>, line: string): Scene<FourInASquare> {
  for (const action of readLine(line)) scene.play(seatOf(scene.state.currentPlayer), action);
  return scene;
}

const after = (line: string, pieces?: number): Scene<FourInASquare> => follow(start(pieces), line);

describe('The board', () => {
  it('R1, R3: 36 slots lie on a grid of six by six, each in one square', () => {
    const board = emptyBoard();
    board[5]![2] = 'R'; // square 5 is in the middle row on the right, slot 2 below on the left
    board[6]![1] = 'B';
    expect(slotAt(board, 3, 4)).toBe('R');
    expect(slotAt(board, 4, 1)).toBe('B');
    const slots = [0, 1, 2, 3, 4, 5].flatMap((row) => [0, 1, 2, 3, 4, 5].map((col) => slotAt(board, row, col)));
    expect(slots.filter((slot) => slot !== null)).toHaveLength(2);
  });

  it('R4: neighbours are up, down, left and right, without diagonals and without going round the edge', () => {
    expect(NEIGHBOURS.map((near) => near.length)).toEqual([2, 3, 2, 3, 4, 3, 2, 3, 2]);
    for (const [square, near] of NEIGHBOURS.entries()) {
      for (const other of near) {
        expect(NEIGHBOURS[other]).toContain(square);
        const apart = Math.abs((square % 3) - (other % 3)) + Math.abs(Math.floor(square / 3) - Math.floor(other / 3));
        expect(apart).toBe(1);
      }
    }
    expect(NEIGHBOURS[2]).not.toContain(3);
    expect(NEIGHBOURS[5]).not.toContain(6);
  });

  it('W1, R2, R6: begins empty, with the hole in the middle and Red to place', () => {
    start().seen('public', (view) =>
      expect(view).toEqual({
        state: {
          board: Array.from({ length: 9 }, () => [null, null, null, null]),
          phase: 'placement',
          currentPlayer: 'R',
          placed: { R: 0, B: 0 },
          piecesPerPlayer: 8,
          holeSquareIndex: 4,
          selectedSquareIndex: null,
          winner: null,
          drawReason: null,
        },
        round: 1,
        winningBlocks: [],
        drawOffer: null,
        movementSlides: 0,
        occurrences: 0,
        repetitionLimit: 5,
        movementLimit: 200,
      }),
    );
  });
});

describe('A turn', () => {
  it('R7: places a piece and keeps the turn for the slide', () => {
    after('0.0').tells({ type: 'placed', player: 'R', squareIndex: 0, slotIndex: 0 }).shows(`
      R placementSlide, hole 4, 8 pieces
      R..... ...... ...... ...... ...... ......
    `);
  });

  it('R7: offers every empty slot outside the hole', () => {
    const offered = (scene: Scene<FourInASquare>, seat: number) => [...choicesOf(fourInASquare, scene.state, seat)];
    expect(offered(start(), 0)).toHaveLength(32);
    expect(offered(start(), 1)).toHaveLength(0);
    expect(offered(after('0.0 /1'), 1)).toHaveLength(31);
  });

  it('W2, R9: a slide carries its pieces into the hole, unrotated, and passes the turn', () => {
    after('1.0 /1')
      .tells({ type: 'slid', player: 'R', squareIndex: 1, toHoleSquareIndex: 4 })
      .check(({ board, placed }) => {
        expect(board[4]).toEqual(['R', null, null, null]);
        expect(board[1]).toEqual([null, null, null, null]);
        expect(placed).toEqual({ R: 1, B: 0 });
      })
      .shows(
        `
      B placement, hole 1, 8 pieces
      ...... ...... ..R... ...... ...... ......
    `,
      )
      .play(1, { type: 'place', squareIndex: 8, slotIndex: 3 })
      .offers(1, { type: 'slide', squareIndex: 0 })
      .offers(1, { type: 'slide', squareIndex: 2 })
      .offers(1, { type: 'slide', squareIndex: 4 });
  });

  it('R8: may slide an empty square, the one placed on, and the one that slid last', () => {
    after('0.0').offers(0, { type: 'slide', squareIndex: 1 });
    after('1.0').offers(0, { type: 'slide', squareIndex: 1 });
    after('0.0 /1 8.3').offers(1, { type: 'slide', squareIndex: 4 });
  });

  it('W10, R10, R11: movement begins with Red after Blue’s last placement slide, and is slides only', () => {
    after('0.0 /3 8.3 /0', 1)
      .shows(
        `
      R movement, hole 0, 1 pieces
      ...... ...... R..... ...... ...... .....B
    `,
      )
      .refuses(
        0,
        { type: 'place', squareIndex: 1, slotIndex: 1 },
        'WRONG_PHASE',
        'Invalid move: cannot place in phase movement',
      )
      .refuses(0, { type: 'slide', squareIndex: 4 }, 'NOT_ADJACENT')
      .check((state) =>
        expect([...choicesOf(fourInASquare, state, 0)]).toEqual([
          { type: 'slide', squareIndex: 1 },
          { type: 'slide', squareIndex: 3 },
        ]),
      );
  });

  it('R11: with 16 pieces each, every slot outside the hole is filled and the game goes on', () => {
    // Two diagonal colourings that never make a block, whatever slides where.
    const scene = table(`
      B placement, hole 1, 16 pieces
      RB..RB BR..BR RBRBRB BRBRBR RBRBRB BRBRB.
    `);
    expect([...choicesOf(fourInASquare, scene.state, 1)]).toEqual([{ type: 'place', squareIndex: 8, slotIndex: 3 }]);
  });
});

describe('Winning', () => {
  it('W6, R12, R13, R15: a block in one square wins at once, before the slide', () => {
    after('0.0 /7 8.3 /4 0.1 /7 8.2 /4 0.2 /7 6.0 /4 0.3')
      .tells({ type: 'won', player: 'R', reason: 'block', blocks: [{ player: 'R', row: 0, col: 0 }] })
      .ends({ winners: [0], reason: 'block' })
      .check(({ placed }) => expect(placed).toEqual({ R: 4, B: 3 }))
      .shows(
        `
      R placement, hole 4, 8 pieces, R wins
      RR.... RR.... ...... ...... B..... ....BB
    `,
      )
      .refuses(0, { type: 'slide', squareIndex: 1 }, 'GAME_OVER', 'Invalid move: the game is over');
  });

  it('W7, R12: nothing connects across the hole; the slide connects', () => {
    follow(
      after('3.1 /7 0.0 /4 3.3 /7 2.0 /4 5.0 /7 8.3 /4 5.2')
        .goesOn()
        .shows(
          `
      R placementSlide, hole 4, 8 pieces
      B...B. ...... .R..R. .R..R. ...... .....B
    `,
        ),
      '/3',
    )
      .ends({ winners: [0] })
      .seen(1, ({ winningBlocks }) => expect(winningBlocks).toEqual([{ player: 'R', row: 2, col: 3 }])).shows(`
      R placementSlide, hole 3, 8 pieces, R wins
      B...B. ...... ...RR. ...RR. ...... .....B
    `);
  });

  it('W8, R14, R15: a slide that completes only the rival’s block loses', () => {
    after('0.0 /7 3.1 /4 6.3 /7 1.3 /4 8.3 /7 2.2 /4 7.1 /7 5.0 /4 6.0 /3')
      .ends({ winners: [1] })
      .seen(0, ({ winningBlocks, state }) => {
        expect(winningBlocks).toEqual([{ player: 'B', row: 1, col: 3 }]);
        expect(state.placed).toEqual({ R: 5, B: 4 });
      }).shows(`
      R placementSlide, hole 3, 8 pieces, B wins
      R..... ...BB. ...BB. ...... R..R.. .R...R
    `);
  });

  it('W9, R14: of two blocks made by one slide, the slider’s counts', () => {
    follow(after('3.3 /7 3.1 /4 5.2 /7 1.3 /4 8.0 /7 2.2 /4 7.1 /7 5.0 /4 6.0').goesOn(), '/3')
      .ends({ winners: [0] })
      .seen('public', ({ winningBlocks }) =>
        expect(winningBlocks).toEqual([
          { player: 'B', row: 1, col: 3 },
          { player: 'R', row: 3, col: 3 },
        ]),
      ).shows(`
      R placementSlide, hole 3, 8 pieces, R wins
      ...... ...BB. ...BB. ...RR. R..RR. ......
    `);
  });

  it('W17, R13: Blue wins by placement too', () => {
    after('0.0 /1 8.0 /4 0.3 /1 8.1 /4 2.0 /1 8.2 /4 6.0 /1 8.3')
      .ends({ winners: [1], reason: 'block' })
      .check(({ phase, currentPlayer, placed, holeSquareIndex }) =>
        expect({ phase, currentPlayer, placed, holeSquareIndex }).toEqual({
          phase: 'placement',
          currentPlayer: 'B',
          placed: { R: 4, B: 4 },
          holeSquareIndex: 1,
        }),
      );
  });

  it('R14: several blocks of one colour are one win', () => {
    table(`
      R placement, hole 4, 8 pieces
      RRR... R.R... ...... ...... BB..BB ....B.
    `)
      .play(0, { type: 'place', squareIndex: 0, slotIndex: 3 })
      .tells({
        type: 'won',
        player: 'R',
        blocks: [
          { player: 'R', row: 0, col: 0 },
          { player: 'R', row: 0, col: 1 },
        ],
      })
      .ends({ winners: [0] });
  });

  it('R15: a winning slide in movement leaves phase and turn as they were', () => {
    table(`
      R movement, hole 4, 4 pieces
      ...... ...... .R..R. .R..R. BB..B. .....B
    `)
      .play(0, { type: 'slide', squareIndex: 3 })
      .ends({ winners: [0] })
      .check(({ phase, currentPlayer, movementSlides }) =>
        expect({ phase, currentPlayer, movementSlides }).toEqual({
          phase: 'movement',
          currentPlayer: 'R',
          movementSlides: 0,
        }),
      );
  });
});
