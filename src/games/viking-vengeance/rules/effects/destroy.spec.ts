import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Destroying cards', () => {
  it('Fenrir spares whom he does not outweigh, allies, and enemies across a corner; then chance is not asked', () => {
    table('turn 2 player2; oni/2 thor/2 . .; oni/1 fenrir/1 . .', { dice: rigged() })
      .play(two, { type: 'endTurn' })
      .check(board('oni/2 thor/2 . .; oni/1 fenrir/1 . .'));
  });

  it('R47: Fenrir’s prey is drawn in reading order', () => {
    table('turn 2 player2; . kappa/2 . .; oni/2 fenrir/1 . .', { dice: rigged(1, 0) })
      .play(two, { type: 'endTurn' })
      .check(board('. kappa/2 . .; . fenrir/1=11,10,9,9 . .'));
  });

  it('Surtr burns one neighbour only: of equals the first from the top round to the right', () => {
    table('turn 1 player1; oni/2 oni/2 . .; oni/2 . oni/2 .; 1: surtr')
      .play(one, place('1.surtr', 1, 1))
      .check(board('oni/2 . . .; oni/1=4,4,3,3 surtr/1 oni/1=4,4,3,3 .'));
  });

  it('Surtr alone burns nobody', () => {
    table('turn 1 player1; oni/2 . . .; . . . .; 1: surtr')
      .play(one, place('1.surtr', 1, 1))
      .doesNotTell('public', 'card_removed')
      .check(board('oni/2 . . .; . surtr/1 . .'));
  });

  it('Susanoo without a monster among his enemies destroys nothing and gains nothing', () => {
    table('turn 1 player1; fenrir/1 . . thor/2; 1: susanoo')
      .play(one, place('1.susanoo', 1, 1))
      .check(board('fenrir/1 . . thor/2; . susanoo/1 . .'));
  });

  it('R31: protection does not stop destruction, no flip moments come up, and terrain stays', () => {
    const state = read('turn 1 player1; . baldr/2{ocean:0:1000} . .; 1: surtr');
    state.board[0]![1]!.effects = [
      { name: 'kane', kind: 'protect', bySide: { top: 0, right: 0, bottom: 0, left: 0 }, ticks: 3, source: null },
    ];
    scenario(vikingVengeance, { read: () => state, draw })('')
      .play(one, place('1.surtr', 1, 1))
      .doesNotTell('public', 'card_flipped')
      .doesNotTell('public', 'card_returned')
      .check(board('. {ocean:0:1000} . .; . surtr/1 . .'))
      .check(({ player2 }) => expect(player2.discardPile).toEqual(['baldr@1,0']));
  });
});
