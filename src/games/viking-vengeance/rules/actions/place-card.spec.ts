import { scenario } from '../../../../engine/testing/index.js';
import { POSITIONS } from '../board/board.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, place, read } from '../viking-vengeance.notation.js';

const table = scenario(vikingVengeance, { read, draw });
const [one, two] = [0, 1];

describe('A placement', () => {
  it('R11: may be made on each of the sixteen tiles, once', () => {
    expect(POSITIONS).toHaveLength(16);
    for (const { x, y } of POSITIONS) {
      table('turn 1 player1; . . . .; 1: oni; 2: thrall')
        .offers(one, place('1.oni', x, y))
        .play(one, place('1.oni', x, y))
        .check(({ board, player1, turnNumber, current }) => {
          expect(board[y]![x]).toMatchObject({ id: '1.oni', owner: 'player1' });
          expect(board.flat().filter(Boolean)).toHaveLength(1);
          expect([player1.hand, player1.score, turnNumber, current]).toEqual([[], 1, 2, 'player2']);
        })
        .refuses(two, place('2.thrall', x, y), 'INVALID_POSITION');
    }
  });

  it('R11: is refused outside of the board', () => {
    for (const [x, y] of [
      [4, 0],
      [0, 4],
      [-1, 0],
      [0, -1],
    ] as const) {
      table('turn 1 player1; . . . .; 1: oni').refuses(one, place('1.oni', x, y), 'INVALID_POSITION');
    }
  });
});
