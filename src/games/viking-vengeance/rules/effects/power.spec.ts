import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const one = 0;

describe('Power changed by placing a card', () => {
  it('Odin lifts every ally on the board, himself included', () => {
    table('turn 1 player1; oni/1 . . .; . . . .; 1: odin')
      .play(one, place('1.odin', 1, 2))
      .tells({ type: 'card_power_changed', abilityId: 'odin_foresight', effectName: 'odin_foresight' })
      .check(board('oni/1=6,6,5,5 . . .; . . . .; . odin/1=12,11,10,10 . .'));
  });

  it('Odin lifts neither enemies nor cards in hand', () => {
    table('turn 1 player1; . . . oni/2; 1: odin kappa')
      .play(one, place('1.odin', 0, 3))
      .check((state) => expect(draw(state)).toMatch(/\. \. \. oni\/2\n(.*\n)*1: kappa\n/));
  });

  it('Thor spares allies, and of equal sides takes the first from the top round to the right', () => {
    table('turn 1 player1; thrall/1 . . loki/2; 1: thor')
      .play(one, place('1.thor', 0, 3))
      .check(board('thrall/1 . . loki/2=7,9,9,9; . . . .; . . . .; thor/1 . . .'));
  });

  it('Gashadokuro chills the enemies next to it', () => {
    table('turn 1 player1; . tyr/2 . .; . . . .; 1: gashadokuro')
      .play(one, place('1.gashadokuro', 1, 1))
      .check(board('. tyr/1=7,6,7,6 . .; . gashadokuro/1 . .'));
  });

  it('Gashadokuro leaves allies and diagonal enemies alone', () => {
    table('turn 1 player1; odin/2 oni/1 . .; . . . .; 1: gashadokuro')
      .play(one, place('1.gashadokuro', 1, 1))
      .check(board('odin/2 oni/1 . .; . gashadokuro/1 . .'));
  });

  it('Skadi freezes enemies of her column only', () => {
    table('turn 1 player1; . oni/1 loki/2 loki/2; 1: skadi')
      .play(one, place('1.skadi', 2, 3))
      .check(board('. oni/1 loki/2=7,7,7,7 loki/2; . . . .; . . . .; . . skadi/1 .'));
  });

  it('Yuki-onna freezes no ally and no other row', () => {
    table('turn 1 player1; oni/2 . . .; oni/1 . . odin/2; 1: yuki-onna')
      .play(one, place('1.yuki-onna', 1, 1))
      .check(board('oni/2 . . .; oni/1 yuki-onna/1 . odin/2=8,7,6,6'));
  });

  it('Yamata no Orochi spares allies in row and column', () => {
    table('turn 1 player1; . oni/1 . .; . . . odin/2; 1: yamata-no-orochi')
      .play(one, place('1.yamata-no-orochi', 1, 1))
      .check(board('. oni/1 . .; . yamata-no-orochi/1 . odin/2=10,9,8,8'));
  });

  it('Kintarō befriends his side’s other beasts', () => {
    table('turn 1 player1; norse-fox/1 . . fenrir/1; 1: kintaro')
      .play(one, place('1.kintaro', 0, 3))
      .check(board('norse-fox/1=6,6,6,5 . . fenrir/1=11,11,10,10; . . . .; . . . .; kintaro/1 . . .'));
  });

  it('Kintarō does nothing for enemy beasts, for people, or for himself', () => {
    table('turn 1 player1; norse-fox/2 . . thrall/1; 1: kintaro')
      .play(one, place('1.kintaro', 0, 3))
      .check(board('norse-fox/2 . . thrall/1; . . . .; . . . .; kintaro/1 . . .'));
  });

  it('Njord rises beside any card of the sea, his own or not', () => {
    for (const owner of [1, 2]) {
      table(`turn 1 player1; . ran/${owner}=20,20,20,20 . .; 1: njord`)
        .play(one, place('1.njord', 0, 0))
        .check(board(`njord/1=10,11,12,10 ran/${owner}=20,20,20,20 . .`));
    }
  });

  it('Njord does not hear the sea across a corner', () => {
    table('turn 1 player1; . . . .; . kappa/1 . .; 1: njord')
      .play(one, place('1.njord', 0, 0))
      .check(board('njord/1 . . .; . kappa/1 . .'));
  });

  it('Frigg blesses adjacent allies after combat, the newly won too', () => {
    table('turn 1 player1; . oni/2 . .; thrall/1 . . .; 1: frigg')
      .play(one, place('1.frigg', 1, 1))
      .check(board('. oni/1=6,6,5,5 . .; thrall/1=6,6,4,4 frigg/1 . .'));
  });

  it('Frigg blesses neither herself, nor across corners, nor whom she could not win', () => {
    table('turn 1 player1; thrall/1 odin/2 . .; 1: frigg')
      .play(one, place('1.frigg', 1, 1))
      .check(board('thrall/1 odin/2 . .; . frigg/1 . .'));
  });

  it('Momotaro rallies nobody across a corner', () => {
    table('turn 1 player1; thrall/1 . . .; 1: momotaro')
      .play(one, place('1.momotaro', 1, 1))
      .check(board('thrall/1 . . .; . momotaro/1 . .'));
  });

  it('Kupua strikes a random enemy once for every ocean tile, also under cards', () => {
    table('turn 1 player1; {ocean+1:1000:0} . oni/1{ocean:1000:0} .; . . . .; odin/2 . . loki/2; 1: kupua', {
      dice: rigged(1, 1),
    })
      .play(one, place('1.kupua', 1, 3))
      .check(board('{ocean+1:1000:0} . oni/1{ocean:1000:0} .; . . . .; odin/2 . . loki/2=5,5,5,5; . kupua/1 . .'));
  });

  it('Kupua does nothing without an ocean, and asks chance for nothing', () => {
    table('turn 1 player1; {lava-1:1000:0} . . .; odin/2 . . .; 1: kupua', { dice: rigged() })
      .play(one, place('1.kupua', 3, 3))
      .check(board('{lava-1:1000:0} . . .; odin/2 . . .; . . . .; . . . kupua/1'));
  });

  it('Ushi-oni counts every edge, corners too', () => {
    table('turn 1 player1; . . . .; 1: ushi-oni')
      .play(one, place('1.ushi-oni', 3, 0))
      .check(board('. . . ushi-oni/1=9,9,7,7'));
  });
});
