import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Stealing effects', () => {
  it('Nurarihyon finds nothing to steal from allies and from the weakened, and asks chance for nothing', () => {
    table('turn 2 player2; nurarihyon/1 oni/1=9,9,9,9 . oni/2=1,1,1,1', { dice: rigged() })
      .play(two, { type: 'endTurn' })
      .check(board('nurarihyon/1 oni/1=9,9,9,9 . oni/2=1,1,1,1'));
  });

  it('Nurarihyon waits for the round', () => {
    table('turn 1 player1; nurarihyon/1 . . oni/2=9,9,9,9', { dice: rigged() })
      .play(one, { type: 'endTurn' })
      .check(board('nurarihyon/1 . . oni/2=9,9,9,9'));
  });
});
