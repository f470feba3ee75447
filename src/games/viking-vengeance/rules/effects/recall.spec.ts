import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Taking back', () => {
  it('Kanaloa takes back his gifts from the whole board and keeps one for each', () => {
    table('turn 1 player1; . . . .; 1: oni kappa kanaloa; 2: thor berserker=20,20,20,20')
      .play(one, place('1.oni', 0, 0))
      .play(two, place('2.berserker', 3, 3))
      .play(one, place('1.kappa', 0, 3))
      .check(board('oni/1=6,6,5,5 . . .; . . . .; . . . .; kappa/1=5,4,5,6 . . berserker/2=20,20,20,20'))
      .play(two, { type: 'endTurn' })
      .play(one, place('1.kanaloa', 3, 0))
      .check(board('oni/1 . . kanaloa/1=12,10,11,14; . . . .; . . . .; kappa/1 . . berserker/2=20,20,20,20'));
  });

  it('Kanaloa takes nothing back from another Kanaloa’s cards, and gains nothing without gifts', () => {
    table('turn 1 player1; . . . .; 1: kanaloa kanaloa')
      .play(one, place('1.kanaloa', 0, 0))
      // The second one, still in hand, strengthens the first.
      .check(board('kanaloa/1=11,9,10,13 . . .'))
      .check(({ board }) => expect(board[0]![0]!.effects).toMatchObject([{ source: '1.kanaloa.2' }]));
    table('turn 1 player1; . . . .; 1: kanaloa')
      .play(one, place('1.kanaloa', 0, 0))
      .check(board('kanaloa/1 . . .'));
  });
});
