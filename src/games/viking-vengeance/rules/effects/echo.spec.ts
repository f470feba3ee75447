import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Echoing', () => {
  it('Yamabiko echoes nobody across a corner, and never falls', () => {
    table('turn 1 player1; thor/2 akaname/1 . .; 1: yamabiko')
      .play(one, place('1.yamabiko', 1, 1))
      .check(board('thor/2 akaname/1 . .; . yamabiko/1 . .'));
  });

  it('Yamabiko reaches his neighbour from below nothing too', () => {
    table('turn 1 player1; . odin/1 . .; 1: yamabiko=-5,5,4,4')
      .play(one, place('1.yamabiko', 1, 1))
      .check(board('. odin/1 . .; . yamabiko/1=11,10,9,9 . .'));
  });

  it('The echo fades after his owner’s next turn', () => {
    table('turn 1 player1; . odin/1 . .; 1: yamabiko oni; 2: kappa')
      .play(one, place('1.yamabiko', 1, 1))
      .play(two, place('2.kappa', 3, 3))
      .check(board('. odin/1 . .; . yamabiko/1=11,10,9,9 . .; . . . .; . . . kappa/2'))
      .play(one, place('1.oni', 3, 0))
      .check(board('. odin/1 . oni/1; . yamabiko/1 . .; . . . .; . . . kappa/2'));
  });
});
