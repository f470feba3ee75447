import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Blocking tiles', () => {
  it('Heimdall never takes the last tile of the opponent', () => {
    const full = 'oni/1 oni/1 oni/1 oni/1';
    table(`turn 15 player1; ${full}; ${full}; ${full}; . . oni/1 oni/1; 1: heimdall; 2: thrall`)
      .play(one, place('1.heimdall', 0, 3))
      .check(({ tiles }) => expect(tiles.flat().filter(Boolean)).toEqual([]))
      .offers(two, place('2.thrall', 1, 3));
  });

  it('Heimdall takes tiles from the top round, and skips the one that is left', () => {
    const full = 'oni/1 oni/1 oni/1 oni/1';
    table(`turn 13 player1; ${full}; ${full}; . oni/1 oni/1 oni/1; . . oni/1 oni/1; 1: heimdall; 2: thrall`)
      .play(one, place('1.heimdall', 0, 3))
      .check(({ tiles }) => {
        expect(tiles[2]![0]).toMatchObject({ status: 'blocked', turnsLeft: { player1: 0, player2: 1 } });
        expect(tiles[3]![1]).toBeNull();
      });
  });

  it('R50: Heimdall does not stop his own side', () => {
    table('turn 1 player1; . {blocked:0:1} . .; 1: thrall')
      .play(one, place('1.thrall', 1, 0))
      .check(board('. thrall/1 . .'));
  });

  it('R52: a tile blocked already stays as it is; terrain gives way', () => {
    table('turn 1 player1; . {blocked:1:0} . .; {lava-1:0:1000} . . .; 1: heimdall')
      .play(one, place('1.heimdall', 0, 0))
      .check(board('heimdall/1 . . .; {blocked:0:1} . . .'));
  });
});
