import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Changing tiles', () => {
  it('Bragi leaves blocked and taken tiles alone', () => {
    table('turn 1 player1; . {blocked:1:0} . .; oni/1 . . .; 1: bragi')
      .play(one, place('1.bragi', 0, 0))
      .check(board('bragi/1 . . .; oni/1 {boosted+1:1:0} . .'));
  });

  it('Jorōgumo’s web weighs three ticks on who is caught in it', () => {
    table('turn 1 player1; . . . .; 1: jorogumo; 2: oni')
      .play(one, place('1.jorogumo', 1, 1))
      .play(two, place('2.oni', 1, 0))
      .check(({ board }) => expect(board[0]![1]!.effects).toMatchObject([{ name: 'tile', kind: 'tile', ticks: 2 }]))
      .check(board('. oni/2=3,3,2,2 . .; . jorogumo/1 . .'));
  });

  it('Jorōgumo’s web does not catch its owner, who only tears it', () => {
    table('turn 1 player1; . . . .; 1: jorogumo oni; 2: oni')
      .play(one, place('1.jorogumo', 1, 1))
      .check(board('. {cursed-2~3:0:1} . .; {cursed-2~3:0:1} jorogumo/1 {cursed-2~3:0:1} .; . {cursed-2~3:0:1} . .'))
      .play(two, place('2.oni', 3, 3))
      .check(board('. . . .; . jorogumo/1 . .; . . . .; . . . oni/2'));
    table('turn 1 player1; {cursed-2~3:0:1} . . .; 1: oni')
      .play(one, place('1.oni', 0, 0))
      .check(board('oni/1 . . .'));
  });

  it('Kapo hexes only open neighbours', () => {
    table('turn 1 player1; oni/1 . {cursed-3:0:1} .; . . . .; 1: kapo')
      .play(one, place('1.kapo', 1, 0))
      .check(board('oni/1 kapo/1 {cursed-3:0:1} .; . {cursed-3:0:1} . .'));
  });

  it('Kamapuaʻa turns a random normal tile to lava when a round begins', () => {
    table('turn 2 player2; kamapuaa/1 {ocean+1:1000:0} . .; oni/2 . . .', { dice: rigged(1) })
      .play(two, { type: 'endTurn' })
      .check(board('kamapuaa/1 {ocean+1:1000:0} . {lava-1:0:1000}; oni/2 . . .'));
  });

  it('Kamapuaʻa finds no tile where none is normal, and asks chance for nothing', () => {
    const row = 'oni/2 oni/2 oni/2 {blocked:9:9}';
    table(`turn 2 player2; kamapuaa/1 oni/2 oni/2 oni/2; ${row}; ${row}; ${row}`, { dice: rigged() })
      .play(two, { type: 'endTurn' })
      .doesNotTell('public', 'tile_changed');
  });

  it('Hauwahine’s ocean carries her owner and nobody else', () => {
    table('turn 2 player2; {ocean+1:1000:0} . . .; 2: oni')
      .play(two, place('2.oni', 0, 0))
      .check(board('oni/2{ocean+1:1000:0} . . .'));
  });

  it('Hauwahine waits for the round', () => {
    table('turn 1 player1; hauwahine/1 . . .', { dice: rigged() })
      .play(one, { type: 'endTurn' })
      .check(board('hauwahine/1 . . .'));
  });

  it('Pele pours lava only on open neighbours', () => {
    table('turn 1 player1; . {blocked:0:1} . .; oni/1 . . .; 1: pele')
      .play(one, place('1.pele', 0, 0))
      .check(board('pele/1 {blocked:0:1} . .; oni/1 . . .'));
  });

  it('Ukupanipo floods the tile under a fallen ally', () => {
    table('turn 1 player1; . oni/2 . .; . . . ukupanipo/2; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. oni/1{ocean:0:1000} . .; . tyr/1 . ukupanipo/2'));
  });

  it('Ukupanipo floods nothing for himself, for enemies, or where nobody lies any more', () => {
    table('turn 1 player1; . ukupanipo/2=1,1,1,1 . .; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. ukupanipo/1=1,1,1,1 . .; . tyr/1 . .'));
    table('turn 1 player1; . oni/2 . .; . . . ukupanipo/1; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. oni/1 . .; . tyr/1 . ukupanipo/1'));
    table('turn 1 player1; . baldr/2=1,1,1,1 . .; . . . ukupanipo/2; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. . . .; . tyr/1 . ukupanipo/2'));
  });
});
