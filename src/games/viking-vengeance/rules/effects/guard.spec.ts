import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const one = 0;

describe('Guards', () => {
  it('Kaʻahupahau saves another ally anywhere, and pays for it', () => {
    table('turn 1 player1; . oni/2 . .; . . . .; . . . .; . . . kaahupahau/2; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .tells({ type: 'card_power_changed', cardId: 'kaahupahau@3,3' }, { type: 'card_defended', cardId: 'oni@1,0' })
      .check(board('. oni/2 . .; . tyr/1 . .; . . . .; . . . kaahupahau/2=3,4,4,5'));
  });

  it('Kaʻahupahau saves nobody when one of her sides is below three', () => {
    table('turn 1 player1; . oni/2 . .; . . . .; . . . .; . . . kaahupahau/2=2,9,9,9; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .tells({ type: 'card_flipped', cardId: 'oni@1,0' });
  });

  it('Kaʻahupahau saves neither herself nor an enemy', () => {
    table('turn 1 player1; . kaahupahau/2 . .; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .tells({
        type: 'card_flipped',
        cardId: 'kaahupahau@1,0',
      });
    table('turn 1 player1; . oni/2 . kaahupahau/1; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .tells({
        type: 'card_flipped',
        cardId: 'oni@1,0',
      });
  });

  it('R25: a guard is not troubled where the target’s own shield suffices', () => {
    table('turn 1 player1; . jormungandr/2 . kaahupahau/2; 1: berserker=12,12,9,9')
      .play(one, place('1.berserker', 1, 1))
      .check(board('. jormungandr/2 . kaahupahau/2; . berserker/1=12,12,9,9 . .'));
  });
});
