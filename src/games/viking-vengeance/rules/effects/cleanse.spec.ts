import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Removing effects', () => {
  it('Noppera-bō wipes every boon off adjacent enemies before the fight', () => {
    table('turn 1 player1; . oni/2=9,9,9,9 . .; 1: noppera-bo')
      .play(one, place('1.noppera-bo', 1, 1))
      .tells({ type: 'effect_ended', cardId: 'oni@1,0' }, { type: 'card_flipped', cardId: 'oni@1,0' })
      .check(board('. oni/1 . .; . noppera-bo/1 . .'));
  });

  it('Noppera-bō touches neither banes, nor allies, nor cards across a corner', () => {
    table('turn 1 player1; oni/2=9,9,9,9 oni/2=1,1,1,1 . .; oni/1=9,9,9,9 . . .; 1: noppera-bo')
      .play(one, place('1.noppera-bo', 1, 1))
      .check(board('oni/2=9,9,9,9 oni/1=1,1,1,1 . .; oni/1=9,9,9,9 noppera-bo/1 . .'));
  });

  it('Hi‘iaka cleanses one random ally that needs it', () => {
    table('turn 2 player2; hiiaka/1 oni/1=1,1,1,1 kappa/1 oni/1=2,2,2,2', { dice: rigged(1) })
      .play(two, { type: 'endTurn' })
      .check(board('hiiaka/1 oni/1=1,1,1,1 kappa/1 oni/1'));
  });

  it('Hi‘iaka cleanses neither herself nor enemies nor boons', () => {
    table('turn 2 player2; hiiaka/1=1,1,1,1 oni/2=1,1,1,1 kappa/1=9,9,9,9 .', { dice: rigged() })
      .play(two, { type: 'endTurn' })
      .check(board('hiiaka/1=1,1,1,1 oni/2=1,1,1,1 kappa/1=9,9,9,9 .'));
  });
});
