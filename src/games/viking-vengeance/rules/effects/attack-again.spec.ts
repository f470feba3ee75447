import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const one = 0;

describe('Attacking again', () => {
  it('Vidar rises when placed after Odin’s fall, but attacks again only for a fall he sees', () => {
    const state = read('turn 1 player1; odin/2 . . .; 1: vidar');
    state.board[0]![0]!.defeats = ['somebody'];
    scenario(vikingVengeance, { read: () => state, draw })('')
      .play(one, place('1.vidar', 3, 3))
      .check(board('odin/2 . . .; . . . .; . . . .; . . . vidar/1=13,13,12,12'))
      .check(({ board }) => expect(board[3]![3]!.marks).toEqual({ vidar_vengeance: 1 }));
  });

  it('Vidar gains nothing from an Odin that stands', () => {
    table('turn 1 player1; odin/2 . . .; 1: vidar')
      .play(one, place('1.vidar', 3, 3))
      .check(board('odin/2 . . .; . . . .; . . . .; . . . vidar/1'));
  });

  it('Vidar gains and attacks once in a game', () => {
    const state = read('turn 1 player1; . odin/2 . .; . . . .; . vidar/2 . .; 1: berserker=12,12,9,9');
    state.board[2]![1]!.marks = { vidar_vengeance: 1, 'vidar_vengeance/attack': 1 };
    scenario(vikingVengeance, { read: () => state, draw })('')
      .play(one, place('1.berserker', 1, 1))
      .check(board('. odin/1 . .; . berserker/1=12,12,9,9 . .; . vidar/2 . .'));
  });

  it('R30: attacking again calls up neither the moment before combat nor the one after', () => {
    table('turn 1 player1; . odin/2 . .; . . . .; frigg/2 vidar/2 . .; 1: berserker=12,12,9,9')
      .play(one, place('1.berserker', 1, 1))
      .check(board('. odin/1 . .; . berserker/2=12,12,9,9 . .; frigg/2 vidar/2=13,13,12,12 . .'));
  });
});
