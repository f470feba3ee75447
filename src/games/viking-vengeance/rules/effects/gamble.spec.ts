import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const one = 0;

describe('Gambling', () => {
  it('R47: Loki picks first and rolls afterwards; 1 flips, to either side', () => {
    // Three others: he picks the third, the first, the second; rolls flip, stay, flip.
    table('turn 1 player1; oni/2 . . thrall/1; . . . .; kappa/2 . . .; 1: loki', { dice: rigged(2, 0, 0, 1, 0, 1) })
      .play(one, place('1.loki', 3, 3))
      .tells({ type: 'card_flipped', cardId: 'kappa@0,2', to: 'ann' }, { type: 'card_flipped', cardId: 'thrall@3,0' })
      .check(board('oni/2 . . thrall/2; . . . .; kappa/1 . . .; . . . loki/1'));
  });

  it('Loki picks at most four, and never himself', () => {
    table('turn 1 player1; oni/2 oni/2 oni/2 oni/2; oni/2 . . .; 1: loki', {
      dice: rigged(0, 0, 0, 0, 1, 1, 1, 1),
    })
      .play(one, place('1.loki', 3, 3))
      .check(board('oni/1 oni/1 oni/1 oni/1; oni/2 . . .; . . . .; . . . loki/1'));
  });

  it('Loki on an empty board asks chance for nothing', () => {
    table('turn 1 player1; . . . .; 1: loki', { dice: rigged() })
      .play(one, place('1.loki', 0, 0))
      .check(board('loki/1 . . .'));
  });

  it('Loki cares for no protection', () => {
    table('turn 1 player1; jormungandr/2 . . .; . kaahupahau/2 . .; 1: loki', { dice: rigged(0, 0, 1, 0) })
      .play(one, place('1.loki', 3, 3))
      .check(board('jormungandr/1 . . .; . kaahupahau/2 . .; . . . .; . . . loki/1'));
  });

  it('R47: a picked card that has left the board is not rolled for', () => {
    // Vidar avenges Odin on the Thrall beside him; the Thrall's own roll still comes. Baldr, flipped there, is gone.
    table('turn 1 player1; odin/2 . . .; baldr/1=1,1,1,1 vidar/2 . .; 1: loki', { dice: rigged(0, 0, 0, 1, 0) })
      .play(one, place('1.loki', 3, 3))
      .tells({ type: 'card_flipped', cardId: 'odin@0,0' }, { type: 'card_returned', cardId: 'baldr@0,1' })
      .check((state) => expect(draw(state)).toContain('1: baldr\n'));
  });
});
