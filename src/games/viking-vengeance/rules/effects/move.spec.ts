import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Moving cards', () => {
  it('Ran pulls nobody over a taken or closed tile, no ally, and nobody further away', () => {
    table('turn 1 player1; oni/2 . . .; {blocked:0:9} . . .; . . oni/1 .; . . . .; 1: ran')
      .play(one, place('1.ran', 0, 2))
      .doesNotTell('public', 'card_moved');
    table('turn 1 player1; oni/2 . . .; 1: ran')
      .play(one, place('1.ran', 0, 3))
      .doesNotTell('public', 'card_moved');
  });

  it('R54: a card pulled onto a cursed tile suffers it; no placing moments come up', () => {
    table('turn 1 player1; oni/2 . . .; {cursed-2:0:1} . . sigurd/2; 1: ran')
      .play(one, place('1.ran', 0, 2))
      .check(board('. . . .; oni/1=3,3,2,2 . . sigurd/2; ran/1 . . .'));
  });

  it('La‘amaomao pushes nobody off the board, onto others, or onto closed tiles', () => {
    table('turn 1 player1; . oni/2 . .; . . odin/2 {blocked:0:9}; 1: laamaomao')
      .play(one, place('1.laamaomao', 1, 1))
      .doesNotTell('public', 'card_moved');
  });

  it('La‘amaomao does not push her own', () => {
    table('turn 1 player1; . . . .; . oni/1 . .; . . . .; 1: laamaomao')
      .play(one, place('1.laamaomao', 1, 2))
      .check(board('. . . .; . oni/1 . .; . laamaomao/1 . .'));
  });

  it('The Nightmarchers stay where they cannot go, and ask chance for nothing', () => {
    table('turn 2 player2; nightmarchers/1 {blocked:9:9} . .; odin/2 . . .', { dice: rigged() })
      .play(two, { type: 'endTurn' })
      .check(board('nightmarchers/1 {blocked:9:8} . .; odin/2 . . .'));
  });

  it('R42: the Nightmarchers move once, though they move down the list', () => {
    table('turn 2 player2; nightmarchers/1 . . .', { dice: rigged(0) })
      .play(two, { type: 'endTurn' })
      .check(board('{cursed-1:0:1000} nightmarchers/1 . .'));
  });
});
