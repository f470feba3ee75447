import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const one = 0;

const at = (x: number, y: number) => ({ x, y });

describe('Striking from afar', () => {
  it('Tawara Tōda shoots the strongest enemy weaker than himself', () => {
    table('turn 1 player1; oni/2 . . thor/2; . . . .; kappa/2 . . .; 1: tawara-toda')
      .play(one, place('1.tawara-toda', 3, 3))
      .tells({ type: 'card_flipped', cardId: 'oni@0,0', sourceCardId: '1.tawara-toda' })
      .check(board('oni/1 . . thor/2; . . . .; kappa/2 . . .; . . . tawara-toda/1'));
  });

  it('R45: Tawara Tōda shoots whom he is aimed at', () => {
    table('turn 1 player1; oni/2 . . thor/2; . . . .; kappa/2 . . .; 1: tawara-toda')
      .offers(one, place('1.tawara-toda', 3, 3))
      .offers(one, place('1.tawara-toda', 3, 3, at(0, 2)))
      .play(one, place('1.tawara-toda', 3, 3, at(0, 2)))
      .check(board('oni/2 . . thor/2; . . . .; kappa/1 . . .; . . . tawara-toda/1'));
  });

  it('R45: an enemy that is too strong, an ally and an empty tile are no targets', () => {
    table('turn 1 player1; oni/1 . . thor/2; 1: tawara-toda')
      .refuses(one, place('1.tawara-toda', 3, 3, at(3, 0)), 'INVALID_TARGET', 'Invalid ability target.')
      .refuses(one, place('1.tawara-toda', 3, 3, at(0, 0)), 'INVALID_TARGET')
      .refuses(one, place('1.tawara-toda', 3, 3, at(2, 2)), 'INVALID_TARGET')
      .refuses(one, place('1.tawara-toda', 3, 3, at(9, 9)), 'INVALID_TARGET')
      .doesNotOffer(one, place('1.tawara-toda', 3, 3, at(3, 0)))
      .play(one, place('1.tawara-toda', 3, 3))
      .doesNotTell('public', 'card_flipped');
  });

  it('R45: the tile bonus counts when a target is judged', () => {
    table('turn 1 player1; berserker/2=7,7,7,7 . . .; . . . {boosted+1:1:0}; 1: tawara-toda')
      .refuses(one, place('1.tawara-toda', 3, 3, at(0, 0)), 'INVALID_TARGET')
      .play(one, place('1.tawara-toda', 3, 1, at(0, 0)))
      .check(board('berserker/1=7,7,7,7 . . .; . . . tawara-toda/1=8,8,7,8'));
  });

  it('R45, R25: a protected target is legal, and defended', () => {
    const state = read('turn 1 player1; oni/2 . . .; 1: tawara-toda');
    state.board[0]![0]!.effects = [
      { name: 'kane', kind: 'protect', bySide: { top: 0, right: 0, bottom: 0, left: 0 }, ticks: 3, source: null },
    ];
    scenario(vikingVengeance, { read: () => state, draw })('')
      .play(one, place('1.tawara-toda', 3, 3, at(0, 0)))
      .tells({ type: 'card_defended', cardId: 'oni@0,0', sourceCardId: '1.tawara-toda' });
  });

  it('R11: a target is ignored where the ability has none, or abilities are off', () => {
    table('turn 1 player1; oni/2 . . .; 1: thrall').play(one, place('1.thrall', 3, 3, at(2, 2)));
    table('turn 1 player1 bare; oni/2 . . .; 1: tawara-toda')
      .play(one, place('1.tawara-toda', 3, 3, at(0, 0)))
      .check(board('oni/2 . . .; . . . .; . . . .; . . . tawara-toda/1'));
  });

  it('Ryūjin sweeps the weaker enemies on his diagonals', () => {
    table('turn 1 player1; oni/2 . thor/2 .; . . . .; kappa/2 . oni/1 .; 1: ryujin')
      .play(one, place('1.ryujin', 1, 1))
      .check(board('oni/1 . thor/2 .; . ryujin/1 . .; kappa/1 . oni/1 .'));
  });

  it('R29: Ryūjin’s sweep stops when he has been flipped himself', () => {
    // Odin falls first; Vidar attacks again and flips Ryūjin, who does not reach the last corner.
    table('turn 1 player1; odin/2=8,8,8,8 . . .; . . vidar/2 .; oni/2 . . .; 1: ryujin')
      .play(one, place('1.ryujin', 1, 1))
      .check(board('odin/1=8,8,8,8 . . .; . ryujin/2 vidar/2=13,13,12,12 .; oni/2 . . .'));
  });
});
