import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const one = 0;

describe('Melting', () => {
  it('Poliʻahu gains by lava under her own feet, and leaves the ocean alone', () => {
    table('turn 1 player1; {lava-1:1000:0} {ocean+1:0:1000} . .; 1: poliahu')
      .play(one, place('1.poliahu', 0, 0))
      .check(board('poliahu/1=9,9,7,8 {ocean+1:0:1000} . .'));
  });

  it('Poliʻahu changes nobody where there is no lava', () => {
    table('turn 1 player1; oni/2 . . .; 1: poliahu')
      .play(one, place('1.poliahu', 3, 3))
      .doesNotTell('public', 'card_power_changed');
  });
});
